import { readFile } from 'node:fs/promises';
import type { PatchedModel } from '../model/model-file.ts';
import { patchModel } from './patch-model.ts';

/** The model, joined from the files of its packages. */
export const kokoroModel = (parts: readonly string[]): PatchedModel => ({
  name: 'kokoro',
  originalHash: '8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb',
  patchedHash: 'de80cf0b5c532dc94d22a8748f25a10aaeea2701b20c9526ce93d7d10933bc8f',
  patchedSize: 325_567_624,
  read: async () => Buffer.concat(await Promise.all(parts.map((part) => readFile(part)))),
  patch: patchModel,
});
