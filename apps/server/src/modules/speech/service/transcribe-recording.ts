import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf, DataOf } from '@app/contract/base/routes.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';
import type { speechRoutes } from '@app/contract/speech/routes.ts';
import type { ShareVisitor, UserVisitor } from '../../../platform/http/visitor.ts';
import type { Log } from '../../../platform/log.ts';
import type { Quota } from '../../../platform/quota.ts';
import { TranscriptionFailed, type Transcriber, type Transcription } from '../../../providers/asr/port.ts';
import { readWavHead, wavMs } from '../../../platform/wav.ts';

type Deps = { transcriber: Transcriber; recordings: Quota; log: Log };

/** Recordings become text. What was said is not kept. */
export function transcribeRecording({ transcriber, recordings, log }: Deps) {
  /** Whose recordings are under way: each has one at a time, so that nobody stands before everybody. */
  const waiting = new Set<string>();

  async function inTurn(who: string, wav: Uint8Array, signal: AbortSignal): Promise<Transcription> {
    if (waiting.has(who)) throw new AppError(speechErrors.transcriptionUnderWay);
    if (waiting.size >= speechLimits.transcription.waiting)
      throw new AppError(speechErrors.transcriptionBusy);
    waiting.add(who);
    try {
      return await transcriber.transcribe(wav, signal);
    } catch (error) {
      if (!(error instanceof TranscriptionFailed)) throw error;
      log.warn({ error: error.message }, 'a recording was not turned into text');
      throw new AppError(speechErrors.transcriptionFailed);
    } finally {
      waiting.delete(who);
    }
  }

  return {
    /** Who leaves, or gives up, ends the work. */
    async transcribe(
      visitor: UserVisitor | ShareVisitor,
      { base64 }: BodyOf<typeof speechRoutes.transcribe>,
      signal: AbortSignal,
    ): Promise<DataOf<typeof speechRoutes.transcribe>> {
      if (transcriber.missing() !== undefined) throw new AppError(speechErrors.transcriptionMissing);
      const wav = Buffer.from(base64, 'base64');
      const head = readWavHead(wav);
      if (!head) throw new AppError(speechErrors.recordingUnreadable);
      if (wavMs(head) > speechLimits.recordingMs) throw new AppError(speechErrors.recordingTooLong);
      const who = visitor.kind === 'user' ? visitor.userId : visitor.token;
      const seconds = await recordings.take(who);
      if (seconds > 0) throw new AppError(speechErrors.tooManyRecordings, { seconds });
      const heard = await inTurn(who, wav, signal);
      if (heard.text === '') throw new AppError(speechErrors.notHeard);
      return heard;
    },
  };
}
