import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@app/contract/base/errors.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import * as z from 'zod';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/define.ts';
import {
  type SpeechAudio,
  SpeechMissing,
  type SpeechProvider,
  type SpeechSentence,
  sampleRate,
} from '../../../providers/tts/port.ts';
import type { FileService } from '../../file/service.ts';
import { plannedSentence, trackOf, useOfPage } from '../rules.ts';
import type { SaySentence } from '../service/say-sentence.ts';
import { createBroadcastStore } from '../store.ts';
import type { SentenceRow } from '../tables.ts';

const inputSchema = z.object({
  projectId: z.uuid(),
  pageId: z.uuid(),
  userId: z.uuid(),
  revision: z.number().int(),
});
export type SpeakPageInput = z.output<typeof inputSchema>;

type Deps = {
  db: Database;
  files: FileService;
  speech: SpeechProvider;
  audio: SpeechAudio;
  say: SaySentence;
  /** The sentences of a page as it is now; undefined when it is gone or was changed since. */
  sentencesOf: (input: SpeakPageInput) => Promise<SpeechSentence[] | undefined>;
  /** The first sentence of a page can be heard. */
  onFirstSentence: (input: SpeakPageInput) => Promise<void>;
  /** The page is finished or has failed: states, the project and push events follow. */
  onEnd: (input: SpeakPageInput, outcome: 'confirmed' | 'error', write?: WriteInTx) => Promise<void>;
};
/** What belongs into the transaction that ends a page. */
export type WriteInTx = (tx: Transaction) => Promise<void>;

const mostBytes = 200 * 1024 * 1024;

/** Speaks one page, sentence by sentence. Killed in the middle it goes on at the sentence where it stopped. */
export function speakPage({ db, files, speech, audio, say, sentencesOf, onFirstSentence, onEnd }: Deps) {
  const broadcasts = createBroadcastStore(db);

  async function samples(row: SentenceRow): Promise<Int16Array> {
    const bytes = await buffer(await files.open(row.fileKey));
    // A copy of its own: samples of two bytes must begin at an even place.
    return new Int16Array(Uint8Array.from(bytes).buffer);
  }

  /** The whole page as it was spoken; its times are in the track, so only the sound is taken. */
  async function joined(rows: readonly SentenceRow[]): Promise<Int16Array> {
    const spoken = [];
    for (const row of rows) {
      const { track, pauseAfterMs } = row;
      spoken.push({ ...track, pauseAfterMs, pcm: await samples(row), sampleRate, engine: speech.engine });
    }
    return audio.join(spoken).pcm;
  }

  async function keep(bytes: Uint8Array) {
    return files.keep(Readable.from([Buffer.from(bytes)]), mostBytes);
  }

  return defineJob({
    kind: 'broadcast.speak-page',
    input: inputSchema,
    key: ({ pageId, revision }) => `${pageId}:${revision}`,
    attempts: 3,
    retryDelaySeconds: 2,
    timeLimitSeconds: 1800,

    async run(input, { progress, signal }) {
      const { pageId, revision, userId } = input;
      const sentences = await sentencesOf(input);
      if (!sentences) return;
      const plan = sentences.map((sentence) => plannedSentence(sentence, speech.engine));
      if (!(await broadcasts.update(pageId, revision, { plan, spoken: 0 }))) return;
      const rows: SentenceRow[] = [];
      for (const sentence of sentences) {
        signal.throwIfAborted();
        rows.push(await say(userId, sentence, { signal }).catch(explainMissing));
        if (!(await broadcasts.update(pageId, revision, { spoken: rows.length }))) return;
        await progress((rows.length * 100) / sentences.length);
        if (rows.length === 1) await onFirstSentence(input);
      }
      const pieces = plan.flatMap((planned, index) => {
        const row = rows[index];
        return row ? [{ planned, ...row, url: null }] : [];
      });
      const track = trackOf(pieces, true);
      const sound = await keep(await audio.mp3(await joined(rows), signal));
      const words = await keep(Buffer.from(JSON.stringify({ ...track, segments: [] })));
      await onEnd(input, 'confirmed', async (tx) => {
        await files.removeUses(tx, useOfPage(pageId));
        await files.addUse(tx, sound.key, useOfPage(pageId));
        await files.addUse(tx, words.key, useOfPage(pageId));
        const store = createBroadcastStore(tx);
        await store.update(pageId, revision, {
          state: 'complete',
          durationMs: Math.round(track.durationMs),
          audioKey: sound.key,
          audioSize: sound.size,
          trackKey: words.key,
          trackSize: words.size,
        });
      });
    },

    async giveUp(input) {
      await broadcasts.update(input.pageId, input.revision, { state: 'failed' });
      await onEnd(input, 'error');
    },
  });
}

/** An engine that is not there cannot be waited for: the owner is told, and nothing is tried again. */
function explainMissing(error: unknown): never {
  if (error instanceof SpeechMissing)
    throw new AppError(speechErrors.engineMissing, { command: error.command });
  throw error;
}
