import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { budgets, judge, kindOf, tableOf, weigh } from './check-bundle.mjs';

const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
mkdirSync(join(folder, 'assets'));
const write = (name, content) => writeFileSync(join(folder, 'assets', name), content);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the budgets are those of the design', () => {
  expect(budgets).toMatchObject({ '/login': 160, '/home': 160, '/': 160, '/project': 234 });
});

test.each([
  ['a.js', '', 'js'],
  ['a.css', 'a{color:red}', 'css'],
  ['a.css', '/* list */@font-face{src:url(a.woff2)}\n@font-face { src: url(b.woff2) }', 'fonts'],
  ['a.css', '@font-face{src:url(a.woff2)}a{color:red}', 'css'],
  ['a.woff2', '', 'fonts'],
  ['a.webp', '', 'pictures'],
  ['favicon.svg', '', 'pictures'],
  ['openapi.json', '', 'other'],
])('%s with %j counts as %s', (path, text, kind) => expect(kindOf(path, text)).toBe(kind));

test('code weighs what its packed file weighs; what was not packed is packed; pictures weigh what they are', () => {
  write('packed.js', 'x'.repeat(5000));
  write('packed.js.br', 'y'.repeat(321));
  write('small.css', 'a { color: red; }');
  write('photo.webp', 'z'.repeat(777));
  const paths = [
    '/assets/packed.js',
    '/assets/small.css',
    '/assets/photo.webp',
    '/assets/packed.js',
    '/readyz',
  ];
  expect(weigh(paths, folder)).toEqual({
    js: 321,
    css: brotliCompressSync(Buffer.from('a { color: red; }')).length,
    fonts: 0,
    pictures: 777,
    other: 0,
  });
});

test('a screen is over its budget by JS and CSS alone, to the byte', () => {
  const sums = { js: 100_000, css: 60_000, fonts: 900_000, pictures: 900_000, other: 0 };
  expect(judge('/login', sums)).toMatchObject({ code: 160, budget: 160, over: false });
  expect(judge('/login', { ...sums, css: 60_001 }).over).toBe(true);
  expect(judge('/record', sums).budget).toBe(230);
});

test('the table shows what is over', () => {
  const sums = { js: 1000, css: 0, fonts: 0, pictures: 0, other: 0 };
  const rows = [judge('/login', sums), judge('/home', { ...sums, js: 160_100 })];
  const [, login, home] = tableOf(rows).split('\n');
  expect(login).toMatch(/^\/login +1\.0 +160 /);
  expect(home).toMatch(/OVER$/);
});
