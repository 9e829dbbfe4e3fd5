import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
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
  const [asked, same, other] = await meanings.of([
    '下雨天能不能用这台机器？',
    '设备不可在潮湿的环境中使用。',
    '电池充满电需要三个小时。',
  ]);
  expect(cosine(asked!, same!)).toBeGreaterThan(cosine(asked!, other!) + 0.05);
});

test('a text means the same whichever texts are read beside it', async () => {
  const [alone] = await meanings.of(['猫在睡觉。']);
  const [beside] = await meanings.of(['猫在睡觉。', '这一句长得多，所以前面那句后面要补上许多空位。']);
  expect(cosine(alone!, beside!)).toBeGreaterThan(0.99);
});

test('the model is asked for nothing that it was not made for, in whatever order texts come', async () => {
  const told = await meanings.of(['The cat sleeps.', '猫在睡觉。', '', '42']);
  expect(told.map((meaning) => meaning?.length)).toEqual([undefined, 512, undefined, undefined]);
});

test('who waits for an answer goes before a page that is read ahead', async () => {
  const done: string[] = [];
  const ahead = meanings
    .of(Array.from({ length: 40 }, (_, at) => `第 ${at} 句话。`))
    .then(() => done.push('page'));
  const asked = meanings.of(['谁先？'], { isAsked: true }).then(() => done.push('question'));
  await Promise.all([ahead, asked]);
  expect(done).toEqual(['question', 'page']);
});

test('where the model is not installed, or its process ends, nothing is known and nobody waits', async () => {
  const missing = createEmbeddedMeanings({ engineFolder: import.meta.dirname, program });
  expect(await missing.of(['猫在睡觉。'])).toEqual([undefined]);
  const broken = createEmbeddedMeanings({
    engineFolder,
    program: { file: path.join(import.meta.dirname, 'no-such-program.ts'), execArgv: [] },
  });
  expect(await broken.of(['猫在睡觉。'], { isAsked: true })).toEqual([undefined]);
  await broken.close();
});
