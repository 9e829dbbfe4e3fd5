import { createHmac, timingSafeEqual } from 'node:crypto';
import { factorLimits } from '@app/contract/factor/limits.ts';

const { digits, stepSeconds, driftSteps } = factorLimits;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as authenticator apps want them typed in (RFC 4648, without the padding). */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => letters[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The number of the piece of time that a moment lies in. */
export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / stepSeconds);

/** The code of a step: RFC 6238 with HMAC-SHA-1, which is what the apps know. */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step near a moment whose code this is; undefined when it is none. */
export function stepOfCode(secret: Uint8Array, code: string, moment: Date): number | undefined {
  const given = Buffer.from(code.padEnd(digits).slice(0, digits));
  let found: number | undefined;
  // All of them are compared, so that time tells nothing.
  for (let drift = -driftSteps; drift <= driftSteps; drift++) {
    const step = stepAt(moment) + drift;
    if (timingSafeEqual(given, Buffer.from(codeOf(secret, step)))) found = step;
  }
  return found;
}
