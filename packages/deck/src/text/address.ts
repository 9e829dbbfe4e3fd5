const openable = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether a link may be opened: a foreign file can hold addresses that run code. */
export function isOpenableAddress(address: string): boolean {
  try {
    return openable.has(new URL(address).protocol);
  } catch {
    return false;
  }
}
