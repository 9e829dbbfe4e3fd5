import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import type { ScriptDocument } from '@app/deck/script/document.ts';
import { isLongScript } from '@app/deck/script/long-script.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { SpeechSentence } from '../../../providers/tts/port.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { ProjectService } from '../../project/service.ts';
import type { PageSentences } from './page-sentences.ts';

type Deps = { courseware: CoursewareService; projects: ProjectService; sentencesOf: PageSentences };

/** The sentences of a page of one's own, with a script that is being written and need not be saved. */
export const writtenSentences =
  ({ courseware, projects, sentencesOf }: Deps) =>
  async (visitor: UserVisitor, pageId: string, script: ScriptDocument): Promise<SpeechSentence[]> => {
    const projectId = await courseware.projectOfPage(pageId);
    if (projectId === undefined) throw new AppError(commonErrors.notFound);
    const project = await projects.requireWorkable(visitor, projectId);
    const page = await courseware.pageToSpeak(projectId, pageId);
    if (!page) throw new AppError(commonErrors.notFound);
    if (isLongScript(script)) throw new AppError(coursewareErrors.scriptTooLong);
    return sentencesOf(project, page, script);
  };
