import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { broadcastRoutes } from '@app/contract/broadcast/routes.ts';
import type { PageBroadcast, PageTrack } from '@app/contract/broadcast/schema.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import type { ScriptDocument } from '@app/deck/script/document.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { Job } from '../../platform/jobs/define.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { AddressSigner, Signature } from '../../platform/signed-address.ts';
import {
  type SpeechAudio,
  SpeechMissing,
  type SpeechProvider,
  type SpeechSentence,
} from '../../providers/tts/port.ts';
import type { Stored } from '../../providers/storage/port.ts';
import type { CoursewareService } from '../courseware/service.ts';
import type { FileService } from '../file/service.ts';
import type { ProjectService } from '../project/service.ts';
import type { SpeakPageInput } from './jobs/speak-page.ts';
import { createBroadcastPresenter, signedNames } from './present.ts';
import { languageOfText, spansOf, speechRequest, trackOf, useOfPage, useOfSentence } from './rules.ts';
import type { SaySentence } from './service/say-sentence.ts';
import { createBroadcastStore } from './store.ts';
import type { BroadcastRow } from './tables.ts';

type Deps = {
  db: Database;
  clock: Clock;
  queue: Queue;
  speakPage: Job<SpeakPageInput>;
  speech: SpeechProvider;
  audio: SpeechAudio;
  say: SaySentence;
  files: FileService;
  signer: AddressSigner;
  courseware: CoursewareService;
  projects: ProjectService;
};

const dayMs = 24 * 60 * 60 * 1000;
/** A sentence that nobody used for so long is spoken anew when it is needed. */
const keepSentencesMs = 30 * dayMs;
const tidyAtOnce = 500;

/** The voice that speaks a language. */
export type VoiceFor = (language: Language) => string;

export type BroadcastService = ReturnType<typeof createBroadcastService>;

