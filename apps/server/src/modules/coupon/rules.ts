import { randomInt } from 'node:crypto';

/** Without letters and digits that look like others. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const groups = 4;
const groupLength = 4;

/** A code of 80 random bits, in groups that a person can type. */
export function newRedeemCode(): string {
  const letters = Array.from({ length: groups * groupLength }, () => alphabet[randomInt(alphabet.length)]);
  return Array.from({ length: groups }, (_, at) =>
    letters.slice(at * groupLength, (at + 1) * groupLength).join(''),
  ).join('-');
}

/** A code as it is hashed, from how a person typed it. */
export const writtenRedeemCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

const dayMs = 24 * 60 * 60 * 1000;

/** The end of something that is good for some days; null: it has none. */
export const endAfter = (now: Date, days: number | null): Date | null =>
  days === null ? null : new Date(now.getTime() + days * dayMs);
