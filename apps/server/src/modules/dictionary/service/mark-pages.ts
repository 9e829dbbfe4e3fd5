import type { Transaction } from '../../../platform/db/database.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { ProjectService } from '../../project/service.ts';
import { createEntryStore, type Scope } from '../store.ts';

type Deps = { courseware: CoursewareService; projects: ProjectService };

/** Which pages a change of some words concerns: those that say one of them, and where no other entry says how. */
export function markPages({ courseware, projects }: Deps) {
  /** The words that matter in a project: what it reads in its own way does not change with the account. */
  async function concerned(
    tx: Transaction,
    { userId, projectId }: Scope,
    words: readonly string[],
  ): Promise<{ id: string; words: string[] }[]> {
    if (projectId !== null) return [{ id: projectId, words: [...words] }];
    const own = await createEntryStore(tx).inProjects(userId, words);
    const ids = await courseware.projectsSaying(tx, await projects.idsOf(tx, userId), words);
    const decided = new Set(own.map((entry) => `${entry.projectId} ${entry.text}`));
    return ids.toSorted().map((id) => ({
      id,
      words: words.filter((word) => !decided.has(`${id} ${word}`)),
    }));
  }

  return {
    /** How many spoken pages would have to be made again. */
    async count(tx: Transaction, scope: Scope, words: readonly string[]): Promise<number> {
      let pages = 0;
      for (const project of await concerned(tx, scope, words))
        pages += await courseware.countSaying(tx, project.id, project.words);
      return pages;
    },

    /** They have to be made again. */
    async mark(tx: Transaction, scope: Scope, words: readonly string[]): Promise<number> {
      let pages = 0;
      for (const project of await concerned(tx, scope, words)) {
        // Before its pages, in the order in which the end of a page takes them.
        await projects.lock(tx, project.id);
        pages += await courseware.unconfirmSaying(tx, project.id, project.words);
      }
      return pages;
    },
  };
}
