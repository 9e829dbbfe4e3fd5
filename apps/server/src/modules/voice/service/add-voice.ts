import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';
import { voiceErrors } from '@app/contract/voice/errors.ts';
import { voiceLimits } from '@app/contract/voice/limits.ts';
import type { voiceRoutes } from '@app/contract/voice/routes.ts';
import { voiceConsentVersion } from '@app/contract/voice/states/consent.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { lockByName } from '../../../platform/db/locks.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { Job } from '../../../platform/jobs/define.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { createQuota } from '../../../platform/quota.ts';
import { readWavHead, wavMs } from '../../../platform/wav.ts';
import type { VoiceMaker } from '../../../providers/voice/port.ts';
import type { FileService } from '../../file/service.ts';
import type { UploadService } from '../../upload/service.ts';
import { type MakingInput, useOf } from '../rules.ts';
import { createVoiceStore } from '../store.ts';
import { createConsentStore } from '../store/consents.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  files: FileService;
  uploads: UploadService;
  queue: Queue;
  voiceMaker: VoiceMaker;
  job: Job<MakingInput>;
};
type Body = BodyOf<typeof voiceRoutes.add>;

const mostBytes = speechLimits.transcription.bodyBytes;

/** What a glance at its head tells of a recording; the rest is measured by the job. */
function read(base64: string): Buffer {
  const recording = Buffer.from(base64, 'base64');
  const head = readWavHead(recording);
  if (!head) throw new AppError(voiceErrors.unreadable);
  const ms = wavMs(head);
  if (ms < voiceLimits.leastMs) throw new AppError(voiceErrors.tooShort);
  if (ms > speechLimits.recordingMs) throw new AppError(voiceErrors.tooLong);
  return recording;
}

/** Takes a recording with the consent to it, and begins to make a voice of it. */
export function addVoice({ db, clock, newId, files, uploads, queue, voiceMaker, job }: Deps) {
  const turns = createQuota(db, { name: 'voice', ...voiceLimits.addedPerHour });

  /** Begins the work; what comes late of work before it finds another name. */
  async function begin(tx: Transaction, { id, userId }: { id: string; userId: string }): Promise<void> {
    const run = newId();
    const taskId = await queue.add(job, { voiceId: id, userId, run }, { tx, userId });
    const { kind, name: engine } = voiceMaker;
    await createVoiceStore(tx).update(id, { state: 'making', kind, engine, run, taskId, fault: null });
    await createConsentStore(tx).giveTo(id, engine);
  }

  async function takeTurn(userId: string): Promise<void> {
    const seconds = await turns.take(userId);
    if (seconds > 0) throw new AppError(voiceErrors.tooOften, { seconds });
  }

  return {
    begin,
    takeTurn,

    async add({ userId }: UserVisitor, { name, language, base64, consent }: Body): Promise<string> {
      const recording = read(base64);
      await takeTurn(userId);
      const { key, size } = await files.keep(Readable.from([recording]), mostBytes);
      const id = newId();
      const createdAt = clock.now();
      const { kind, name: engine } = voiceMaker;
      const work = { made: null, run: null, taskId: null, fault: null } as const;
      const stored = { recordingKey: key, recordingSize: size };
      const agreed = { subject: consent.subject, person: consent.person, version: voiceConsentVersion };
      const recordingHash = createHash('sha256').update(recording).digest('hex');
      try {
        await db.transaction(async (tx) => {
          await lockByName(tx, 'voices', userId);
          const store = createVoiceStore(tx);
          if ((await store.countOf(userId)) >= voiceLimits.perUser) throw new AppError(voiceErrors.tooMany);
          await uploads.storeWithin(tx, userId, async () => {
            const about = { id, userId, name, language, state: 'making', kind, engine, createdAt } as const;
            await store.insert({ ...about, ...work, ...stored });
            await files.addUse(tx, key, useOf(id));
          });
          const row = { id: newId(), userId, voiceId: id, voiceName: name, ...agreed };
          await createConsentStore(tx).insert({ ...row, recordingHash, engine, createdAt, until: null });
          await begin(tx, { id, userId });
        });
      } catch (error) {
        await files.releaseUnused(key);
        throw error;
      }
      return id;
    },
  };
}
