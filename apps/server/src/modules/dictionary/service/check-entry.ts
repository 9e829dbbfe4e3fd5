import type { BodyOf, DataOf } from '@app/contract/base/routes.ts';
import type { dictionaryRoutes } from '@app/contract/dictionary/routes.ts';
import type { Collision } from '@app/contract/dictionary/schema.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { ProjectService } from '../../project/service.ts';
import { collisionOf, isRead } from '../rules.ts';
import { createEntryStore, type Scope } from '../store.ts';
import type { EntryRow } from '../tables.ts';
import type { markPages } from './mark-pages.ts';

type Deps = {
  db: Database;
  projects: ProjectService;
  marking: ReturnType<typeof markPages>;
  scopeOf: (visitor: UserVisitor, projectId: string | null | undefined) => Promise<Scope>;
};

/** What an entry would do, before it is saved. */
export function checkEntry({ db, projects, marking, scopeOf }: Deps) {
  const entries = createEntryStore(db);

  /** What else is read where the entry would be: a project is concerned by the account, the account by its projects. */
  async function others(scope: Scope, word: string): Promise<EntryRow[]> {
    const ofAccount = await entries.all({ ...scope, projectId: null });
    const ofProjects =
      scope.projectId === null ? await entries.inProjects(scope.userId, [word]) : await entries.all(scope);
    return [...ofAccount, ...ofProjects];
  }

  return async (
    visitor: UserVisitor,
    { projectId, id, entry }: BodyOf<typeof dictionaryRoutes.check>,
  ): Promise<DataOf<typeof dictionaryRoutes.check>> => {
    const scope = await scopeOf(visitor, projectId);
    const rows = await others(scope, entry.text);
    const known = rows.find((row) => row.id === id);
    const met = rows.filter((row) => row.id !== id && collisionOf(entry.text, row.text) !== undefined);
    const titles = await projects.titlesOf(
      scope.userId,
      met.flatMap((row) => row.projectId ?? []),
    );
    const collisions = met.map((row): Collision => {
      const { text, pronunciation, projectId: owner } = row;
      return {
        id: row.id,
        kind: collisionOf(entry.text, text) ?? 'same',
        text,
        pronunciation,
        project: owner === null ? null : { id: owner, title: titles.get(owner) ?? '' },
        wins: isRead({ text: entry.text, projectId: scope.projectId }, row),
      };
    });
    const words = [...new Set([entry.text, ...(known ? [known.text] : [])])];
    return { entry, collisions, pages: await db.transaction((tx) => marking.count(tx, scope, words)) };
  };
}
