import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { fontFile, fontLimits } from '@app/contract/font/limits.ts';
import { fontRoutes } from '@app/contract/font/routes.ts';
import { readCharacterMap } from '@app/deck/fonts/character-map.ts';
import { tablesOf } from '@app/deck/fonts/letters.ts';
import { writeTables } from '@app/deck/fonts/sfnt.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { createFontService } from './service.ts';

const lengths = { head: 54, hhea: 36, maxp: 32, 'OS/2': 96, name: 6, post: 32 };
const measures = new Map(Object.entries(lengths).map(([tag, length]) => [tag, Buffer.alloc(length)]));
const outline = (name: string) => Buffer.from(`\0\x01 the outline of ${name}`);

/** A font whose outlines say what they are. */
function aFont(characters: string): Buffer {
  const names = ['nothing', ...characters];
  const glyphs = names.map((name) => ({ outline: outline(name), advance: 1000, bearing: 0 }));
  const codes = [...characters].map((each, index) => [each.codePointAt(0)!, index + 1] as const);
  return writeTables(tablesOf([measures], glyphs, new Map(codes)));
}

let app: TestApp;
let web: string;
beforeAll(async () => {
  web = await mkdtemp(path.join(os.tmpdir(), 'rostrum-web-'));
  await mkdir(path.join(web, 'fonts'));
  await writeFile(path.join(web, 'fonts', fontFile('sans', '400')), aFont('一二三四五六七八九十𠮷'));
  await writeFile(path.join(web, 'fonts', fontFile('serif', '400')), aFont('三'));
  app = await startApp({ ROLE: 'api', WEB_DIR: web });
});
afterAll(async () => {
  await app.stop();
  await rm(web, { recursive: true });
});

const ask = (weight: string, text: string, family = 'sans') =>
  app.send(fontRoutes.cut, { params: { family, weight }, query: { text } });

/** The tables of a WOFF2 file, by the numbers that the format gives them: 0 is the character map, 10 the outlines. */
function tablesIn(file: Buffer): Map<number, Buffer> {
  expect(file.toString('latin1', 0, 4)).toBe('wOF2');
  expect(file.readUInt32BE(8)).toBe(file.length);
  const lengthOf = new Map<number, number>();
  let at = 48;
  while (lengthOf.size < file.readUInt16BE(12)) {
    const number = file.readUInt8(at++) & 0x3f;
    let [length, byte] = [0, 0x80];
    while (byte & 0x80) {
      byte = file.readUInt8(at++);
      length = length * 128 + (byte & 0x7f);
    }
    lengthOf.set(number, length);
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let from = 0;
  return new Map([...lengthOf].map(([number, length]) => [number, data.subarray(from, (from += length))]));
}

test('a font has the characters that were asked for and no others', async () => {
  const answer = await ask('400', '三七𠮷x');
  expect(answer.headers.get('content-type')).toBe('font/woff2');
  expect(answer.headers.get('cache-control')).toContain('public');
  expect(answer.headers.get('cache-control')).toContain(String(fontLimits.keepSeconds));
  const tables = tablesIn(Buffer.from(await answer.arrayBuffer()));
  const outlines = tables.get(10)!;
  for (const name of ['nothing', '三', '七', '𠮷']) expect(outlines.includes(outline(name))).toBe(true);
  for (const name of ['一', '八']) expect(outlines.includes(outline(name))).toBe(false);
  const characters = [...readCharacterMap(tables.get(0)!).keys()].map((code) => String.fromCodePoint(code));
  expect(characters.sort()).toEqual(['三', '七', '𠮷'].sort());
});

test('each family has its own characters', async () => {
  const answer = await ask('400', '三七', 'serif');
  const characters = [...readCharacterMap(tablesIn(Buffer.from(await answer.arrayBuffer())).get(0)!).keys()];
  expect(characters.map((code) => String.fromCodePoint(code))).toEqual(['三']);
});

test('the same characters are the same file', async () => {
  const [one, other] = await Promise.all([ask('400', '五六'), ask('400', '五六')]);
  expect(one.headers.get('etag')).toBe(other.headers.get('etag'));
});

test('what is no weight, or too much, is refused, and a font that was not built does not exist', async () => {
  const codeOf = async (answer: Promise<Response>) =>
    ((await (await answer).json()) as { code: number }).code;
  expect(await codeOf(ask('500', '一'))).toBe(commonErrors.invalidInput.code);
  expect(await codeOf(ask('400', '一', 'script'))).toBe(commonErrors.invalidInput.code);
  expect(await codeOf(ask('400', '一'.repeat(2 * fontLimits.characters + 1)))).toBe(
    commonErrors.invalidInput.code,
  );
  expect(await codeOf(ask('700', '一'))).toBe(commonErrors.notFound.code);
});

test('a flood of cuts is refused beyond those that wait, and the same cut asked by many is one', async () => {
  const fonts = createFontService({ folder: path.join(web, 'fonts') });
  const face = { family: 'sans', weight: '400' } as const;
  const same = await Promise.all(Array.from({ length: 300 }, () => fonts.cut(face, '一二')));
  expect(same).toHaveLength(300);
  const texts = Array.from({ length: 300 }, (_, index) => `三${String.fromCodePoint(0x4e00 + index)}`);
  const results = await Promise.allSettled(texts.map((text) => fonts.cut(face, text)));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(198);
  expect(refused[0]).toMatchObject({ reason: { status: 429 } });
  await expect(fonts.cut(face, '四')).resolves.toMatchObject({ type: 'font/woff2' });
});
