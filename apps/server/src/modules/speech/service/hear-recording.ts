import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf, DataOf } from '@app/contract/base/routes.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { speechRoutes } from '@app/contract/speech/routes.ts';
import type { ShareVisitor, UserVisitor } from '../../../platform/http/visitor.ts';
import type { Log } from '../../../platform/log.ts';
import type { Quota } from '../../../platform/quota.ts';
import { HearingFailed, type HearingProvider, type HeardText } from '../../../providers/asr/port.ts';
import { readWavHead, wavMs } from '../../../platform/wav.ts';

type Deps = { hearing: HearingProvider; recordings: Quota; log: Log };

/** Recordings become text. What was said is not kept. */
export function hearRecording({ hearing, recordings, log }: Deps) {
  /** Whose recordings are being heard: each has one at a time, so that nobody stands before everybody. */
  const waiting = new Set<string>();

  async function inTurn(
    who: string,
    wav: Uint8Array,
    language: ContentLanguage | undefined,
  ): Promise<HeardText> {
    if (waiting.has(who) || waiting.size >= speechLimits.hearing.waiting)
      throw new AppError(speechErrors.hearingBusy);
    waiting.add(who);
    try {
      return await hearing.hear(wav, { language });
    } catch (error) {
      if (!(error instanceof HearingFailed)) throw error;
      log.warn({ error: error.message }, 'a recording was not turned into text');
      throw new AppError(speechErrors.hearingFailed);
    } finally {
      waiting.delete(who);
    }
  }

  return {
    async hear(
      visitor: UserVisitor | ShareVisitor,
      { base64, language }: BodyOf<typeof speechRoutes.hear>,
    ): Promise<DataOf<typeof speechRoutes.hear>> {
      const command = hearing.missing();
      if (command !== undefined) throw new AppError(speechErrors.hearingMissing, { command });
      const wav = Buffer.from(base64, 'base64');
      const head = readWavHead(wav);
      if (!head) throw new AppError(speechErrors.recordingUnreadable);
      if (wavMs(head) > speechLimits.recordingMs) throw new AppError(speechErrors.recordingTooLong);
      const who = visitor.kind === 'user' ? visitor.userId : visitor.token;
      const seconds = await recordings.take(who);
      if (seconds > 0) throw new AppError(speechErrors.tooManyRecordings, { seconds });
      const heard = await inTurn(who, wav, language);
      if (heard.text === '') throw new AppError(speechErrors.notHeard);
      return heard;
    },
  };
}
