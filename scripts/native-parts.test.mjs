import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask, nativeParts, partsFor, sentenceAbout } from './native-parts.mjs';
import { platforms } from './platforms.mjs';
import { root } from './repository.mjs';

const debian = { os: 'linux', cpu: 'x64', libc: 'glibc' };
const database = nativeParts.find(({ instead }) => instead === 'DATABASE_URL');
const argon2 = nativeParts.find(({ en }) => en.startsWith('argon2'));

describe('a part that is asked', () => {
  // All of them are asked before the tests begin; one of each kind shows that asking works.
  test.each([
    ['a module', argon2],
    ['a program', nativeParts.find(({ program }) => program)],
  ])('is silent when it loads: %s', async (_kind, part) => {
    expect(await ask(part)).toBeUndefined();
  });

  test.each([
    ['is absent', "import '@node-rs/no-such-part';", "Cannot find package '@node-rs/no-such-part'"],
    [
      'lacks its binaries',
      "throw new Error('Cannot find native binding.', { cause: new AggregateError([new Error(\"Cannot find module '@tool/wasm32-wasi'\"), new Error(\"Cannot find module '@tool/linux-x64'\")]) });",
      "Cannot find module '@tool/linux-x64'",
    ],
    [
      'is made for a newer system',
      'throw new Error("/lib/libc.so.6: version `GLIBC_2.38\' not found (required by part.node)");',
      "version `GLIBC_2.38' not found",
    ],
    ['breaks with words of its own', "throw new Error('no such luck');", 'no such luck'],
    ['ends without a word', 'process.exit(3);', 'exit code 3'],
    [
      'takes its process with it',
      "process.kill(process.pid, 'SIGSEGV'); setInterval(() => {}, 1e3);",
      'exit code SIGSEGV',
    ],
  ])('and %s says why', async (_what, code, reason) => {
    expect(await ask({ code })).toBe(reason);
  });
});

// Its binaries lie inside the package, so that no lock tells of them.
test.each(platforms)('the runtime of speech has binaries for %s', (platform) => {
  const [os, cpu] = platform.split('-');
  const entry = createRequire(join(root, 'apps/server/package.json')).resolve('onnxruntime-node');
  const binding = `bin/napi-v6/${os}/${cpu}/onnxruntime_binding.node`;
  expect(existsSync(join(dirname(dirname(entry)), binding))).toBe(true);
});

describe('the sentence', () => {
  const about = (machine, ...parts) =>
    sentenceAbout(
      parts.map((part) => ({ part, reason: "Cannot find module 'x'" })),
      machine,
    );

  test('names the part, the reason and what to do, in both languages', () => {
    expect(about(debian, argon2)).toBe(
      "密码散列 argon2 在这台机器上无法加载（Cannot find module 'x'）；请删除 node_modules 文件夹后重新运行。\n" +
        "On this machine argon2 (passwords) does not load (Cannot find module 'x'); delete the folder node_modules and run it again.",
    );
  });

  test('offers another database when only the embedded one fails', () => {
    expect(about(debian, database)).toContain('or name a PostgreSQL with DATABASE_URL.');
    expect(about(debian, database)).toContain('内置数据库在这台机器上无法加载');
    expect(about(debian, database, argon2)).not.toContain('DATABASE_URL');
  });

  test('is one for several parts', () => {
    expect(about(debian, database, argon2)).toContain(
      'the embedded database and argon2 (passwords) do not load',
    );
    expect(about(debian, database, argon2).split('\n')).toHaveLength(2);
  });

  test('says which machines are supported on one that is not', () => {
    const alpine = { ...debian, libc: 'musl' };
    expect(about(alpine, argon2)).toContain(
      'This machine (linux-x64-musl) is not supported: argon2 (passwords) does not load; run it on one of linux-x64, linux-arm64, darwin-arm64, darwin-x64, win32-x64 (Linux with glibc).',
    );
    expect(about({ os: 'win32', cpu: 'arm64' }, database)).toContain('name a PostgreSQL with DATABASE_URL.');
  });
});

describe('what is asked depends on the purpose', () => {
  const namesFor = (purpose, env = {}) => partsFor(purpose, env).map(({ en }) => en.split(' (')[0]);

  test('who serves needs no tools', () => {
    expect(namesFor('serve')).toEqual(['the embedded database', 'argon2', 'jieba', 'onnxruntime', 'sharp']);
  });
  test('a start builds, and the tests need everything', () => {
    expect(namesFor('start')).toEqual([...namesFor('serve'), 'rolldown', 'esbuild']);
    expect(partsFor('test', {})).toEqual(nativeParts);
  });
  test("with a database of one's own the embedded one is not asked", () => {
    expect(namesFor('serve', { DATABASE_URL: 'postgres://db/x' })).not.toContain('the embedded database');
  });
});
