import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A token as its holder gets it: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token, so that a stolen database opens no session. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Signs an address that works without a token, such as the source of an <audio>. */
export function signText(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

export function isSignedBy(text: string, signature: string, secret: string): boolean {
  const expected = Buffer.from(signText(text, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
