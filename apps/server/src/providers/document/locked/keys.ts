import { createDecipheriv, createHash } from 'node:crypto';

// What both ways of locking an Office file share (MS-OFFCRYPTO 2.3.4).

export class WrongPassword extends Error {}
export class UnknownLock extends Error {}

const numbered = (number: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
};

export const hashOf = (algorithm: string, ...parts: readonly Buffer[]): Buffer => {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest();
};

export const hashWithNumber = (algorithm: string, before: Buffer, number: number): Buffer =>
  hashOf(algorithm, before, numbered(number));

/** The password, hashed as often as the file asks for. */
export function spun(algorithm: string, salt: Buffer, password: string, times: number): Buffer {
  let hash = hashOf(algorithm, salt, Buffer.from(password, 'utf16le'));
  for (let time = 0; time < times; time++) hash = hashOf(algorithm, numbered(time), hash);
  return hash;
}

/** Cut or filled up to a length, as the format fills. */
export const fitted = (bytes: Buffer, length: number): Buffer =>
  bytes.length >= length
    ? bytes.subarray(0, length)
    : Buffer.concat([bytes, Buffer.alloc(length - bytes.length, 0x36)]);

const keyLengths = new Set([16, 24, 32]);

/** Opens whole blocks of AES; the rest of an unfinished one is left out. */
export function opened(mode: 'cbc' | 'ecb', key: Buffer, iv: Buffer | null, data: Buffer): Buffer {
  if (!keyLengths.has(key.length)) throw new UnknownLock('length of key');
  const decipher = createDecipheriv(`aes-${key.length * 8}-${mode}`, key, iv).setAutoPadding(false);
  const whole = data.subarray(0, data.length - (data.length % 16));
  return Buffer.concat([decipher.update(whole), decipher.final()]);
}
