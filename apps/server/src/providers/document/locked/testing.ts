import { createCipheriv } from 'node:crypto';
import { fitted, hashOf, hashWithNumber, spun } from './keys.ts';

// Locks files as Office does, for tests: the smallest container that holds what is needed, with few spins.

const sectorBytes = 512;
const smallBytes = 64;
const cutoff = 4096;
const [end, free, fat] = [0xffff_fffe, 0xffff_ffff, 0xffff_fffd];

const filled = (bytes: Buffer, unit: number) =>
  Buffer.concat([bytes, Buffer.alloc((unit - (bytes.length % unit)) % unit)]);
const numbers = (values: readonly number[], length: number) => {
  const bytes = Buffer.alloc(length, 0xff);
  values.forEach((value, index) => bytes.writeUInt32LE(value, index * 4));
  return bytes;
};
const chained = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => (index + 1 === count ? end : first + index + 1));

function entry(name: string, type: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(128);
  bytes.write(name, 'utf16le');
  bytes.writeUInt16LE(name === '' ? 0 : name.length * 2 + 2, 64);
  bytes.writeUInt8(type, 66);
  bytes.writeUInt32LE(start, 116);
  bytes.writeUInt32LE(size, 120);
  return bytes;
}

/** A container of two streams: the first one short, the second one long. */
function container(info: Buffer, content: Buffer): Buffer {
  if (info.length >= cutoff || content.length < cutoff) throw new Error('one is short, the other long');
  const small = filled(info, smallBytes);
  const shared = filled(small, sectorBytes);
  const long = filled(content, sectorBytes);
  const [sharedAt, sharedCount, longCount] = [3, shared.length / sectorBytes, long.length / sectorBytes];
  const longAt = sharedAt + sharedCount;
  const table = [fat, end, end, ...chained(sharedAt, sharedCount), ...chained(longAt, longCount)];
  if (table.length > sectorBytes / 4) throw new Error('a test needs no more');
  const header = Buffer.alloc(sectorBytes);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  [3, 0xfffe, 9, 6].forEach((value, index) => header.writeUInt16LE(value, 26 + index * 2));
  const fields: [number, number][] = [
    [44, 1],
    [48, 1],
    [56, cutoff],
    [60, 2],
    [64, 1],
    [68, end],
  ];
  for (const [at, value] of fields) header.writeUInt32LE(value, at);
  numbers([0], sectorBytes - 76).copy(header, 76);
  const directory = [
    entry('Root Entry', 5, sharedAt, small.length),
    entry('EncryptionInfo', 2, 0, info.length),
    entry('EncryptedPackage', 2, longAt, content.length),
    entry('', 0, free, 0),
  ];
  const links = chained(0, small.length / smallBytes);
  return Buffer.concat([
    header,
    numbers(table, sectorBytes),
    ...directory,
    numbers(links, sectorBytes),
    shared,
    long,
  ]);
}

function closed(mode: 'cbc' | 'ecb', key: Buffer, iv: Buffer | null, data: Buffer): Buffer {
  const cipher = createCipheriv(`aes-${key.length * 8}-${mode}`, key, iv).setAutoPadding(false);
  return Buffer.concat([cipher.update(filled(data, 16)), cipher.final()]);
}

const withLength = (file: Uint8Array, content: Buffer) => {
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(file.length));
  return Buffer.concat([length, content]);
};

/** As Office 2010 and later lock. */
export function lockAgile(
  file: Uint8Array,
  password: string,
  { spins = 1000, hash = 'sha512' } = {},
): Buffer {
  const [salt, dataSalt, key] = [1, 2, 3].map((fill) => Buffer.alloc(fill === 3 ? 32 : 16, fill)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const secret = spun(hash, salt, password, spins);
  const lock = (purpose: string, data: Buffer) =>
    closed('cbc', fitted(hashOf(hash, secret, Buffer.from(purpose, 'hex')), 32), salt, data).toString(
      'base64',
    );
  const algorithm = `saltSize="16" blockSize="16" keyBits="256" hashSize="64" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="${hash.toUpperCase()}"`;
  const input = Buffer.alloc(16, 9);
  const xml = `<?xml version="1.0"?><encryption><keyData ${algorithm} saltValue="${dataSalt.toString('base64')}"/><keyEncryptors><keyEncryptor><p:encryptedKey spinCount="${spins}" ${algorithm} saltValue="${salt.toString('base64')}" encryptedVerifierHashInput="${lock('fea7d2763b4b9e79', input)}" encryptedVerifierHashValue="${lock('d7aa0f6d3061344e', hashOf(hash, input))}" encryptedKeyValue="${lock('146e0be7abacd0d6', key)}"/></keyEncryptor></keyEncryptors></encryption>`;
  const pieces: Buffer[] = [];
  for (let at = 0; at * 4096 < file.length; at++) {
    const piece = Buffer.from(file.subarray(at * 4096, (at + 1) * 4096));
    pieces.push(closed('cbc', key, fitted(hashWithNumber(hash, dataSalt, at), 16), piece));
  }
  const version = Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]);
  return container(Buffer.concat([version, Buffer.from(xml)]), withLength(file, Buffer.concat(pieces)));
}

/** As Office 2007 locked. */
export function lockStandard(file: Uint8Array, password: string): Buffer {
  const salt = Buffer.alloc(16, 7);
  const hash = hashWithNumber('sha1', spun('sha1', salt, password, 50_000), 0);
  const block = Buffer.alloc(64, 0x36);
  hash.forEach((byte, index) => (block[index] = byte ^ 0x36));
  const key = hashOf('sha1', block).subarray(0, 16);
  const verifier = Buffer.alloc(16, 5);
  const head = Buffer.alloc(12 + 32);
  [3, 2].forEach((value, index) => head.writeUInt16LE(value, index * 2));
  head.writeUInt32LE(32, 8);
  head.writeUInt32LE(128, 12 + 16);
  const saltSize = Buffer.from([16, 0, 0, 0]);
  const hashSize = Buffer.from([20, 0, 0, 0]);
  const tail = [
    closed('ecb', key, null, verifier),
    hashSize,
    closed('ecb', key, null, hashOf('sha1', verifier)),
  ];
  const info = Buffer.concat([head, saltSize, salt, ...tail]);
  return container(info, withLength(file, closed('ecb', key, null, Buffer.from(file))));
}
