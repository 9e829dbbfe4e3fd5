import { readFile } from 'node:fs/promises';
import type { PatchedModel } from '../model/model-file.ts';
import { patchModel } from './patch-model.ts';

/** The model, joined from the files of its packages. */
export const kokoroModel = (parts: readonly string[]): PatchedModel => ({
  name: 'kokoro',
  originalHash: '8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb',
  patchedHash: 'fcf5550ab9eb497081385da43c5e0b1f850a93314f4698252e6e52679f9d772e',
  patchedSize: 325_562_417,
  read: async () => Buffer.concat(await Promise.all(parts.map((part) => readFile(part)))),
  patch: patchModel,
});
