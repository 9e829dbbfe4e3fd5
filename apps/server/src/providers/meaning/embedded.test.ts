import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { childProgram } from '../../platform/child-program.ts';
import { createEmbeddedMeanings } from './embedded.ts';
import type { Meaning } from './port.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');
const program = childProgram(root, 'meaning');
const engineFolder = path.join(root, 'engines/node_modules');
const meanings = createEmbeddedMeanings({ engineFolder, program });
afterAll(() => meanings.close());

const cosine = (one: Meaning, other: Meaning): number => {
  const product = (a: Meaning, b: Meaning) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
};

test('what says the same in other words lies nearer than what says something else', async () => {
  const [asked, same, other] = await meanings.of(
    ['下雨天能不能用这台机器？', '设备不可在潮湿的环境中使用。', '电池充满电需要三个小时。'],
    'ahead',
  );
  expect(cosine(asked!, same!)).toBeGreaterThan(cosine(asked!, other!) + 0.05);
});

test('a text means the same whichever texts are read beside it', async () => {
  const [alone] = await meanings.of(['猫在睡觉。'], 'ahead');
  const [beside] = await meanings.of(
    ['猫在睡觉。', '这一句长得多，所以前面那句后面要补上许多空位。'],
    'ahead',
  );
  expect(cosine(alone!, beside!)).toBeGreaterThan(0.99);
});

test('the model is asked for nothing that it was not made for, in whatever order texts come', async () => {
  const told = await meanings.of(['The cat sleeps.', '猫在睡觉。', '', '42'], 'ahead');
  expect(told.map((meaning) => meaning?.length)).toEqual([undefined, 512, undefined, undefined]);
});

test('who asks goes before who saves a page, and both before what is read ahead', async () => {
  const done: string[] = [];
  const read = (waiter: 'asked' | 'written' | 'ahead', sentences: number) =>
    meanings
      .of(
        Array.from({ length: sentences }, (_, at) => `${waiter} 的第 ${at} 句话。`),
        waiter,
      )
      .then(() => done.push(waiter));
  await Promise.all([read('ahead', 40), read('written', 8), read('asked', 1)]);
  expect(done).toEqual(['asked', 'written', 'ahead']);
});

const sleeping = '猫在睡觉。';
const broken = (file: string, onFault?: (error: unknown) => void) => {
  const one = createEmbeddedMeanings({
    engineFolder,
    program: { file, execArgv: [] },
    ...(onFault && { onFault }),
  });
  onTestFinished(() => one.close());
  return one;
};

test('where the model is not installed nothing is known, and nobody waits for it', async () => {
  const missing = createEmbeddedMeanings({ engineFolder: import.meta.dirname, program });
  expect(missing.works()).toBe(false);
  expect(await missing.of([sleeping], 'ahead')).toEqual([undefined]);
});

test('a process that ends is told of, and left alone for a while', async () => {
  const faults: unknown[] = [];
  const ending = broken(path.join(import.meta.dirname, 'no-such-program.ts'), (fault) => faults.push(fault));
  expect(await ending.of([sleeping], 'asked')).toEqual([undefined]);
  expect(faults).toHaveLength(1);
  expect(ending.works()).toBe(false);
  expect(await ending.of([sleeping], 'asked')).toEqual([undefined]);
  expect(faults).toHaveLength(1);
});

test('a process that cannot be started costs nobody more than a meaning', async () => {
  const unstartable = broken('\0');
  expect(await unstartable.of([sleeping], 'asked')).toEqual([undefined]);
  expect(unstartable.works()).toBe(false);
});

test('who asks a process that hangs goes on without it, and it is ended', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rostrum-hangs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'hangs.mjs');
  writeFileSync(file, 'setInterval(() => undefined, 1_000_000);');
  const hanging = broken(file);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = hanging.of([sleeping], 'asked');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await asked).toEqual([undefined]);
  expect(hanging.works()).toBe(true);
  await vi.advanceTimersByTimeAsync(57_000);
  expect(hanging.works()).toBe(false);
});
