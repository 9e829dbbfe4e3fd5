import { Readable } from 'node:stream';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { SpeakOptions, SpeechProvider, SpeechSentence } from '../../../providers/tts/port.ts';
import type { FileService } from '../../file/service.ts';
import { hashOf, placedFromStart, plannedSentence, useOfSentence } from '../rules.ts';
import { createBroadcastStore } from '../store.ts';
import type { SentenceRow } from '../tables.ts';

type Deps = { db: Database; clock: Clock; newId: () => string; files: FileService; speech: SpeechProvider };

/** Far more than any sentence has: the voice takes about 15 seconds at once. */
const mostBytes = 10 * 1024 * 1024;

export type SaySentence = ReturnType<typeof saySentence>;
export type SpeakNew = ReturnType<typeof speakNew>;

/** Speaks a sentence that was not spoken before. The voice is asked at once, so calls keep their order. */
export const speakNew =
  ({ db, clock, newId, files, speech }: Deps) =>
  async (userId: string, sentence: SpeechSentence, options: SpeakOptions = {}): Promise<SentenceRow> => {
    const planned = plannedSentence(sentence, speech.engine);
    const asked = clock.now().getTime();
    const spoken = await speech.speakSentence(sentence, options);
    const { buffer, byteOffset, byteLength } = spoken.pcm;
    const bytes = Buffer.from(buffer, byteOffset, byteLength);
    const { key, size } = await files.keep(Readable.from([bytes]), mostBytes);
    const row: SentenceRow = {
      id: newId(),
      userId,
      hash: planned.hash,
      text: planned.text,
      track: placedFromStart(spoken, planned.srcStart),
      pauseAfterMs: spoken.pauseAfterMs,
      fileKey: key,
      size,
      usedAt: clock.now(),
      // Only what pages wait for tells how fast pages are spoken.
      tookMs: options.urgent || options.later ? null : clock.now().getTime() - asked,
    };
    const isFirst = await db.transaction(async (tx) => {
      if (!(await createBroadcastStore(tx).insertSentence(row))) return false;
      await files.addUse(tx, key, useOfSentence(row.id));
      return true;
    });
    if (isFirst) return row;
    // Somebody else spoke the same sentence meanwhile, and theirs is the one that counts.
    await files.releaseUnused(key);
    const [theirs] = await createBroadcastStore(db).sentencesOf(userId, [planned.hash]);
    return theirs ?? row;
  };

/** Speaks a sentence, or finds what was spoken before. */
export function saySentence(deps: Deps) {
  const speak = speakNew(deps);
  return async (
    userId: string,
    sentence: SpeechSentence,
    options: SpeakOptions = {},
  ): Promise<SentenceRow> => {
    const hash = hashOf(sentence, deps.speech.engine);
    const [known] = await createBroadcastStore(deps.db).sentencesOf(userId, [hash]);
    return known ?? speak(userId, sentence, options);
  };
}
