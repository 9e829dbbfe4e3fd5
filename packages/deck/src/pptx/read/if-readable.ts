import { Refused } from '../guard/refusal.ts';

/** What was read, or undefined where it is broken. A file made to hurt is refused as a whole, whatever piece shows it. */
export function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refused) throw error;
    return undefined;
  }
}
