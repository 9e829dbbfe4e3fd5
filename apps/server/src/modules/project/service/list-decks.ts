import type { DeckBrief } from '@app/contract/deck/schema.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import { noDeck } from '../present.ts';
import { viewportOf } from '../rules.ts';
import { type DeckQuery, listDecks as readDecks } from '../store/list-decks.ts';
import type { ProjectRow } from '../tables.ts';

type Deps = { db: Database; courseware: CoursewareService };

/** A deck as it is for everybody; what an account likes is its own. */
export type ProjectDeck = Omit<DeckBrief, 'isFavourite'>;

const kindOf = (project: ProjectRow, userId: string): DeckBrief['kind'] => {
  if (project.userId !== userId) return 'collection';
  return project.isTemplate || project.savedAsTemplate ? 'template' : 'own';
};

const shown = (row: ProjectRow, userId: string, { pages, imageUrl }: typeof noDeck): ProjectDeck[] =>
  row.coursewareId === null
    ? []
    : [
        {
          id: row.coursewareId,
          kind: kindOf(row, userId),
          title: row.title,
          pages: pages.length,
          viewport: viewportOf(row),
          imageUrl,
          projectId: row.id,
          cover: null,
          topic: null,
          updatedAt: row.updatedAt,
        },
      ];

/** The decks of projects that somebody may start from: their own, and the templates. */
export const listDecks =
  ({ db, courseware }: Deps) =>
  async (query: DeckQuery): Promise<{ list: ProjectDeck[]; total: number }> => {
    const { list, total } = await readDecks(db).decksOf(query);
    const facts = await courseware.factsOf(list.map(({ id }) => id));
    return { list: list.flatMap((row) => shown(row, query.userId, facts.get(row.id) ?? noDeck)), total };
  };

/** One deck as it is listed. */
export const showDeck =
  ({ courseware }: Pick<Deps, 'courseware'>) =>
  async (row: ProjectRow, userId: string): Promise<ProjectDeck | undefined> =>
    shown(row, userId, (await courseware.factsOf([row.id])).get(row.id) ?? noDeck)[0];
