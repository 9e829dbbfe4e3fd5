import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf, DataOf } from '@app/contract/base/routes.ts';
import { speechErrors } from '@app/contract/speech/errors.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';
import type { speechRoutes } from '@app/contract/speech/routes.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { ShareVisitor, UserVisitor } from '../../../platform/http/visitor.ts';
import type { Log } from '../../../platform/log.ts';
import { networkOf } from '../../../platform/network.ts';
import { type Quota, takeInTurn } from '../../../platform/quota.ts';
import { TranscriptionFailed, type Transcriber, type Transcription } from '../../../providers/asr/port.ts';
import type { ShareService } from '../../share/service.ts';
import { readWavHead, wavMs } from '../../../platform/wav.ts';

type Deps = {
  transcriber: Transcriber;
  shares: Pick<ShareService, 'beat'>;
  recordings: Quota;
  recordingParts: Quota;
  recordingsFromAddress: Quota;
  partsFromAddress: Quota;
  db: Database;
  log: Log;
};
type Speaker = UserVisitor | ShareVisitor;

const { waiting: mostWaiting, waitingOfShare, questionMs } = speechLimits.transcription;
const nameOf = (visitor: Speaker): string => (visitor.kind === 'user' ? visitor.userId : visitor.token);
const shareOf = (visitor: Speaker): string | undefined =>
  visitor.kind === 'user' ? undefined : visitor.shareId;

/** A viewer asks a question; whoever has an account may record more. */
const mostMs = (visitor: Speaker): number =>
  visitor.kind === 'user' ? speechLimits.recordingMs : questionMs + 1000;

/** Recordings become text. What was said is not kept. */
export function transcribeRecording(deps: Deps) {
  const { transcriber, shares, db, log } = deps;
  /** Whose recordings are under way, and of which share: each has one at a time. */
  const waiting = new Map<string, string | undefined>();

  function refuseCrowd(visitor: Speaker): void {
    if (waiting.has(nameOf(visitor))) throw new AppError(speechErrors.transcriptionUnderWay);
    const share = shareOf(visitor);
    const ofShare = [...waiting.values()].filter((other) => other !== undefined && other === share).length;
    if (waiting.size >= mostWaiting || ofShare >= waitingOfShare)
      throw new AppError(speechErrors.transcriptionBusy);
  }

  /** Whoever has the link of a share is as many viewers as they like, so those of one network count together, too. */
  async function refuseFlood(visitor: Speaker, address: string, isPartial: boolean): Promise<void> {
    const [ofVisitor, ofAddress] = isPartial
      ? [deps.recordingParts, deps.partsFromAddress]
      : [deps.recordings, deps.recordingsFromAddress];
    const own = [ofVisitor, nameOf(visitor)] as const;
    const here = `${shareOf(visitor)}:${networkOf(address)}`;
    const refused = await takeInTurn(db, visitor.kind === 'user' ? [own] : [own, [ofAddress, here]]);
    if (refused) throw new AppError(speechErrors.tooManyRecordings, { seconds: refused.seconds });
  }

  /** What was said so far is worth nothing to who waits for it, so it never makes anybody wait. */
  function refusePart(): void {
    if (waiting.size > 0 || !transcriber.hearsPartly) throw new AppError(speechErrors.transcriptionBusy);
  }

  function read(base64: string, most: number): Uint8Array {
    const wav = Buffer.from(base64, 'base64');
    const head = readWavHead(wav);
    if (!head) throw new AppError(speechErrors.recordingUnreadable);
    if (wavMs(head) > most) throw new AppError(speechErrors.recordingTooLong);
    return wav;
  }

  async function inTurn(visitor: Speaker, wav: Uint8Array, signal: AbortSignal): Promise<Transcription> {
    waiting.set(nameOf(visitor), shareOf(visitor));
    try {
      return await transcriber.transcribe(wav, signal);
    } catch (error) {
      if (!(error instanceof TranscriptionFailed)) throw error;
      log.warn({ error: error.message }, 'a recording was not turned into text');
      throw new AppError(speechErrors.transcriptionFailed);
    } finally {
      waiting.delete(nameOf(visitor));
    }
  }

  return {
    /** Who leaves, or gives up, ends the work. */
    async transcribe(
      visitor: Speaker,
      { base64, isPartial = false }: BodyOf<typeof speechRoutes.transcribe>,
      { address, signal }: { address: string; signal: AbortSignal },
    ): Promise<DataOf<typeof speechRoutes.transcribe>> {
      if (visitor.kind !== 'user') await shares.beat(visitor);
      if (transcriber.missing() !== undefined) throw new AppError(speechErrors.transcriptionMissing);
      refuseCrowd(visitor);
      await refuseFlood(visitor, address, isPartial);
      if (isPartial) refusePart();
      const wav = read(base64, isPartial ? questionMs : mostMs(visitor));
      refuseCrowd(visitor);
      const heard = await inTurn(visitor, wav, signal);
      if (heard.text === '' && !isPartial) throw new AppError(speechErrors.notHeard);
      return heard;
    },
  };
}
