import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf, DataOf } from '@app/contract/base/routes.ts';
import type { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import { isSpeakable } from '@app/contract/courseware/states/speakable.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { Quota } from '../../../platform/quota.ts';
import { SpeechMissing, type SpeechProvider, type SpeechSentence } from '../../../providers/tts/port.ts';
import type { BroadcastPresenter } from '../present.ts';
import { plannedSentence } from '../rules.ts';
import { createBroadcastStore } from '../store.ts';
import type { SaySentence } from './say-sentence.ts';
import { writtenSentences } from './written-sentences.ts';

type Deps = Parameters<typeof writtenSentences>[0] & {
  db: Database;
  speech: SpeechProvider;
  presenter: BroadcastPresenter;
  say: SaySentence;
  listening: Quota;
};
type Route = typeof broadcastRoutes.listen;

/**
 * A sentence of a script that is being written. It is spoken and kept as a sentence of its page, so that what was heard
 * need not be spoken again when the page is made.
 */
export function listenPage(deps: Deps) {
  const { db, speech, presenter, say, listening } = deps;
  const written = writtenSentences(deps);

  /** What has to be spoken first counts against what an account may ask for. */
  async function count(userId: string, hash: string): Promise<void> {
    if ((await createBroadcastStore(db).sentencesOf(userId, [hash])).length > 0) return;
    const seconds = await listening.take(userId);
    if (seconds > 0) throw new AppError(speechErrors.tooManyTrials, { seconds });
  }

  /** What is being spoken for whom: who wants to hear another sentence no longer waits for the one before. */
  const waited = new Map<string, AbortController>();

  async function speak(userId: string, sentence: SpeechSentence, signal: AbortSignal) {
    const wait = new AbortController();
    waited.get(userId)?.abort();
    waited.set(userId, wait);
    try {
      // Somebody has pressed a button and listens.
      return await say(userId, sentence, { urgent: true, signal: AbortSignal.any([signal, wait.signal]) });
    } catch (error) {
      if (wait.signal.aborted) throw new AppError(speechErrors.tooManyTrials, { seconds: 1 });
      if (!(error instanceof SpeechMissing)) throw error;
      throw new AppError(speechErrors.engineMissing, { command: error.command });
    } finally {
      if (waited.get(userId) === wait) waited.delete(userId);
    }
  }

  return async (
    visitor: UserVisitor,
    { id, ssmlJsonText: script, at }: BodyOf<Route>,
    signal: AbortSignal,
  ): Promise<DataOf<Route>> => {
    const sentences = await written(visitor, id, script);
    if (!isSpeakable(scriptText(script))) throw new AppError(speechErrors.nothingToSay);
    const planned = sentences.map((sentence) => plannedSentence(sentence, speech.engine));
    const found = planned.findIndex(({ srcEnd }) => srcEnd > at);
    // Behind the last letter the last sentence is meant.
    const place = found < 0 ? planned.length - 1 : found;
    const [sentence, plan] = [sentences[place], planned[place]];
    if (!sentence || !plan) throw new AppError(speechErrors.nothingToSay);
    await count(visitor.userId, plan.hash);
    const row = await speak(visitor.userId, sentence, signal);
    return {
      audioUrl: presenter.sentenceUrl(row.id),
      words: row.track.words.map((word) => ({
        ...word,
        srcStart: word.srcStart + plan.srcStart,
        srcEnd: word.srcEnd + plan.srcStart,
      })),
      durationMs: row.track.durationMs,
      pauseAfterMs: row.pauseAfterMs,
      next: planned[place + 1]?.srcStart ?? null,
    };
  };
}
