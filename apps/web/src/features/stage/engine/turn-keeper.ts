import { answerOutcomes } from '@app/contract/conversation/schema.ts';
import * as z from 'zod/mini';
import { localStore } from '../../../lib/storage.ts';
import type { StageStore, Turn } from '../store.ts';

/** More than anybody reads again. */
const most = 30;

const keptSchema = z.object({
  listener: z.string(),
  turns: z.array(
    z.object({
      question: z.string(),
      sentences: z.array(
        z.object({ text: z.string(), page: z.nullable(z.int()), quote: z.exactOptional(z.string()) }),
      ),
      state: z.enum(['done', 'stopped']),
      outcome: z.exactOptional(z.enum(answerOutcomes)),
      engine: z.exactOptional(z.string()),
      proposals: z.exactOptional(z.array(z.string())),
    }),
  ),
});

/** A name for a secret from which the secret cannot be made again (FNV-1a). */
function nameOf(secret: string): string {
  let hash = 0x811c9dc5;
  for (const letter of secret) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Keeps what a listener asked a talk for the next visit, on this device alone. Another listener sees nothing of it. */
export function createTurnKeeper(talkId: string, listener: string, isKept: boolean) {
  const key = `talk questions ${talkId}`;
  const mine = nameOf(listener);

  function kept(): Turn[] {
    try {
      const found = z.parse(keptSchema, JSON.parse(localStore.get(key) ?? ''));
      return found.listener === mine ? found.turns.map((turn, index) => ({ ...turn, id: index + 1 })) : [];
    } catch {
      // Nothing was kept, or by another version.
      return [];
    }
  }

  return {
    kept: (): Turn[] => (isKept ? kept() : []),
    /** Keeps every turn that is over; the answer ends it. */
    watch: (store: StageStore): (() => void) =>
      store.subscribe(({ turns }, before) => {
        if (!isKept || turns === before.turns) return;
        const over = turns.filter(({ state }) => state === 'done' || state === 'stopped').slice(-most);
        if (over.length > 0) localStore.set(key, JSON.stringify({ listener: mine, turns: over }));
      }),
  };
}

export type TurnKeeper = ReturnType<typeof createTurnKeeper>;
