import { allMessages } from '@app/contract/base/messages.ts';
import { expect, test } from 'vitest';
import { textFolders } from '../../build/ui-font-plugin.ts';
import { uiFontSheet, uiParts } from '../../build/ui-font.ts';
import { shareScreenMessages } from '../features/share/messages.ts';
import { stageMessages } from '../features/stage/messages.ts';
import { shellMessages } from './shell-messages.ts';

const parts = uiParts(textFolders);
const han = (text: string) => [...text].filter((character) => /\p{Script=Han}/u.test(character));
const missing = (text: string, names: readonly string[]) => {
  const held = new Set(parts.filter(({ name }) => names.includes(name)).flatMap((part) => part.characters));
  return han(text).filter((character) => !held.has(character));
};

test('every Chinese text of the product is in characters that the font has', async () => {
  const tables = import.meta.glob(['../**/*messages.ts']);
  await Promise.all(Object.values(tables).map((load) => load()));
  const every = allMessages();
  expect(every.length).toBeGreaterThan(500);
  for (const { key, zh } of every) expect(missing(zh, ['everywhere', 'listening', 'more']), key).toEqual([]);
});

test('who comes to listen needs the small part of it alone, and who reads English the smallest', () => {
  const { product, skip, otherLanguage } = shellMessages;
  const shown = [...Object.values(shareScreenMessages), ...Object.values(stageMessages), product, skip];
  for (const { key, zh } of shown) expect(missing(zh, ['everywhere', 'listening']), key).toEqual([]);
  expect(missing(otherLanguage.en, ['everywhere'])).toEqual([]);
  const [everywhere, listening] = parts;
  expect(everywhere?.characters.length).toBeLessThan(5);
  expect(listening?.characters.length).toBeLessThan(250);
});

test('a machine with a font for Chinese fetches none of it', () => {
  for (const face of uiFontSheet(parts, '.').split('\n')) {
    const source = /src:([^;]+)/.exec(face)?.[1] ?? '';
    expect(source.indexOf('local(')).toBe(0);
    expect(source.indexOf('local(')).toBeLessThan(source.indexOf('url('));
  }
});
