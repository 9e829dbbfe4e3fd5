import { randomInt } from 'node:crypto';
import { factorLimits } from '@app/contract/factor/limits.ts';

/** Without look-alikes: these codes are written on paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A recovery code: about 50 random bits. */
export const recoveryCode = (): string =>
  Array.from({ length: factorLimits.recoveryLetters }, () => letters[randomInt(letters.length)]).join('');

/** As it is read best: in two halves. */
export const hyphenated = (code: string): string =>
  `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`;

/** What the QR code says to the app. */
export function addressOf(mailbox: string, secret: string): string {
  const issuer = 'Rostrum';
  const { digits, stepSeconds } = factorLimits;
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(stepSeconds),
  });
  return `otpauth://totp/${issuer}:${encodeURIComponent(mailbox)}?${query}`;
}
