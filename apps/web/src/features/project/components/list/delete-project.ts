import { projectRoutes } from '@app/contract/project/routes.ts';
import type { Project } from '@app/contract/project/schema.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { notify } from '../../../../lib/notices.ts';
import { say } from '../../../../lib/texts.ts';
import { projectKeys } from '../../api.ts';
import { listTexts as texts } from './messages.ts';

/** Long enough to read what happened, and to think again. */
const undoMs = 8_000;

/** Deletes a project at once; who did not mean it takes that back in the notice. */
export async function deleteProject(cache: QueryClient, { id, title }: Project): Promise<void> {
  const look = () => cache.invalidateQueries({ queryKey: projectKeys.all });
  async function undo(): Promise<void> {
    await call(projectRoutes.restore, { body: { id } });
    await look();
    notify('success', say(texts.restored, { title }));
  }
  const { restorable } = await call(projectRoutes.delete, { params: { id } });
  cache.removeQueries({ queryKey: projectKeys.one(id) });
  await look();
  const action = { label: say(texts.undo), run: () => void undo().catch(() => undefined) };
  if (restorable) notify('success', say(texts.deleted, { title }), undoMs, action);
  else notify('success', say(texts.deleted, { title }));
}
