import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { createKeptCallStore } from '../db/kept-calls.ts';
import type { KeptCallRow } from '../db/tables.ts';
import type { Listeners } from '../events.ts';
import { hashToken } from '../tokens.ts';
import type { Visitor } from './visitor.ts';

/** Work that is done once, however often it is asked for. */
export type Once = {
  /** It was done before: what only guards the doing can be left out. */
  readonly isReplay: boolean;
  /** Does the work in a transaction, or gives what the first who asked was given. That must be the answer of the call. */
  do<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Keeps another answer for who asks again: what the work gave has grown since. */
  replace(answer: unknown): Promise<void>;
};

/** For a caller who has not named the call: every time anew. */
export const everyTime = (db: Database): Once => ({
  isReplay: false,
  do: (work) => db.transaction(work),
  replace: async () => undefined,
});

/** How an answer is kept, and what the handler sees of it. */
export type AnswerCodec = { keep: (answer: unknown) => unknown; read: (kept: unknown) => unknown };

type NamedCall = Pick<KeptCallRow, 'caller' | 'key' | 'request'>;

/** A call with its name, as far as there is one: who calls without being anybody is not known again. */
export function namedCall(visitor: Visitor, key: string | undefined, request: string): NamedCall | undefined {
  if (key === undefined || key === '' || visitor.kind === 'nobody') return undefined;
  const caller = visitor.kind === 'user' ? visitor.userId : hashToken(visitor.token);
  return { caller, key: hashToken(key), request: hashToken(request) };
}

const keptForMs = 24 * 60 * 60 * 1000;

export type KeptCalls = ReturnType<typeof createKeptCalls>;

/**
 * Remembers the answers of calls that spend. The name of a call is written in the transaction that spends: a process
 * that dies leaves both or neither, and of two at the same moment the second waits for the first.
 */
export function createKeptCalls({ db, clock }: { db: Database; clock: Clock }) {
  const oldest = () => new Date(clock.now().getTime() - keptForMs);

  async function find(call: NamedCall, executor: Parameters<typeof createKeptCallStore>[0] = db) {
    const kept = await createKeptCallStore(executor).find(call, oldest());
    if (kept && kept.request !== call.request) throw new AppError(commonErrors.keyReused);
    return kept?.answer ?? undefined;
  }

  return {
    find,

    once: (call: NamedCall, isReplay: boolean, codec: AnswerCodec): Once => ({
      isReplay,
      do: <T>(work: (tx: Transaction) => Promise<T>) =>
        db.transaction(async (tx) => {
          const store = createKeptCallStore(tx);
          await store.deleteNamed(call, oldest());
          if (await store.insert({ ...call, createdAt: clock.now() })) {
            const answer = await work(tx);
            await store.setAnswer(call, codec.keep(answer));
            return answer;
          }
          const kept = await find(call, tx);
          // What was kept is what `work` gave the first time.
          return codec.read(kept?.value) as T;
        }),
      replace: (answer) => createKeptCallStore(db).setAnswer(call, codec.keep(answer)),
    }),

    forgetOldCalls: (): Promise<void> => createKeptCallStore(db).deleteUpTo(oldest()),
  };
}

/** The named calls of an account: nothing that anybody would count, but they go with it. */
export const callListeners: Listeners = {
  module: 'kept calls',
  together: { 'user.deleted': (tx, { userId }) => createKeptCallStore(tx).deleteOf(userId) },
};
