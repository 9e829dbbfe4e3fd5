import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { dictionaryRoutes } from '@app/contract/dictionary/routes.ts';
import type { DictionaryEntry } from '@app/contract/dictionary/schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { lockByName } from '../../platform/db/locks.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { CoursewareService } from '../courseware/service.ts';
import type { ProjectService } from '../project/service.ts';
import { presentEntry } from './present.ts';
import { mostOf, readingsFrom } from './rules.ts';
import { changeEntries } from './service/change-entries.ts';
import { checkEntry } from './service/check-entry.ts';
import { importEntries } from './service/import-entries.ts';
import { markPages } from './service/mark-pages.ts';
import { writeCsv } from './service/read-csv.ts';
import { createEntryStore, type Scope } from './store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  courseware: CoursewareService;
  projects: ProjectService;
};

export type DictionaryService = ReturnType<typeof createDictionaryService>;

export function createDictionaryService(deps: Deps) {
  const { db, clock, newId, projects } = deps;
  const entries = createEntryStore(db);
  const marking = markPages(deps);

  async function scopeOf({ userId, ...visitor }: UserVisitor, projectId?: string | null): Promise<Scope> {
    if (projectId) await projects.requireWorkable({ userId, ...visitor }, projectId);
    return { userId, projectId: projectId ?? null };
  }

  return {
    check: checkEntry({ ...deps, marking, scopeOf }),
    import: importEntries({ ...deps, marking, scopeOf }),
    ...changeEntries({ ...deps, marking, scopeOf }),

    async list(
      visitor: UserVisitor,
      { projectId, search = '', pageNum, pageSize }: BodyOf<typeof dictionaryRoutes.list>,
    ) {
      const scope = await scopeOf(visitor, projectId);
      const found = await entries.pageOf(scope, search.trim(), { pageNum, pageSize });
      return { ...found, list: found.list.map(presentEntry) };
    },

    async export(
      visitor: UserVisitor,
      projectId: string | undefined,
      language: Language,
    ): Promise<FileAnswer> {
      const scope = await scopeOf(visitor, projectId);
      const csv = Buffer.from(writeCsv(await entries.all(scope), language));
      return {
        size: csv.length,
        type: 'text/csv; charset=utf-8',
        saveAs: 'dictionary.csv',
        keepSeconds: 0,
        etag: createHash('sha256').update(csv).digest('hex'),
        open: async (range) => Readable.from([range ? csv.subarray(range.start, range.end + 1) : csv]),
      };
    },

    /** How words are read in a project, or in none; one reading for each word. */
    readingsOf: async (scope: Scope): Promise<DictionaryEntry[]> =>
      readingsFrom(await entries.readings(scope)),

    /** The words of a project that came as a file; how the project reads a word already stays. */
    async bring(tx: Transaction, scope: Scope, brought: readonly DictionaryEntry[]): Promise<void> {
      if (brought.length === 0) return;
      await lockByName(tx, 'dictionary', scope.userId);
      const store = createEntryStore(tx);
      const known = new Set((await store.all(scope)).map(({ text }) => text));
      const wanted = new Map(brought.map((entry) => [entry.text, entry]));
      const rows = [...wanted.values()].filter(({ text }) => !known.has(text));
      const room = Math.max(0, mostOf(scope) - known.size);
      const updatedAt = clock.now();
      await store.put(rows.slice(0, room).map((entry) => ({ ...scope, ...entry, id: newId(), updatedAt })));
    },

    /** The words of a project itself, without those of its account. */
    async ownOf(projectId: string): Promise<DictionaryEntry[]> {
      const rows = await entries.ofProject(projectId);
      return rows.map(({ text, pronunciation }) => ({ text, pronunciation }));
    },

    /** A copy of a project reads as the project does. */
    async copyIn(tx: Transaction, from: string, to: Scope): Promise<void> {
      const store = createEntryStore(tx);
      const rows = await store.ofProject(from);
      await store.put(rows.map((row) => ({ ...row, ...to, id: newId() })));
    },
  };
}
