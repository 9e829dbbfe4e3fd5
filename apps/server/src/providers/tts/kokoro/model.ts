import { readFile } from 'node:fs/promises';
import type { PatchedModel } from '../model/model-file.ts';
import { patchModel } from './patch-model.ts';

/** The model, joined from the files of its packages. */
export const kokoroModel = (parts: readonly string[]): PatchedModel => ({
  name: 'kokoro',
  originalHash: '8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb',
  patchedHash: '64f128d855586b1b7bcf3feaafd331b4e8e7df1304c34964b20e693dd69c0b61',
  patchedSize: 325_533_532,
  read: async () => Buffer.concat(await Promise.all(parts.map((part) => readFile(part)))),
  patch: patchModel,
});
