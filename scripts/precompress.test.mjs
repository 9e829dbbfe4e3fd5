import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { precompress } from './precompress.mjs';

const folder = mkdtempSync(join(tmpdir(), 'precompress-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('text files of more than 1 kB get a .br and a .gz beside them, others stay alone', async () => {
  const text = 'export const word = 1;\n'.repeat(100);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-1a2b.js'), text);
  writeFileSync(join(folder, 'assets/small.css'), 'a { color: red; }');
  writeFileSync(join(folder, 'assets/photo.png'), text);
  await precompress(folder);
  const names = ['app-1a2b.js', 'app-1a2b.js.br', 'app-1a2b.js.gz', 'photo.png', 'small.css'];
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(names);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/app-1a2b.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'assets/app-1a2b.js.gz'))).toString()).toBe(text);
});
