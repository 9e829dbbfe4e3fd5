import { AppError } from '@app/contract/base/errors.ts';
import { ledgers } from '@app/contract/credit/states/ledger.ts';
import type { Parts } from '../wiring.ts';
import { aUser } from './builders.ts';
import { dice } from './dice.ts';

type Tools = { readonly parts: Pick<Parts, 'database' | 'credits'> };

export const callers = 8;

/** Random bookings of callers who meet on the same accounts and keys; one of the three owners is never short. */
export async function ledgerStorm(app: Tools, operations: number): Promise<void> {
  const { credits, database } = app.parts;
  const owners = await Promise.all(
    Array.from({ length: 3 }, (_, place) => aUser(app, { administrator: place === 0 })),
  );
  // Few keys, so that callers meet on them.
  const keys = Math.ceil(operations / 15);
  const caller = async (name: number) => {
    const roll = dice(name + 1);
    for (let turn = 0; turn < operations / callers; turn++) {
      const owner = owners[roll(owners.length)]!;
      const ledger = ledgers[roll(ledgers.length)]!;
      const key = `key-${roll(keys)}`;
      const amount = roll(2) === 0 ? roll(50) + 1 : -(roll(60) + 1);
      const work = roll(6) === 0 ? 'giveBack' : 'book';
      await database.db
        .transaction<unknown>((tx) => credits[work](tx, { userId: owner.id, ledger, amount, key }))
        .catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
        });
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, name) => caller(name)));
}

/** What must hold of a ledger, whatever happened to it. */
export async function ledgerFacts({ parts: { credits, database } }: Tools) {
  const { rows } = await database.pool.query<{ entries: number; keys: number; least: number }>(
    `select (select count(*) from ledger_entry)::int as entries,
            (select count(*) from (select distinct user_id, ledger, key from ledger_entry) d)::int as keys,
            (select min(balance) from ledger_balance)::int as least`,
  );
  return { ...rows[0]!, differences: (await credits.findDifferences()).length };
}
