import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { drawnLook } from '@app/contract/avatar/states/look.ts';
import { naturalLook } from '@app/contract/avatar/states/style.ts';
import type { FaceModel } from '@app/player/avatar/build/face-model.ts';
import { checkPhoto } from '../providers/look/check/check-photo.ts';
import type { FromLookChild, LookTask, ToLookChild } from '../providers/look/child-messages.ts';
import { loadModels } from '../providers/look/face/models.ts';
import { likenessOf } from '../providers/look/likeness/likeness.ts';
import { traitsOf } from '../providers/look/likeness/traits.ts';
import { cutOut } from '../providers/look/make/cut-out.ts';
import { makeLook } from '../providers/look/make/make-look.ts';
import { drawnFrom, makeStyles, paintStyle, sitterOf } from '../providers/look/make/make-style.ts';
import { Unreadable } from '../providers/look/photo/open-photo.ts';
import { type Look, type PhotoReport, PhotoRefused, type StyleImage } from '../providers/look/port.ts';

// Reads photos and makes looks of them: the only program that decodes what strangers took with their cameras.

const root = process.argv[2] ?? '';
const models = loadModels(path.join(root, 'apps/server/models'));

const tell = (message: FromLookChild) => process.send?.(message);

/** Our own file. */
const faceModel = async (): Promise<FaceModel> =>
  JSON.parse(await readFile(path.join(root, 'packages/player/data/face-model.json'), 'utf8'));

async function answer(id: number, task: LookTask): Promise<PhotoReport | StyleImage[] | Look> {
  const { photo, crop } = task;
  if (task.kind === 'check') return checkPhoto(await models, photo, crop, task.mostPixels);
  const portrait = await cutOut(await models, photo, crop);
  const model = await faceModel();
  if (task.kind === 'styles')
    return makeStyles(portrait, model.triangles, (image) => tell({ kind: 'style', id, image }));
  const { sex } = traitsOf(likenessOf(portrait));
  if (task.look === drawnLook) return { kind: 'drawn', character: drawnFrom(portrait), sex };
  const shown =
    task.look === naturalLook ? portrait : paintStyle(sitterOf(portrait, model.triangles), task.look);
  return { ...(await makeLook(shown, model)), sex };
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
  answer(id, task).then(
    (result) => tell({ kind: 'done', id, result }),
    (error: unknown) => tell(fault(id, error)),
  );
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
