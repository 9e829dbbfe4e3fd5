import { sessionKeys } from '@app/contract/user/schema.ts';
import { expect, test } from 'vitest';
import { privacyMessages } from './messages.ts';

const texts = Object.values(privacyMessages);
const chinese = texts.map(({ zh }) => zh).join('');
const english = texts.map(({ en }) => en).join(' ');

test('everything that the browser keeps of a session is named', () => {
  for (const key of sessionKeys) {
    expect(chinese).toContain(key);
    expect(english).toContain(key);
  }
});

test('both languages have a whole policy', () => {
  const words = english.split(/\s+/).length;
  const characters = chinese.match(/\p{Script=Han}/gu)?.length ?? 0;
  expect(words).toBeGreaterThan(900);
  expect(words).toBeLessThan(1_700);
  expect(characters).toBeGreaterThan(1_400);
});
