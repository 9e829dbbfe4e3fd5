import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { dictionaryErrors } from '@app/contract/dictionary/errors.ts';
import type { dictionaryRoutes } from '@app/contract/dictionary/routes.ts';
import type { KeptEntry } from '@app/contract/dictionary/schema.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { lockByName } from '../../../platform/db/locks.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { canEditEntry } from '../policy.ts';
import { presentEntry } from '../present.ts';
import { mostOf } from '../rules.ts';
import { createEntryStore, type Scope } from '../store.ts';
import type { EntryRow } from '../tables.ts';
import type { markPages } from './mark-pages.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  marking: ReturnType<typeof markPages>;
  scopeOf: (visitor: UserVisitor, projectId: string | null | undefined) => Promise<Scope>;
};
type Body<K extends keyof typeof dictionaryRoutes> = BodyOf<(typeof dictionaryRoutes)[K]>;

/** Adds, changes and deletes words; the pages that say them have to be made again. */
export function changeEntries({ db, clock, newId, marking, scopeOf }: Deps) {
  const entries = createEntryStore(db);

  async function ownEntry(visitor: UserVisitor, id: string, store = entries): Promise<EntryRow> {
    const row = await store.find(id);
    if (!row || !canEditEntry(visitor, row)) throw new AppError(commonErrors.notFound);
    return row;
  }

  /** One change of an account's dictionaries after the other: what is counted and compared stays true. */
  const change = <T>({ userId }: Scope, work: (tx: Transaction) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await lockByName(tx, 'dictionary', userId);
      return work(tx);
    });

  /** Writes an entry whose word no other entry of its dictionary has. */
  async function put(tx: Transaction, row: EntryRow): Promise<void> {
    const store = createEntryStore(tx);
    const same = await store.sameWord(row, row.text);
    if (same && same.id !== row.id) {
      const { text, pronunciation } = same;
      throw new AppError(dictionaryErrors.exists, { text, pronunciation });
    }
    await store.put([row]);
  }

  return {
    async add(visitor: UserVisitor, { projectId, entry }: Body<'add'>): Promise<KeptEntry> {
      const scope = await scopeOf(visitor, projectId);
      return change(scope, async (tx) => {
        const most = mostOf(scope);
        if ((await createEntryStore(tx).countOf(scope)) >= most)
          throw new AppError(dictionaryErrors.full, { most });
        const row = { ...scope, ...entry, id: newId(), updatedAt: clock.now() };
        await put(tx, row);
        await marking.mark(tx, scope, [row.text]);
        return presentEntry(row);
      });
    },

    async update(visitor: UserVisitor, { id, entry }: Body<'update'>): Promise<KeptEntry> {
      return change(await ownEntry(visitor, id), async (tx) => {
        // As it is now that nobody else changes it.
        const before = await ownEntry(visitor, id, createEntryStore(tx));
        const row = { ...before, ...entry, updatedAt: clock.now() };
        await put(tx, row);
        const isSame = row.text === before.text && row.pronunciation === before.pronunciation;
        if (!isSame) await marking.mark(tx, before, [...new Set([before.text, row.text])]);
        return presentEntry(row);
      });
    },

    async delete(visitor: UserVisitor, id: string): Promise<void> {
      const row = await ownEntry(visitor, id);
      await change(row, async (tx) => {
        await createEntryStore(tx).delete(id);
        await marking.mark(tx, row, [row.text]);
      });
    },
  };
}
