import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { countPages } from '@app/contract/courseware/states/page-status.ts';
import type { deckRoutes } from '@app/contract/deck/routes.ts';
import { aiCheckAfterChange } from '@app/contract/project/states/ai-check.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import { isSameVoice, usualSettings, voiceOnPage } from '@app/contract/speech/states/voice-choice.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { VoiceService } from '../../voice/service.ts';
import { standingOf } from '../rules.ts';
import { createProjectStore } from '../store.ts';
import type { ProjectRow } from '../tables.ts';
import { lockOwn } from './own-project.ts';

type Voices = Pick<VoiceService, 'find'>;
type Deps = { clock: Clock; courseware: CoursewareService; voices: Voices };

/** A voice that went with its engine may be sent back unchanged. */
export async function requireVoice(
  voices: Voices,
  { tx, userId }: { tx: Transaction; userId: string },
  ttsId: string | null,
  now: string | null,
): Promise<void> {
  if (ttsId === null || ttsId === now || (await voices.find(userId, ttsId, tx))) return;
  throw new AppError(speechErrors.voiceUnknown);
}

/** Some pages are to be spoken anew, and the project goes along with them; `respeak` says how many there are. */
export async function followPages(
  tx: Transaction,
  courseware: Pick<CoursewareService, 'factsIn'>,
  project: ProjectRow,
  respeak: () => Promise<number>,
): Promise<ProjectRow> {
  const { id, aiCheck } = project;
  const pages = countPages(await courseware.factsIn(tx, id));
  if ((await respeak()) === 0) return project;
  const now = await courseware.factsIn(tx, id);
  const standing = standingOf(project, aiCheckAfterChange(aiCheck, pages, countPages(now)), now);
  return (await createProjectStore(tx).update(id, standing)) ?? project;
}

/** Its deck may sound different now: the pages that do are to be spoken anew. */
export const followVoice = (
  tx: Transaction,
  courseware: CoursewareService,
  { before, after }: { before: ProjectRow; after: ProjectRow },
): Promise<ProjectRow> =>
  followPages(tx, courseware, after, () => courseware.respeak(tx, after.id, before, after));

/** How a deck of the visitor's own, or one of its pages, is spoken. */
export const setVoice =
  ({ clock, courseware, voices }: Deps) =>
  async (
    tx: Transaction,
    visitor: UserVisitor,
    { projectId, pageId, settings, revision }: BodyOf<typeof deckRoutes.voice>,
  ): Promise<ProjectRow> => {
    const project = await lockOwn(tx, visitor, projectId);
    if (pageId !== undefined) {
      const known = await courseware.pageToSpeak(projectId, pageId);
      const own = known?.voice?.ttsId ?? null;
      await requireVoice(voices, { tx, userId: visitor.userId }, settings?.ttsId ?? null, own);
      await courseware.setVoice(tx, { projectId, pageId, revision, deck: project }, settings);
      return project;
    }
    const { ttsId, ...voiceSettings } = settings ?? { ttsId: null, ...usualSettings };
    await requireVoice(voices, { tx, userId: visitor.userId }, ttsId, project.ttsId);
    if (isSameVoice(voiceOnPage(project, null), { ttsId, ...voiceSettings })) return project;
    const after = await createProjectStore(tx).update(projectId, {
      ttsId,
      voiceSettings: settings && voiceSettings,
      updatedAt: clock.now(),
    });
    return after ? followVoice(tx, courseware, { before: project, after }) : project;
  };
