import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { allMessages } from '@app/contract/base/messages.ts';
import { expect, test } from 'vitest';
import { makeDisplayFont } from '../../build/display-font.ts';
import { displayCharacters, displayText } from '../../build/display-text.ts';
import { readCharacterMap } from '@app/deck/fonts/character-map.ts';
import { readTables, tableOf } from '@app/deck/fonts/sfnt.ts';

const sources = join(import.meta.dirname, '..');
const cache = join(import.meta.dirname, '../../../../.cache/display-font');
const isDisplayed = (key: string) => /\.(?:title|headline)\w*$/.test(key);

test('every title and headline is set in characters that the font has', async () => {
  const tables = import.meta.glob(['../**/*messages.ts']);
  await Promise.all(Object.values(tables).map((load) => load()));
  const titles = allMessages().filter(({ key }) => isDisplayed(key));
  expect(titles.length).toBeGreaterThan(20);
  const known = new Set(displayText(sources));
  for (const { key, zh, en } of titles) {
    const missing = [...(zh + en)].filter((character) => !known.has(character));
    expect(missing, key).toEqual([]);
  }
});

test('what these components set in the display font is named so that the font has it', () => {
  const setsTitle = /<(?:EmptyState|FormHead|Ending|PageDrop)\b[^>]*?\b(?:title|text)=\{t\(\w+\.(\w+)/g;
  const shown = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .flatMap((path) => [...readFileSync(join(sources, path), 'utf8').matchAll(setsTitle)])
    .map(([, name = '']) => name);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((name) => !isDisplayed(`.${name}`))).toEqual([]);
});

test('titles are found however they are written', () => {
  expect(displayCharacters(`titleOne: { zh: '一', en: 'one' },`)).toBe('一one');
  expect(displayCharacters(`headlineTwo: {\n  zh: '二 {n}',\n  en: "two's {n}",\n}`)).toBe("二 {n}two's {n}");
  expect(displayCharacters(`text: { zh: '三', en: 'three' }, subtitle: { zh: '四', en: 'four' }`)).toBe('');
});

test('the font has each of its characters, and is small', { timeout: 60_000 }, async () => {
  const text = displayText(sources);
  const folder = await makeDisplayFont(text, cache);
  const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  const sizes = files.map((name) => statSync(join(folder, name)).size);
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThan(80 * 1024);

  const subset = createRequire(import.meta.url)('subset-font') as (
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype' },
  ) => Promise<Buffer>;
  const drawn = new Set<number>();
  for (const name of files) {
    const font = await subset(readFileSync(join(folder, name)), text, { targetFormat: 'truetype' });
    for (const code of readCharacterMap(tableOf(readTables(font), 'cmap')).keys()) drawn.add(code);
  }
  expect([...text].filter((character) => !drawn.has(character.codePointAt(0)!))).toEqual([]);
});
