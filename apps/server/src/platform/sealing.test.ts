import { expect, test } from 'vitest';
import { seal, unseal } from './sealing.ts';

const text = Buffer.from('hidden');

test('what was sealed can be read again, and does not show', () => {
  const sealed = seal(text, 'a', 'secret');
  expect(unseal(sealed, 'a', 'secret')).toEqual(text);
  expect(Buffer.from(sealed, 'base64url').includes(text)).toBe(false);
  expect(seal(text, 'a', 'secret')).not.toBe(sealed);
});

test('another purpose, another installation and a changed letter open nothing', () => {
  const sealed = seal(text, 'a', 'secret');
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1);
  expect(() => unseal(sealed, 'b', 'secret')).toThrow('authenticate');
  expect(() => unseal(sealed, 'a', 'other')).toThrow('authenticate');
  expect(() => unseal(changed, 'a', 'secret')).toThrow('authenticate');
});
