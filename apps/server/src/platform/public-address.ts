/** The address that people use: the one that was set, or this machine's own. */
export const publicAddress = (publicUrl: string | undefined, port: number): string =>
  (publicUrl ?? `http://localhost:${port}`).replace(/\/+$/, '');
