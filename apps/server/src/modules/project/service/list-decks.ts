import type { DeckBrief } from '@app/contract/deck/schema.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import { noDeck } from '../present.ts';
import { viewportOf } from '../rules.ts';
import { type DeckQuery, listDecks as readDecks } from '../store/list-decks.ts';
import type { ProjectRow } from '../tables.ts';

type Deps = { db: Database; courseware: CoursewareService };

const kindOf = (project: ProjectRow, userId: string): DeckBrief['kind'] => {
  if (project.userId !== userId) return 'collection';
  return project.isTemplate ? 'template' : 'own';
};

/** The decks of projects that somebody may start from: their own, and the templates. */
export const listDecks =
  ({ db, courseware }: Deps) =>
  async (query: DeckQuery): Promise<{ list: DeckBrief[]; total: number }> => {
    const { list, total } = await readDecks(db).decksOf(query);
    const facts = await courseware.factsOf(list.map(({ id }) => id));
    const briefs = list.flatMap((row): DeckBrief[] => {
      const { coursewareId, id: projectId, title, updatedAt } = row;
      const { pages, imageUrl } = facts.get(projectId) ?? noDeck;
      const kind = kindOf(row, query.userId);
      const shown = { kind, title, pages: pages.length, viewport: viewportOf(row), imageUrl };
      return coursewareId === null ? [] : [{ id: coursewareId, ...shown, projectId, cover: null, updatedAt }];
    });
    return { list: briefs, total };
  };
