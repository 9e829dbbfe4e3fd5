import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf, DataOf } from '@app/contract/base/routes.ts';
import { voiceErrors } from '@app/contract/voice/errors.ts';
import type { voiceRoutes } from '@app/contract/voice/routes.ts';
import type { OwnVoice } from '@app/contract/voice/schema.ts';
import { ownTtsId } from '@app/contract/voice/states/own-voice.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Events } from '../../platform/events.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { Log } from '../../platform/log.ts';
import type { SpeechProvider } from '../../providers/tts/port.ts';
import type { VoiceMaker } from '../../providers/voice/port.ts';
import type { FileService } from '../file/service.ts';
import type { PushService } from '../push/service.ts';
import type { UploadService } from '../upload/service.ts';
import { forgetClone } from './jobs/forget-clone.ts';
import { makeVoice } from './jobs/make-voice.ts';
import { canUseVoice } from './policy.ts';
import { presentVoice } from './present.ts';
import { insteadOf } from './rules.ts';
import { addVoice } from './service/add-voice.ts';
import { deleteVoice } from './service/delete-voice.ts';
import { keepConsents } from './service/keep-consents.ts';
import { keepFavourites } from './service/keep-favourites.ts';
import { knowVoices } from './service/know-voices.ts';
import { createVoiceStore } from './store.ts';
import { createConsentStore } from './store/consents.ts';
import type { VoiceRow } from './tables.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  log: Log;
  files: FileService;
  uploads: UploadService;
  queue: Queue;
  events: Events;
  push: PushService;
  speech: SpeechProvider;
  voiceMaker: VoiceMaker;
};
type Body<K extends keyof typeof voiceRoutes> = BodyOf<(typeof voiceRoutes)[K]>;

export type VoiceService = ReturnType<typeof createVoiceService>;

/** Voices that people made of their own. */
export function createVoiceService(deps: Deps) {
  const { db, events, files, speech, voiceMaker } = deps;
  const voices = createVoiceStore(db);
  // A match is mixed from the embedded voices, which an engine elsewhere does not have.
  const canMake = voiceMaker.kind === 'clone' || speech.remote === undefined;
  const forgetJob = forgetClone(deps);
  const job = makeVoice({ ...deps, forgetJob });
  const adding = addVoice({ ...deps, job });
  const deleting = deleteVoice({ ...deps, forgetJob });

  function requireOwn(visitor: UserVisitor, voice: VoiceRow | undefined): VoiceRow {
    if (!voice || !canUseVoice(visitor, voice)) throw new AppError(commonErrors.notFound);
    return voice;
  }

  async function shown(id: string, language: Language): Promise<OwnVoice> {
    const view = await voices.view(id);
    if (!view) throw new AppError(commonErrors.notFound);
    return presentVoice(view, language);
  }

  const known = knowVoices(deps);

  return {
    ...known,
    ...keepFavourites({ db, find: known.find }),
    ...keepConsents(deps),
    jobs: [job, forgetJob],

    async list({ userId }: UserVisitor, language: Language): Promise<DataOf<typeof voiceRoutes.list>> {
      const views = await voices.viewsOf(userId);
      const { kind, name: engine } = voiceMaker;
      const maker = canMake ? { kind, engine } : null;
      return { list: views.map((view) => presentVoice(view, language)), maker };
    },

    async add(visitor: UserVisitor, body: Body<'add'>, language: Language): Promise<OwnVoice> {
      if (!canMake) throw new AppError(voiceErrors.noMaker);
      return shown(await adding.add(visitor, body), language);
    },

    /** Another try with the recording that was kept. */
    async again(visitor: UserVisitor, { id }: Body<'again'>, language: Language): Promise<OwnVoice> {
      requireOwn(visitor, await voices.find(id));
      await adding.takeTurn(visitor.userId);
      await db.transaction(async (tx) => {
        const voice = requireOwn(visitor, await createVoiceStore(tx).lock(id));
        if (voice.state === 'making') throw new AppError(voiceErrors.busy);
        if (voice.state === 'ready') throw new AppError(voiceErrors.notFailed);
        await adding.begin(tx, voice);
      });
      return shown(id, language);
    },

    async rename(visitor: UserVisitor, { id, name }: Body<'update'>, language: Language): Promise<OwnVoice> {
      await db.transaction(async (tx) => {
        requireOwn(visitor, await createVoiceStore(tx).lock(id));
        await createVoiceStore(tx).update(id, { name });
        await createConsentStore(tx).rename(id, name);
      });
      return shown(id, language);
    },

    /** Who speaks with it, as those tell who know. */
    async using(visitor: UserVisitor, id: string): Promise<DataOf<typeof voiceRoutes.using>> {
      const voice = requireOwn(visitor, await voices.find(id));
      const uses = { avatars: [], projects: [] };
      const asked = { userId: visitor.userId, ttsId: ownTtsId(id), ...uses };
      await db.transaction((tx) => events.emit(tx, 'voice.asked', asked));
      return { ...uses, instead: insteadOf(voice, speech.voices()).id };
    },

    async delete(visitor: UserVisitor, id: string): Promise<void> {
      const unused = await db.transaction(async (tx) => {
        const voice = requireOwn(visitor, await createVoiceStore(tx).lock(id));
        return deleting.delete(tx, voice);
      });
      await files.release(unused);
    },

    removeOf: deleting.removeOf,
    countOf: (tx: Transaction, userId: string): Promise<number> => createVoiceStore(tx).countOf(userId),
    bytesOf: (tx: Transaction, userId: string): Promise<number> => createVoiceStore(tx).recordedBytes(userId),
  };
}