export function createBroadcastService(deps: Deps) {
  const { db, clock, queue, speakPage, speech, audio, say, files, signer, courseware, projects } = deps;
  const broadcasts = createBroadcastStore(db);
  const presenter = createBroadcastPresenter(signer);

  async function signedRow(pageId: string, signature: Signature): Promise<BroadcastRow> {
    if (!signer.isSigned(signedNames.page(pageId), signature)) throw new AppError(uploadErrors.linkExpired);
    const row = await broadcasts.find(pageId);
    if (!row) throw new AppError(commonErrors.notFound);
    return row;
  }

  /** What can be heard of a page that is still being spoken: its sentences up to the last that is there. */
  async function growingTrack(row: BroadcastRow): Promise<PageTrack> {
    const hashes = row.plan.slice(0, row.spoken).map(({ hash }) => hash);
    const found = new Map(
      (await broadcasts.sentencesOf(row.userId, hashes)).map((sentence) => [sentence.hash, sentence]),
    );
    const pieces = [];
    for (const planned of row.plan.slice(0, row.spoken)) {
      const sentence = found.get(planned.hash);
      if (!sentence) break;
      pieces.push({ planned, ...sentence, url: presenter.sentenceUrl(sentence.id) });
    }
    return trackOf(pieces, false);
  }

  /** The track of a finished page; its sound is one piece, whose address is made when it is asked for. */
  async function finishedTrack(row: BroadcastRow, trackKey: string): Promise<PageTrack> {
    const text = (await buffer(await files.open(trackKey))).toString('utf8');
    // Written by speak-page alone.
    const track = JSON.parse(text) as PageTrack;
    const url = presenter.audioUrl(row.pageId);
    return { ...track, segments: [{ url, startMs: 0, durationMs: track.durationMs }] };
  }

  const trackOfRow = (row: BroadcastRow) =>
    row.trackKey === null ? growingTrack(row) : finishedTrack(row, row.trackKey);

  const textFile = (text: string): FileAnswer => {
    const bytes = Buffer.from(text);
    return {
      size: bytes.length,
      type: 'application/json; charset=utf-8',
      etag: createHash('sha256').update(bytes).digest('hex'),
      // A page that is still being spoken says more the next time.
      keepSeconds: 0,
      open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    };
  };

  return {
    /** Starts the speech of every page that is not confirmed, or of these; those under way are left alone. */
    async confirm(visitor: UserVisitor, { projectId, pageIds }: BodyOf<typeof broadcastRoutes.confirm>) {
      return db.transaction(async (tx) => {
        const project = await projects.lockOwn(tx, visitor, projectId);
        if (project.avatarsId === null) throw new AppError(coursewareErrors.noAvatar);
        const pages = await courseware.pagesToSpeak(tx, projectId, pageIds);
        const silent = pages.filter(({ content }) => content.trim() === '').length;
        if (silent > 0) throw new AppError(coursewareErrors.scriptMissing, { count: silent });
        const store = createBroadcastStore(tx);
        for (const page of pages) {
          const input = { projectId, pageId: page.id, userId: visitor.userId, revision: page.revision };
          await store.begin({
            ...{ projectId, pageId: page.id, userId: visitor.userId, revision: page.revision },
            state: 'speaking',
            plan: [],
            spoken: 0,
            durationMs: 0,
            ...{ audioKey: null, audioSize: null, trackKey: null, trackSize: null },
            updatedAt: clock.now(),
          });
          await courseware.setPageStatus(tx, page.id, 'confirming');
          await queue.add(speakPage, input, { userId: visitor.userId, tx });
        }
        if (pages.length > 0) await projects.beginBroadcast(tx, project);
        return { pages: pages.length };
      });
    },

    async openTrack(pageId: string, signature: Signature): Promise<FileAnswer> {
      return textFile(JSON.stringify(await trackOfRow(await signedRow(pageId, signature))));
    },

    async openAudio(pageId: string, signature: Signature): Promise<FileAnswer> {
      const { audioKey, audioSize } = await signedRow(pageId, signature);
      if (audioKey === null || audioSize === null) throw new AppError(commonErrors.notFound);
      return {
        size: audioSize,
        type: 'audio/mpeg',
        etag: audioKey,
        keepSeconds: signer.secondsLeft(signature.expires),
        open: (range) => files.open(audioKey, range),
      };
    },

    async openSentence(id: string, signature: Signature): Promise<FileAnswer> {
      if (!signer.isSigned(signedNames.sentence(id), signature)) throw new AppError(uploadErrors.linkExpired);
      const sentence = await broadcasts.findSentence(id);
      if (!sentence) throw new AppError(commonErrors.notFound);
      const samples = await buffer(await files.open(sentence.fileKey));
      const wav = Buffer.from(audio.wav(new Int16Array(Uint8Array.from(samples).buffer)));
      return {
        size: wav.length,
        type: 'audio/wav',
        etag: sentence.fileKey,
        keepSeconds: signer.secondsLeft(signature.expires),
        open: async (range) => Readable.from([range ? wav.subarray(range.start, range.end + 1) : wav]),
      };
    },

    /** A page that was spoken elsewhere: its sound and its track are stored already. */
    async addFinished(
      tx: Transaction,
      page: Pick<BroadcastRow, 'pageId' | 'projectId' | 'userId' | 'durationMs'> &
        Record<'audio' | 'track', Stored>,
    ): Promise<void> {
      const { audio: sound, track, ...row } = page;
      await files.addUse(tx, sound.key, useOfPage(row.pageId));
      await files.addUse(tx, track.key, useOfPage(row.pageId));
      await createBroadcastStore(tx).begin({
        ...row,
        revision: 0,
        state: 'complete',
        plan: [],
        spoken: 0,
        audioKey: sound.key,
        audioSize: sound.size,
        trackKey: track.key,
        trackSize: track.size,
        updatedAt: clock.now(),
      });
    },

    /** How the pages of a project stand, by page. */
    async ofProject(projectId: string): Promise<Map<string, PageBroadcast>> {
      const rows = await broadcasts.ofProject(projectId);
      return new Map(
        rows.filter(({ state }) => state !== 'failed').map((row) => [row.pageId, presenter.present(row)]),
      );
    },

    languageOf: languageOfText,
    sentencesOfText(text: string, voiceFor: VoiceFor): SpeechSentence[] {
      const language = languageOfText(text);
      return speech.sentences(speechRequest(text, voiceFor(language), language));
    },
    /** A script in sentences, exactly as its page speaks them. */
    sentencesOfScript(script: ScriptDocument, voiceFor: VoiceFor): SpeechSentence[] {
      const language = languageOfText(scriptText(script));
      return speech.sentences(speechRequest(spansOf(script), voiceFor(language), language));
    },

    /** Speaks a sentence for somebody who waits. Without an engine the words are all there is. */
    async sayNow(userId: string, sentence: SpeechSentence, signal: AbortSignal) {
      try {
        const { id, track } = await say(userId, sentence, { signal, urgent: true });
        return { audioUrl: presenter.sentenceUrl(id), track };
      } catch (error) {
        if (error instanceof SpeechMissing) return { audioUrl: null, track: null };
        throw error;
      }
    },

    /** Ends the uses of a project's spoken pages; their contents may go once the transaction has committed. */
    async removeFiles(tx: Transaction, projectId: string): Promise<string[]> {
      const contents: string[] = [];
      for (const { pageId } of await createBroadcastStore(tx).ofProject(projectId)) {
        contents.push(...(await files.removeUses(tx, useOfPage(pageId))));
      }
      return contents;
    },

    async forgetOldSentences(): Promise<void> {
      const before = new Date(clock.now().getTime() - keepSentencesMs);
      const ids = await broadcasts.oldSentences(before, tidyAtOnce);
      const contents = await db.transaction(async (tx) => {
        const unused: string[] = [];
        for (const id of ids) unused.push(...(await files.removeUses(tx, useOfSentence(id))));
        await createBroadcastStore(tx).deleteSentences(ids);
        return unused;
      });
      await files.release(contents);
    },
  };
}
