import { readFile } from 'node:fs/promises';
import type { PatchedModel } from '../model/model-file.ts';
import { patchModel } from './patch-model.ts';

/** The model, joined from the files of its packages. */
export const kokoroModel = (parts: readonly string[]): PatchedModel => ({
  name: 'kokoro',
  originalHash: '8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb',
  patchedHash: 'e07aeb793f8bf5f9763f1f0e6de3940e6cb49cbe08ea93ae137e73d6c931324c',
  patchedSize: 325_565_366,
  read: async () => Buffer.concat(await Promise.all(parts.map((part) => readFile(part)))),
  patch: patchModel,
});
