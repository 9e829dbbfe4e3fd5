import { AppError } from '@app/contract/base/errors.ts';
import { taskErrors } from '@app/contract/task/errors.ts';
import { ownTtsId } from '@app/contract/voice/states/own-voice.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { Job } from '../../../platform/jobs/define.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { SpeechProvider } from '../../../providers/tts/port.ts';
import type { FileService } from '../../file/service.ts';
import { insteadOf, useOf } from '../rules.ts';
import { createVoiceStore } from '../store.ts';
import { createConsentStore } from '../store/consents.ts';
import { createFavouriteStore } from '../store/favourites.ts';
import type { VoiceRow } from '../tables.ts';

type Deps = {
  clock: Clock;
  events: Events;
  files: FileService;
  queue: Queue;
  speech: SpeechProvider;
  forgetJob: Job<{ voice: string; engine: string }>;
};

/** Deletes voices: work on them ends, recordings go, and who spoke with them gets another one. */
export function deleteVoice({ clock, events, files, queue, speech, forgetJob }: Deps) {
  /** What is kept of a voice beside its row. Answers with contents to release. */
  async function removeTraces(tx: Transaction, { id, kind, engine, made }: VoiceRow): Promise<string[]> {
    if (kind === 'clone' && made) await queue.add(forgetJob, { voice: made.voice, engine }, { tx });
    return files.removeUses(tx, useOf(id));
  }

  async function endWork(tx: Transaction, taskId: string | null): Promise<void> {
    if (taskId === null) return;
    await queue.cancel(taskId, tx).catch((error: unknown) => {
      // It has just ended by itself; what it would have written finds no voice.
      if (!(error instanceof AppError && error.def === taskErrors.alreadyOver)) throw error;
    });
  }

  return {
    /** In the transaction that has locked the voice. Answers with contents to release. */
    async delete(tx: Transaction, voice: VoiceRow): Promise<string[]> {
      const { id, userId, taskId } = voice;
      const instead = insteadOf(voice, speech.voices()).id;
      await events.emit(tx, 'voice.deleted', { userId, ttsId: ownTtsId(id), instead });
      await endWork(tx, taskId);
      await createConsentStore(tx).end(id, clock.now());
      await createFavouriteStore(tx).remove(userId, ownTtsId(id));
      await createVoiceStore(tx).delete(id);
      return removeTraces(tx, voice);
    },

    /** The account goes; its rows go by themselves. Answers with contents to release. */
    async removeOf(tx: Transaction, userId: string): Promise<string[]> {
      const unused: string[] = [];
      for (const voice of await createVoiceStore(tx).all(userId))
        unused.push(...(await removeTraces(tx, voice)));
      return unused;
    },
  };
}
