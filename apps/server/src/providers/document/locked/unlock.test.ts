import { describe, expect, test } from 'vitest';
import { DamagedContainer } from './compound-file.ts';
import { UnknownLock, WrongPassword } from './keys.ts';
import { lockAgile, lockStandard } from './testing.ts';
import { unlock } from './unlock.ts';

const file = Buffer.from(Array.from({ length: 9001 }, (_, index) => (index * 7) % 251));
const password = '开讲 Pass 1';

describe('a file with a password', () => {
  test.each([
    ['of Office 2010 and later', lockAgile(file, password)],
    ['with another hash', lockAgile(file, password, { hash: 'sha256' })],
    ['of Office 2007', lockStandard(file, password)],
  ])('%s is opened, byte for byte', (_what, locked) => {
    expect(unlock(locked, password).equals(file)).toBe(true);
  });

  test('is not opened by another password', () => {
    for (const locked of [lockAgile(file, password), lockStandard(file, password)]) {
      for (const wrong of ['开讲 pass 1', '', `${password} `])
        expect(() => unlock(locked, wrong)).toThrow(WrongPassword);
    }
  });
});

describe('a file that is made to hurt', () => {
  test('asks for more hashes than any, and is not opened', () => {
    const locked = lockAgile(file, password, { spins: 1000 });
    const at = locked.indexOf('spinCount="1000"');
    for (const spins of ['1e99', '1e7 ', '-100', 'many']) {
      locked.write(`spinCount="${spins}"`, at);
      expect(() => unlock(locked, password)).toThrow(UnknownLock);
    }
  });

  test('has a chain that leads back to itself, and ends as damaged', () => {
    const locked = lockAgile(file, password);
    // The first sector of the long stream follows itself.
    const table = 512;
    const first = 3 + Math.ceil((locked.readUInt32LE(1024 + 128 + 120) + 63) / 512);
    locked.writeUInt32LE(first, table + first * 4);
    expect(() => unlock(locked, password)).toThrow(DamagedContainer);
  });

  test.each([0, 100, 511, 600, 2000, 5000])('is cut after %i bytes, and never opened', (length) => {
    expect(() => unlock(lockAgile(file, password).subarray(0, length), password)).toThrow(DamagedContainer);
  });
});
