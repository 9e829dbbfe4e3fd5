import { conversationLimits } from '@app/contract/conversation/limits.ts';
import type { DeckSource, StoredPage } from '../../../providers/answer/port.ts';
import type { CoursewareService } from '../../courseware/service.ts';

type Deps = { courseware: CoursewareService };

/** A deck as it stands now, for whoever looks for answers in it. */
export function readDeck({ courseware }: Deps) {
  async function* pages(projectId: string): AsyncGenerator<StoredPage> {
    for await (const page of courseware.textsOf(projectId, conversationLimits.passages.pageBytes)) {
      const { status, ...stored } = page;
      yield { ...stored, isSpoken: status === 'confirmed' };
    }
  }

  return async (projectId: string): Promise<DeckSource> => ({
    projectId,
    revision: await courseware.stampOf(projectId),
    pages: () => pages(projectId),
  });
}
