/** Saves a Blob on the user's disk under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  saveAddress(address, name);
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Saves what is at an address of our own server, without holding it in memory. */
export function saveAddress(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  // Some browsers follow only links that are in the page.
  document.body.append(link);
  link.click();
  link.remove();
}
