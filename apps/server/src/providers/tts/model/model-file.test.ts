import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openModel } from './model-file.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

test('a model that is made anew takes the place of its former one, and of no other', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'rostrum-models-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const others = ['voice-piper-0123456789ab.onnx', 'notes.txt'];
  for (const name of ['voice-0123456789ab.onnx', ...others]) await writeFile(path.join(folder, name), 'old');
  const model = {
    name: 'voice',
    originalHash: hashOf('as it came'),
    patchedHash: hashOf('as it came, changed'),
    patchedSize: 'as it came, changed'.length,
    read: async () => Buffer.from('as it came'),
    patch: (original: Buffer) => Buffer.concat([original, Buffer.from(', changed')]),
  };
  expect(await openModel(model, folder, (file) => readFile(file, 'utf8'))).toBe('as it came, changed');
  const made = `voice-${model.patchedHash.slice(0, 12)}.onnx`;
  expect((await readdir(folder)).toSorted()).toEqual([made, ...others].toSorted());
});
