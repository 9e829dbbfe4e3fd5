import { buffer } from 'node:stream/consumers';
import { AppError } from '@app/contract/base/errors.ts';
import { fill, messageByKey } from '@app/contract/base/messages.ts';
import { voiceErrors } from '@app/contract/voice/errors.ts';
import { voiceMessages } from '@app/contract/voice/messages.ts';
import { ownTtsId } from '@app/contract/voice/states/own-voice.ts';
import { recordingFaults } from '@app/contract/voice/states/recording-fault.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { defineJob, type GiveUpReason, type Job } from '../../../platform/jobs/define.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { TaskFault } from '../../../platform/jobs/tables.ts';
import type { Log } from '../../../platform/log.ts';
import type { SpeechProvider } from '../../../providers/tts/port.ts';
import { CloningFailed, RecordingRefused, type VoiceMaker } from '../../../providers/voice/port.ts';
import type { FileService } from '../../file/service.ts';
import type { PushService } from '../../push/service.ts';
import { makingInput, type MakingInput, statementOf, useOf } from '../rules.ts';
import { createVoiceStore } from '../store.ts';
import { createConsentStore } from '../store/consents.ts';
import type { Made, VoiceRow } from '../tables.ts';

type Deps = {
  db: Database;
  log: Log;
  files: FileService;
  push: PushService;
  speech: SpeechProvider;
  voiceMaker: VoiceMaker;
  queue: Queue;
  forgetJob: Job<{ voice: string; engine: string }>;
};

/** What an ended work leaves in its row. */
const noWork = { run: null, taskId: null } as const;

/** How its owner is told; what a service says of itself is for who set it up. */
function told(error: unknown): unknown {
  if (error instanceof RecordingRefused) return new AppError(recordingFaults[error.fault]);
  if (!(error instanceof CloningFailed)) return error;
  return error.isRefusal ? new AppError(voiceErrors.serviceRefused) : error;
}

/** Makes a voice from its recording, which goes when there is one. */
export function makeVoice({ db, log, files, push, speech, voiceMaker, queue, forgetJob }: Deps) {
  const isClone = voiceMaker.kind === 'clone';

  /** The voice, for the transaction; undefined when it is gone, or other work is wanted by now. */
  async function lock(tx: Transaction, { voiceId, run }: MakingInput): Promise<VoiceRow | undefined> {
    const voice = await createVoiceStore(tx).lock(voiceId);
    return voice?.run === run ? voice : undefined;
  }

  async function make(voice: VoiceRow, signal: AbortSignal): Promise<Made> {
    const consent = await createConsentStore(db).ofVoice(voice.id);
    if (voice.recordingKey === null || !consent) throw new Error('a voice in the making has a recording');
    const recording = await buffer(await files.open(voice.recordingKey));
    const { name, language } = voice;
    const order = { recording, language, name, consent: statementOf(consent, language), signal };
    return { ...(await voiceMaker.make(order)), spokenBy: speech.name };
  }

  const noteFault = (input: MakingInput, { def, params }: AppError): Promise<void> =>
    db.transaction(async (tx) => {
      const fault: TaskFault = { key: def.message.key, params };
      if (await lock(tx, input)) await createVoiceStore(tx).update(input.voiceId, { fault });
    });

  async function complete(tx: Transaction, input: MakingInput, made: Made): Promise<string[]> {
    const { voiceId, userId } = input;
    if (!(await lock(tx, input))) {
      // Deleted meanwhile: the service has it now, and nobody else knows its name.
      if (isClone) await queue.add(forgetJob, { voice: made.voice, engine: voiceMaker.name }, { tx });
      return [];
    }
    const ready = { state: 'ready', made, fault: null, recordingKey: null } as const;
    await createVoiceStore(tx).update(voiceId, { ...noWork, ...ready });
    const data = { avatarsId: null, ttsId: ownTtsId(voiceId) };
    await push.publish(tx, { event: 'sound-cloning-completed', userId, data });
    return files.removeUses(tx, useOf(voiceId));
  }

  return defineJob<MakingInput>({
    kind: 'voice.make-voice',
    input: makingInput,
    key: ({ run }) => run,
    // A service may have made a clone whose answer was lost: its owner decides whether it is asked again.
    attempts: isClone ? 1 : 3,

    async run(input, { step, once, progress, signal }) {
      const voice = await db.transaction((tx) => lock(tx, input));
      if (!voice) return;
      await progress(10);
      try {
        const made = await step('make', () => make(voice, signal));
        await progress(90);
        let unused: string[] = [];
        await once('end', async (tx) => {
          unused = await complete(tx, input, made);
        });
        await files.release(unused);
      } catch (thrown) {
        if (thrown instanceof CloningFailed)
          log.warn({ reason: thrown.message, voiceId: input.voiceId }, 'a voice was not cloned');
        if (thrown instanceof CloningFailed) await noteFault(input, new AppError(voiceErrors.serviceFailed));
        const error = told(thrown);
        if (error instanceof AppError) await noteFault(input, error);
        throw error;
      }
    },

    /** After the last try, or when the owner cancelled it: the recording stays, for another try. */
    giveUp: (input, reason: GiveUpReason) =>
      db.transaction(async (tx) => {
        const voice = await lock(tx, input);
        if (!voice) return;
        const known = reason === 'failed' ? voice.fault : null;
        const usual = reason === 'failed' ? voiceMessages.failed : voiceMessages.cancelled;
        const fault = known ?? { key: usual.key, params: {} };
        await createVoiceStore(tx).update(voice.id, { ...noWork, state: 'failed', fault });
        const text = messageByKey(fault.key) ?? usual;
        const sentence = { zh: fill(text, 'zh-CN', fault.params), en: fill(text, 'en-US', fault.params) };
        await push.publish(tx, {
          event: 'sound-cloning-failed',
          userId: input.userId,
          data: { avatarsId: null, reason: sentence },
        });
      }),
  });
}
