import { parentPort } from 'node:worker_threads';
import { createDeckReader, unknownDeck } from '../providers/answer/deck-reader.ts';
import type { FromThread, ToThread } from '../providers/answer/thread-messages.ts';

// A thread that reads decks and finds answers in them: seconds of work, which nobody else should feel.

const read = createDeckReader();
const send = (message: FromThread) => parentPort?.postMessage(message);

// Only our own provider talks to this thread.
parentPort?.on('message', ({ id, deck, work }: ToThread) => {
  try {
    const result = read(deck, work);
    if (result === unknownDeck) send({ id, kind: 'unknown' });
    else send({ id, kind: 'done', result });
  } catch (error) {
    send({ id, kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
});
