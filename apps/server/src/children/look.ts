import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FaceModel } from '@app/player/avatar/build/face-model.ts';
import { checkPhoto } from '../providers/look/check/check-photo.ts';
import type { FromLookChild, LookTask, ToLookChild } from '../providers/look/child-messages.ts';
import { loadModels } from '../providers/look/face/models.ts';
import { cutOut } from '../providers/look/make/cut-out.ts';
import { makeLook } from '../providers/look/make/make-look.ts';
import { Unreadable } from '../providers/look/photo/open-photo.ts';
import { PhotoRefused } from '../providers/look/port.ts';

// Reads photos and makes looks of them: the only program that decodes what strangers took with their cameras.

const root = process.argv[2] ?? '';
const models = loadModels(path.join(root, 'apps/server/models'));

const tell = (message: FromLookChild) => process.send?.(message);

/** Our own file. */
const faceModel = async (): Promise<FaceModel> =>
  JSON.parse(await readFile(path.join(root, 'packages/player/data/face-model.json'), 'utf8'));

async function answer(task: LookTask) {
  if (task.kind === 'check') return checkPhoto(await models, task.photo, task.crop);
  if (task.kind === 'styles') throw new Error('there are no styles yet');
  return makeLook(await cutOut(await models, task.photo, task.crop), await faceModel());
}

function fault(id: number, error: unknown): FromLookChild {
  if (error instanceof Unreadable) return { kind: 'refused', id, refusals: ['unreadable'] };
  if (error instanceof PhotoRefused) return { kind: 'refused', id, refusals: [...error.refusals] };
  return {
    kind: 'failed',
    id,
    reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

process.on('message', ({ id, task }: ToLookChild) => {
  answer(task).then(
    (result) => tell({ kind: 'done', id, result }),
    (error: unknown) => tell(fault(id, error)),
  );
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
