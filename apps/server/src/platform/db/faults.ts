/** Whether an error, or one that it was made of, is of a kind: queries wrap what the database says. */
export function hasCause(error: unknown, isKind: (error: unknown) => boolean): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++)
    if (isKind(one)) return true;
  return false;
}

/** Shut down, starting up, out of connections, or gone from where it was (the codes of PostgreSQL and of sockets). */
const goneCodes =
  /^(08...|57P0[1-5]|53300|3D000|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;
/** What the driver says without a code. */
const goneWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** The database cannot be reached: nothing is wrong with the call. */
export function isDatabaseGone(error: unknown): boolean {
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  // The embedded database listens on a socket file, which goes with it.
  if (syscall === 'connect') return true;
  return goneCodes.test(String(code ?? '')) || goneWords.test(message ?? '');
}
