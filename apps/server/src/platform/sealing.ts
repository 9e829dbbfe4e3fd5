import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

// A key of its own for each purpose: what is sealed for one opens nowhere else.
const keyFor = (purpose: string, secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Hides a secret that has to be read again, such as that of a second factor. */
export function seal(bytes: Uint8Array, purpose: string, secret: string): string {
  const nonce = randomBytes(nonceBytes);
  const box = createCipheriv(cipher, keyFor(purpose, secret), nonce);
  return Buffer.concat([nonce, box.update(bytes), box.final(), box.getAuthTag()]).toString('base64url');
}

/** What was sealed; throws when it was changed, or sealed for another purpose or installation. */
export function unseal(sealed: string, purpose: string, secret: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const box = createDecipheriv(cipher, keyFor(purpose, secret), bytes.subarray(0, nonceBytes));
  box.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([box.update(bytes.subarray(nonceBytes, -tagBytes)), box.final()]);
}
