import { isDeepStrictEqual } from 'node:util';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { PageFailure } from '@app/contract/broadcast/states/failure.ts';
import type { PageStatus } from '@app/contract/courseware/states/page-status.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import type { ScriptCue } from '@app/deck/script/cues.ts';
import * as z from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { isNoSpace } from '../../../platform/db/data-folder.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { defineJob, type JobTools } from '../../../platform/jobs/define.ts';
import {
  type SpeechAudio,
  SpeechFailed,
  SpeechMissing,
  type SpeechProvider,
  type SpeechSentence,
} from '../../../providers/tts/port.ts';
import type { FileService } from '../../file/service.ts';
import { plannedSentence, useOfPage } from '../rules.ts';
import { packPage } from '../service/pack-page.ts';
import type { SaySentence } from '../service/say-sentence.ts';
import { createBroadcastStore } from '../store.ts';
import type { BroadcastRow, SentenceRow } from '../tables.ts';

export const speakPageInput = z.object({
  projectId: z.uuid(),
  pageId: z.uuid(),
  userId: z.uuid(),
  revision: z.number().int(),
});
export type SpeakPageInput = z.output<typeof speakPageInput>;

/** The sentences of a page, and what happens at their words. */
export type PageLines = { sentences: SpeechSentence[]; cues: ScriptCue[] };

type Deps = {
  db: Database;
  clock: Clock;
  files: FileService;
  speech: SpeechProvider;
  audio: SpeechAudio;
  say: SaySentence;
  /** What is said on a page as it is now; undefined when it is gone, does not stand so, or was begun anew since. */
  linesOf: (input: SpeakPageInput, at?: PageStatus) => Promise<PageLines | undefined>;
  /** The first sentence of a page can be heard. */
  onFirstSentence: (input: SpeakPageInput) => Promise<void>;
  /** The page is finished: states, the project and push events follow. */
  onSpoken: (input: SpeakPageInput, write: WriteInTx) => Promise<void>;
  /** What was spoken is of no use any more. */
  onOutdated: (input: SpeakPageInput) => Promise<void>;
  /** The page can be heard; who presents it may be filmed now. */
  addFilm: (tx: Transaction, spoken: SpeakPageInput & { sound: string }) => Promise<void>;
  /** The page is given up, for this reason. */
  onFailed: (input: SpeakPageInput, failure: PageFailure) => Promise<void>;
};
/** What belongs into the transaction that ends a page. */
export type WriteInTx = (tx: Transaction) => Promise<void>;

/** Speaks one page, sentence by sentence. Killed in the middle it goes on at the sentence where it stopped. */
export function speakPage(deps: Deps) {
  const { db, clock, files, speech, audio, say, linesOf, addFilm } = deps;
  const { onFirstSentence, onSpoken, onOutdated, onFailed } = deps;
  const broadcasts = createBroadcastStore(db);
  const pack = packPage({ files, speech, audio });

  const planOf = ({ sentences }: PageLines) =>
    sentences.map((sentence) => plannedSentence(sentence, speech.engine));

  async function speak(input: SpeakPageInput, tools: JobTools): Promise<void> {
    const { progress, signal } = tools;
    const { pageId, revision, userId } = input;
    const lines = await linesOf(input);
    if (!lines) return;
    const { sentences, cues } = lines;
    const plan = planOf(lines);
    const note = (values: Partial<BroadcastRow>): Promise<boolean> =>
      broadcasts.note(pageId, revision, { ...values, updatedAt: clock.now() });
    if (!(await note({ plan, cues, spoken: 0 }))) return;
    const rows: SentenceRow[] = [];
    for (const sentence of sentences) {
      signal.throwIfAborted();
      rows.push(await say(userId, sentence, { signal }));
      if (!(await note({ spoken: rows.length }))) return;
      await progress((rows.length * 100) / sentences.length);
      if (rows.length === 1) await onFirstSentence(input);
    }
    const { durationMs, sound, words } = await pack(plan, rows, signal);
    const isOutdated = async (at?: PageStatus): Promise<boolean> => {
      const now = await linesOf(input, at);
      return now !== undefined && !isDeepStrictEqual(planOf(now), plan);
    };
    // Somebody chose another voice meanwhile: this is what was asked for before.
    if (await isOutdated()) return speak(input, tools);
    await onSpoken(input, async (tx) => {
      await files.removeUses(tx, useOfPage(pageId));
      const store = createBroadcastStore(tx);
      const before = (await store.find(pageId))?.film;
      // The same words sound the same, so their film fits still.
      const film = before?.sound === sound.key ? before : null;
      const contents = [sound, words, ...(film ? [film] : [])];
      for (const { key } of contents) await files.addUse(tx, key, useOfPage(pageId));
      await store.update(pageId, revision, {
        film,
        state: 'complete',
        failure: null,
        durationMs,
        audioKey: sound.key,
        audioSize: sound.size,
        trackKey: words.key,
        trackSize: words.size,
      });
      await addFilm(tx, { ...input, sound: sound.key });
    });
    // Who chose it in this very moment found the page under way, and left it to us.
    if (await isOutdated('confirmed')) await onOutdated(input);
  }

  return defineJob({
    kind: 'broadcast.speak-page',
    input: speakPageInput,
    key: ({ pageId, revision }) => `${pageId}:${revision}`,
    attempts: 3,
    retryDelaySeconds: 2,
    // A page is as slow as its machine. What hangs is ended by the voice, and what dies by its heartbeat.
    timeLimitSeconds: 23 * 3600,

    async run(input, tools) {
      try {
        await speak(input, tools);
      } catch (error) {
        // What is told when the tries are used up; a try that succeeds leaves it behind.
        if (!tools.signal.aborted)
          await broadcasts.update(input.pageId, input.revision, { failure: failureOf(error) });
        throw explained(error);
      }
    },

    async giveUp(input, reason) {
      const { pageId, revision } = input;
      const known = (await broadcasts.find(pageId))?.failure ?? 'other';
      const failure = reason === 'cancelled' ? 'cancelled' : known;
      await broadcasts.update(pageId, revision, { state: 'failed', failure });
      await onFailed(input, failure);
    },
  });
}

/** What its owner will read. */
function failureOf(error: unknown): PageFailure {
  if (error instanceof SpeechMissing) return 'engine-missing';
  if (error instanceof SpeechFailed) return 'engine-failed';
  const isFull = error instanceof AppError && error.def === commonErrors.noSpace;
  return isFull || isNoSpace(error) ? 'disk-full' : 'other';
}

/** An engine that is not there or refuses cannot be waited for: the owner is told, and nothing is tried again. */
function explained(error: unknown): unknown {
  if (error instanceof SpeechMissing)
    return new AppError(speechErrors.engineMissing, { command: error.command });
  return error instanceof SpeechFailed && error.isLasting ? new AppError(speechErrors.engineRefused) : error;
}
