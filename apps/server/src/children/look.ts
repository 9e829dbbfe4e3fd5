import path from 'node:path';
import { checkPhoto } from '../providers/look/check/check-photo.ts';
import type { FromLookChild, LookTask, ToLookChild } from '../providers/look/child-messages.ts';
import { loadModels } from '../providers/look/face/models.ts';
import { Unreadable } from '../providers/look/photo/open-photo.ts';
import { PhotoRefused } from '../providers/look/port.ts';

// Reads photos and makes looks of them: the only program that decodes what strangers took with their cameras.

const root = process.argv[2] ?? '';
const models = loadModels(path.join(root, 'apps/server/models'));

const tell = (message: FromLookChild) => process.send?.(message);

async function answer(task: LookTask) {
  if (task.kind === 'check') return checkPhoto(await models, task.photo, task.crop);
  throw new Error(`there is no ${task.kind} yet`);
}

process.on('message', (message: ToLookChild) => {
  const { id, task } = message;
  answer(task).then(
    (result) => tell({ kind: 'done', id, result }),
    (error: unknown) => {
      if (error instanceof Unreadable) tell({ kind: 'refused', id, refusals: ['unreadable'] });
      else if (error instanceof PhotoRefused) tell({ kind: 'refused', id, refusals: [...error.refusals] });
      else
        tell({
          kind: 'failed',
          id,
          reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
        });
    },
  );
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
