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
import type { SpeechProvider } from '../../../providers/tts/port.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import { standingOf } from '../rules.ts';
import { createProjectStore } from '../store.ts';
import type { ProjectRow } from '../tables.ts';
import { lockOwn } from './own-project.ts';

type Deps = { clock: Clock; courseware: CoursewareService; speech: SpeechProvider };

/** A voice that went with its engine may be sent back unchanged. */
export function requireVoice(speech: SpeechProvider, ttsId: string | null, now: string | null): void {
  if (ttsId !== null && ttsId !== now && !speech.voices().some(({ id }) => id === ttsId))
    throw new AppError(speechErrors.voiceUnknown);
}

/** Its deck may sound different now: the pages that do are to be spoken anew, and the project goes along with them. */
export async function followVoice(
  tx: Transaction,
  courseware: CoursewareService,
  { before, after }: { before: ProjectRow; after: ProjectRow },
): Promise<ProjectRow> {
  const { id, aiCheck } = after;
  const pages = countPages(await courseware.factsIn(tx, id));
  if ((await courseware.respeak(tx, id, before, after)) === 0) return after;
  const now = await courseware.factsIn(tx, id);
  const standing = standingOf(after, aiCheckAfterChange(aiCheck, pages, countPages(now)), now);
  return (await createProjectStore(tx).update(id, standing)) ?? after;
}

/** How a deck of the visitor's own, or one of its pages, is spoken. */
export const setVoice =
  ({ clock, courseware, speech }: Deps) =>
  async (
    tx: Transaction,
    visitor: UserVisitor,
    { projectId, pageId, settings, revision }: BodyOf<typeof deckRoutes.voice>,
  ): Promise<ProjectRow> => {
    const project = await lockOwn(tx, visitor, projectId);
    if (pageId !== undefined) {
      const known = await courseware.pageToSpeak(projectId, pageId);
      requireVoice(speech, settings?.ttsId ?? null, known?.voice?.ttsId ?? null);
      await courseware.setVoice(tx, { projectId, pageId, revision, deck: project }, settings);
      return project;
    }
    const { ttsId, ...voiceSettings } = settings ?? { ttsId: null, ...usualSettings };
    requireVoice(speech, ttsId, project.ttsId);
    if (isSameVoice(voiceOnPage(project, null), { ttsId, ...voiceSettings })) return project;
    const after = await createProjectStore(tx).update(projectId, {
      ttsId,
      voiceSettings: settings && voiceSettings,
      updatedAt: clock.now(),
    });
    return after ? followVoice(tx, courseware, { before: project, after }) : project;
  };
