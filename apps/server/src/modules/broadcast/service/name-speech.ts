import { createHash } from 'node:crypto';
import type { SpeechProvider } from '../../../providers/tts/port.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { ProjectService } from '../../project/service.ts';
import { hashOf } from '../rules.ts';
import type { PageSentences } from './page-sentences.ts';

type Deps = {
  speech: SpeechProvider;
  courseware: CoursewareService;
  projects: ProjectService;
  sentencesOf: PageSentences;
};

/** Names how a page is said as it stands now: the same words by the same voice, read the same way, have the same name. */
export const nameSpeech =
  ({ speech, courseware, projects, sentencesOf }: Deps) =>
  async (projectId: string, pageId: string): Promise<string | undefined> => {
    const project = await projects.find(projectId);
    const page = await courseware.pageToSpeak(projectId, pageId);
    if (!project || !page?.script) return undefined;
    const name = createHash('sha256');
    for (const sentence of await sentencesOf(project, page, page.script))
      name.update(`${hashOf(sentence, speech.engine)}\n`);
    return name.digest('hex');
  };
