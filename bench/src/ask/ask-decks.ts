import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from './client.ts';
import type { AskedDeck } from './make-decks.ts';

type Rate = {
  perSecond: number;
  seconds: number /** The shortest answer there is, in place of questions. */;
  trivial?: boolean;
};

export type Asked = { ms: number[]; errors: number; found: number };

/** Asks at an even rate, whatever the answers take: who asks does not wait for others. */
export async function askDecks(
  client: Client,
  decks: readonly AskedDeck[],
  { perSecond, seconds, trivial = false }: Rate,
): Promise<Asked> {
  const told: Asked = { ms: [], errors: 0, found: 0 };
  const one = async (turn: number): Promise<void> => {
    if (trivial) {
      const { ms, text } = await client.send('GET', '/healthz');
      await text();
      told.ms.push(ms);
      return;
    }
    const deck = decks[turn % decks.length]!;
    const place = Math.floor(turn / decks.length);
    const viewer = deck.viewers[place % deck.viewers.length]!;
    const begun = await client.ask(deck, deck.questions[(place * 7) % deck.questions.length]!, viewer);
    const text = await begun.text();
    if (!text.startsWith('data: ')) told.errors += 1;
    if (text.includes('"outcome":"found"')) told.found += 1;
    told.ms.push(begun.ms);
  };
  const began = performance.now();
  const all: Promise<void>[] = [];
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    await pause(Math.max(0, began + (turn * 1000) / perSecond - performance.now()));
    all.push(one(turn).catch(() => void (told.errors += 1)));
  }
  await Promise.all(all);
  return told;
}
