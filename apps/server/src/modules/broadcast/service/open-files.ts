import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { createBatch } from '../../../platform/batch.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { ReadyAnswer } from '../../../platform/http/ready-answer.ts';
import type { AddressSigner, Signature } from '../../../platform/signed-address.ts';
import { createTurns } from '../../../platform/turns.ts';
import { createWeightedCache } from '../../../platform/weighted-cache.ts';
import type { SpeechAudio } from '../../../providers/tts/port.ts';
import type { FileService } from '../../file/service.ts';
import { type BroadcastPresenter, signedNames } from '../present.ts';
import { trackOf } from '../rules.ts';
import { createBroadcastStore } from '../store.ts';
import type { BroadcastRow } from '../tables.ts';
import { readTrack } from './read-track.ts';
import type { Stock } from './stock.ts';

type Deps = {
  db: Database;
  files: FileService;
  signer: AddressSigner;
  audio: SpeechAudio;
  presenter: BroadcastPresenter;
  stock: Stock;
};

const trackFile = (ready: ReadyAnswer): FileAnswer => ({
  size: ready.plain.length,
  type: 'application/json; charset=utf-8',
  etag: ready.etag,
  // A page that is still being spoken says more the next time.
  keepSeconds: 0,
  ready,
  open: async (range) =>
    Readable.from([range ? ready.plain.subarray(range.start, range.end + 1) : ready.plain]),
});

/** Tracks that are kept as they travel: those of talks that are being watched. */
const keeping = { most: 64 * 1024 * 1024, weigh: ({ weight }: ReadyAnswer) => weight };

/** What the player fetches by signed addresses. */
export function openFiles({ db, files, signer, audio, presenter, stock }: Deps) {
  const broadcasts = createBroadcastStore(db);
  const kept = createWeightedCache(keeping);
  const turns = createTurns<ReadyAnswer>();
  // A class fetches the same page at the same moment.
  const rowOf = createBatch((pageIds: readonly string[]) => broadcasts.findAll(pageIds));

  async function signedRow(pageId: string, signature: Signature): Promise<BroadcastRow> {
    if (!(await signer.opens(signedNames.page(pageId), signature)))
      throw new AppError(uploadErrors.linkExpired);
    const row = await rowOf(pageId);
    if (!row) throw new AppError(commonErrors.notFound);
    return row;
  }

  /** What can be heard of a page that is still being spoken: its sentences up to the last that is there. */
  async function growingTrack(row: BroadcastRow, share?: string): Promise<PageTrack> {
    const hashes = row.plan.slice(0, row.spoken).map(({ hash }) => hash);
    const found = new Map(
      (await broadcasts.sentencesOf(row.userId, hashes)).map((sentence) => [sentence.hash, sentence]),
    );
    const pieces = [];
    for (const planned of row.plan.slice(0, row.spoken)) {
      const sentence = found.get(planned.hash);
      if (!sentence) break;
      pieces.push({ planned, ...sentence, url: presenter.sentenceUrl(sentence.id, share) });
    }
    return trackOf(pieces, false);
  }

  /** The track of a finished page; its sound is one piece, whose address is made when it is asked for. */
  async function finishedTrack(row: BroadcastRow, trackKey: string, share?: string): Promise<PageTrack> {
    const track = await readTrack(files, trackKey);
    const url = presenter.audioUrl(row.pageId, share);
    return { ...track, segments: [{ url, startMs: 0, durationMs: track.durationMs }] };
  }

  /** Its addresses open to whom its own address was given. */
  async function trackOfRow(row: BroadcastRow, { share, expires }: Signature): Promise<ReadyAnswer> {
    const { trackKey, pageId } = row;
    if (trackKey === null) return new ReadyAnswer(JSON.stringify(await growingTrack(row, share)));
    // With another end the address inside is signed anew.
    const key = `${trackKey} ${pageId} ${share ?? ''} ${expires}`;
    const before = kept.get(key);
    if (before) return before;
    // The first of a class makes it, the others find it kept.
    return turns(key, async () => {
      const made =
        kept.get(key) ?? new ReadyAnswer(JSON.stringify(await finishedTrack(row, trackKey, share)));
      kept.set(key, made);
      return made;
    });
  }

  return {
    async openTrack(pageId: string, signature: Signature): Promise<FileAnswer> {
      return trackFile(await trackOfRow(await signedRow(pageId, signature), signature));
    },

    async openAudio(pageId: string, signature: Signature): Promise<FileAnswer> {
      const { audioKey, audioSize } = await signedRow(pageId, signature);
      if (audioKey === null || audioSize === null) throw new AppError(commonErrors.notFound);
      return {
        size: audioSize,
        type: 'audio/mpeg',
        etag: audioKey,
        keepSeconds: signer.keepSeconds(signature),
        open: (range) => files.open(audioKey, range),
      };
    },

    async openStock(signature: Signature): Promise<FileAnswer> {
      if (!signer.isSigned(signedNames.stock, signature)) throw new AppError(uploadErrors.linkExpired);
      const { mp3, etag } = await stock.all();
      return {
        size: mp3.length,
        type: 'audio/mpeg',
        etag,
        keepSeconds: signer.keepSeconds(signature),
        open: async (range) => Readable.from([range ? mp3.subarray(range.start, range.end + 1) : mp3]),
      };
    },

    async openSentence(id: string, signature: Signature): Promise<FileAnswer> {
      if (!(await signer.opens(signedNames.sentence(id), signature)))
        throw new AppError(uploadErrors.linkExpired);
      const sentence = await broadcasts.findSentence(id);
      if (!sentence) throw new AppError(commonErrors.notFound);
      const samples = await buffer(await files.open(sentence.fileKey));
      const wav = Buffer.from(audio.wav(new Int16Array(Uint8Array.from(samples).buffer)));
      return {
        size: wav.length,
        type: 'audio/wav',
        etag: sentence.fileKey,
        keepSeconds: signer.keepSeconds(signature),
        open: async (range) => Readable.from([range ? wav.subarray(range.start, range.end + 1) : wav]),
      };
    },
  };
}
