import type { BodyOf } from '@app/contract/base/routes.ts';
import type { dictionaryRoutes } from '@app/contract/dictionary/routes.ts';
import type { ImportReport } from '@app/contract/dictionary/schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { lockByName } from '../../../platform/db/locks.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { mostOf } from '../rules.ts';
import { createEntryStore, type Scope } from '../store.ts';
import type { EntryRow } from '../tables.ts';
import type { markPages } from './mark-pages.ts';
import { type ReadLine, readCsv } from './read-csv.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  marking: ReturnType<typeof markPages>;
  scopeOf: (visitor: UserVisitor, projectId: string | null | undefined) => Promise<Scope>;
};

type Plan = Omit<ImportReport, 'pages'> & { rows: EntryRow[] };

/** Takes a file into a dictionary, or tells what that would do. Either all of its good lines are taken or none. */
export function importEntries({ db, clock, newId, marking, scopeOf }: Deps) {
  /** What is written, and what every line comes to. */
  function planOf(lines: readonly ReadLine[], scope: Scope, kept: readonly EntryRow[]): Plan {
    const plan: Plan = { lines: lines.length, added: 0, unchanged: 0, changed: [], refused: [], rows: [] };
    const before = new Map(kept.map((row) => [row.text, row]));
    const seen = new Set<string>();
    const updatedAt = clock.now();
    for (const { line, text, ...read } of lines) {
      const isFull = !before.has(text) && before.size + plan.added >= mostOf(scope);
      const reason = read.fault ?? (seen.has(text) ? 'lineRepeated' : isFull ? 'lineFull' : undefined);
      if (reason !== undefined || read.fault !== undefined) {
        plan.refused.push({ line, text, reason: reason ?? 'lineBroken' });
        continue;
      }
      seen.add(text);
      const row = before.get(text);
      if (row?.pronunciation === read.entry.pronunciation) {
        plan.unchanged++;
        continue;
      }
      if (row) plan.changed.push({ line, text, from: row.pronunciation, to: read.entry.pronunciation });
      else plan.added++;
      plan.rows.push({ ...scope, id: row?.id ?? newId(), ...read.entry, updatedAt });
    }
    return plan;
  }

  return async (
    visitor: UserVisitor,
    { projectId, base64, isTrial }: BodyOf<typeof dictionaryRoutes.import>,
  ): Promise<ImportReport> => {
    const scope = await scopeOf(visitor, projectId);
    const lines = readCsv(Buffer.from(base64, 'base64'));
    return db.transaction(async (tx) => {
      await lockByName(tx, 'dictionary', scope.userId);
      const store = createEntryStore(tx);
      const { rows, ...report } = planOf(lines, scope, await store.all(scope));
      const words = rows.map(({ text }) => text);
      if (isTrial) return { ...report, pages: await marking.count(tx, scope, words) };
      await store.put(rows);
      return { ...report, pages: await marking.mark(tx, scope, words) };
    });
  };
}
