import { readFile } from 'node:fs/promises';
import type { PatchedModel } from '../model/model-file.ts';
import { patchModel } from './patch-model.ts';

/** The model, joined from the files of its packages. */
export const kokoroModel = (parts: readonly string[]): PatchedModel => ({
  name: 'kokoro',
  originalHash: '8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb',
  patchedHash: '00d43d4052c838307521840428848c763019191e1e84fbe18b14124883a0577b',
  patchedSize: 325_563_514,
  read: async () => Buffer.concat(await Promise.all(parts.map((part) => readFile(part)))),
  patch: patchModel,
});
