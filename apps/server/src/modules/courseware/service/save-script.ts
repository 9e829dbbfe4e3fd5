import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import type { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { statusAfterSaving } from '@app/contract/courseware/states/page-status.ts';
import type { ScriptDocument } from '@app/deck/script/document.ts';
import { isLongScript } from '@app/deck/script/long-script.ts';
import { scriptFromText, scriptText } from '@app/deck/script/plain.ts';
import { rewritten } from '@app/deck/script/rewrite.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import { createCoursewareStore } from '../store.ts';

type Body = BodyOf<typeof coursewareRoutes.saveScript>;
type Deps = {
  clock: Clock;
  events: Events;
};

/** The rich document where there is one. Plain words keep what the old script says of those that stay. */
function scriptOf({ ssmlJsonText, content }: Body, old: ScriptDocument | null): ScriptDocument {
  if (ssmlJsonText === undefined) return old ? rewritten(old, content) : scriptFromText(content);
  if (isLongScript(ssmlJsonText)) throw new AppError(coursewareErrors.scriptTooLong);
  return ssmlJsonText;
}

/** Spec section 4: saving a script sets status 6. The caller has locked the project. */
export const saveScript =
  ({ clock, events }: Deps) =>
  async (tx: Transaction, body: Body): Promise<void> => {
    const { id, projectId, revision } = body;
    const store = createCoursewareStore(tx);
    const found = await store.findPage(projectId, id);
    if (!found) throw new AppError(commonErrors.notFound);
    const script = scriptOf(body, found.script);
    const before = await store.briefsOf([projectId]);
    const saved = await store.updatePage(found, revision ?? found.revision, {
      script,
      content: scriptText(script),
      scriptEngine: body.scriptEngine ?? null,
      status: statusAfterSaving,
      updatedAt: clock.now(),
    });
    if (!saved) throw new AppError(commonErrors.changedMeanwhile);
    await events.emit(tx, 'page.written', { projectId, pageIds: [id] });
    await events.emit(tx, 'page.changed', { projectId, before });
  };
