import { timingSafeEqual } from 'node:crypto';
import { DamagedContainer, openCompoundFile } from './compound-file.ts';
import { fitted, hashOf, hashWithNumber, opened, spun, UnknownLock, WrongPassword } from './keys.ts';

// Opens an Office file that has a password (ECMA-376 encryption, MS-OFFCRYPTO 2.3.4): "agile" as Office 2010 and later write it,
// "standard" as Office 2007 did.

// Office hashes a password 100,000 times. A file may ask for more, but not for minutes of a processor.
const mostSpins = 1_000_000;
const standardSpins = 50_000;
const segmentBytes = 4096;
/** Before what is locked stands its length, before what says how it is locked a version. */
const lengthBytes = 8;
const versionBytes = 8;

const verifierInput = Buffer.from('fea7d2763b4b9e79', 'hex');
const verifierHash = Buffer.from('d7aa0f6d3061344e', 'hex');
const packageKey = Buffer.from('146e0be7abacd0d6', 'hex');

const hashes: ReadonlyMap<string, string> = new Map([
  ['SHA1', 'sha1'],
  ['SHA-1', 'sha1'],
  ['SHA256', 'sha256'],
  ['SHA384', 'sha384'],
  ['SHA512', 'sha512'],
]);

type Fields = { number(name: string): number; bytes(name: string): Buffer; hash: string };

/** The attributes of the one element of this name. */
function fieldsOf(xml: string, element: string): Fields {
  const tag = new RegExp(`<(?:\\w+:)?${element}\\s([^>]*)>`).exec(xml)?.[1] ?? '';
  const said = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const hash = hashes.get(said('hashAlgorithm'));
  if (hash === undefined || said('cipherAlgorithm') !== 'AES' || said('cipherChaining') !== 'ChainingModeCBC')
    throw new UnknownLock(`${said('hashAlgorithm')} ${said('cipherAlgorithm')} ${said('cipherChaining')}`);
  return { number: (name) => Number(said(name)), bytes: (name) => Buffer.from(said(name), 'base64'), hash };
}

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

function openAgile(info: Buffer, content: Buffer, password: string): Buffer {
  const xml = info.toString('utf8', versionBytes);
  const lock = fieldsOf(xml, 'encryptedKey');
  const data = fieldsOf(xml, 'keyData');
  const spins = lock.number('spinCount');
  if (!(spins >= 0 && spins <= mostSpins)) throw new UnknownLock('spins');
  const salt = lock.bytes('saltValue');
  const hash = spun(lock.hash, salt, password, spins);
  const read = (name: string, purpose: Buffer) => {
    const key = fitted(hashOf(lock.hash, hash, purpose), lock.number('keyBits') / 8);
    return opened('cbc', key, fitted(salt, 16), lock.bytes(name));
  };
  const input = read('encryptedVerifierHashInput', verifierInput).subarray(0, lock.number('saltSize'));
  const expected = read('encryptedVerifierHashValue', verifierHash);
  const found = hashOf(lock.hash, input);
  if (!isSame(found, expected.subarray(0, found.length))) throw new WrongPassword();
  const key = read('encryptedKeyValue', packageKey).subarray(0, data.number('keyBits') / 8);
  const pieces: Buffer[] = [];
  for (let at = 0; at * segmentBytes < content.length; at++) {
    const iv = fitted(hashWithNumber(data.hash, data.bytes('saltValue'), at), 16);
    pieces.push(opened('cbc', key, iv, content.subarray(at * segmentBytes, (at + 1) * segmentBytes)));
  }
  return Buffer.concat(pieces);
}

function openStandard(info: Buffer, content: Buffer, password: string): Buffer {
  const header = 12;
  const verifier = header + info.readUInt32LE(versionBytes);
  const keyBytes = info.readUInt32LE(header + 16) / 8;
  const saltBytes = info.readUInt32LE(verifier);
  if (saltBytes !== 16) throw new UnknownLock('salt');
  const field = (at: number, length: number) => info.subarray(verifier + at, verifier + at + length);
  const hash = hashWithNumber('sha1', spun('sha1', field(4, 16), password, standardSpins), 0);
  const mixed = (filler: number) => {
    const block = Buffer.alloc(64, filler);
    hash.forEach((byte, index) => (block[index] = byte ^ filler));
    return hashOf('sha1', block);
  };
  const key = Buffer.concat([mixed(0x36), mixed(0x5c)]).subarray(0, keyBytes);
  const found = hashOf('sha1', opened('ecb', key, null, field(20, 16)));
  const expected = opened('ecb', key, null, field(40, 32)).subarray(0, found.length);
  if (!isSame(found, expected)) throw new WrongPassword();
  return opened('ecb', key, null, content);
}

/** The file inside; throws `WrongPassword`, `UnknownLock` or `DamagedContainer`. */
export function unlock(file: Buffer, password: string): Buffer {
  const container = openCompoundFile(file);
  const info = container.read('EncryptionInfo');
  const locked = container.read('EncryptedPackage');
  if (!info || !locked || info.length < versionBytes || locked.length < lengthBytes)
    throw new DamagedContainer('streams');
  const length = Number(locked.readBigUInt64LE());
  const content = locked.subarray(lengthBytes);
  const [major, minor] = [info.readUInt16LE(0), info.readUInt16LE(2)];
  if (minor === 4 && major === 4) return openAgile(info, content, password).subarray(0, length);
  if (minor === 2 && major >= 2 && major <= 4)
    return openStandard(info, content, password).subarray(0, length);
  throw new UnknownLock(`version ${major}.${minor}`);
}
