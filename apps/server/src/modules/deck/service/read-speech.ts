import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { PageData, PageTiming } from '@app/contract/deck/schema.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { BroadcastService } from '../../broadcast/service.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { ProjectService } from '../../project/service.ts';
import { lengthsOf } from '../rules.ts';

type Deps = { projects: ProjectService; courseware: CoursewareService; broadcasts: BroadcastService };

/** What is heard of a deck, and when. */
export function readSpeech({ projects, courseware, broadcasts }: Deps) {
  /** The pages that are played as they were spoken. */
  async function confirmedOf(projectId: string): Promise<ReadonlySet<string>> {
    const pages = await courseware.standingsOf(projectId);
    return new Set(
      pages.filter(({ status, hidden }) => status === 'confirmed' && !hidden).map(({ id }) => id),
    );
  }

  return {
    async timing(visitor: UserVisitor, projectId: string): Promise<{ list: PageTiming[] }> {
      await projects.requireOwn(visitor, projectId);
      const ids = [...(await confirmedOf(projectId))];
      const tracks = await broadcasts.tracksOf(ids);
      const list = ids.flatMap((id): PageTiming[] => {
        const track = tracks.get(id);
        return track ? [{ id, durationMs: track.durationMs, words: track.words }] : [];
      });
      return { list };
    },

    async duration(visitor: UserVisitor, projectId: string) {
      await projects.requireOwn(visitor, projectId);
      const confirmed = await confirmedOf(projectId);
      const spoken = await broadcasts.ofProject(projectId);
      const pages = await courseware.spokenTextsOf(projectId);
      return lengthsOf(
        pages.map(({ id, content }) => ({
          id,
          content,
          spokenMs: confirmed.has(id) ? spoken.get(id)?.durationMs : undefined,
        })),
      );
    },

    /** In the order in which they were asked for. */
    async pageData(visitor: UserVisitor, ids: readonly string[]): Promise<{ list: PageData[] }> {
      const owners = await courseware.projectsOf(ids);
      if (ids.some((id) => !owners.has(id))) throw new AppError(commonErrors.notFound);
      for (const projectId of new Set(owners.values())) await projects.requireOwn(visitor, projectId);
      const tracks = await broadcasts.tracksOf(ids);
      return { list: ids.map((id) => ({ id, track: tracks.get(id) ?? null })) };
    },
  };
}
