import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { createBatch } from '../../../platform/batch.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { ReadyAnswer } from '../../../platform/http/ready-answer.ts';
import type { AddressSigner, Signature } from '../../../platform/signed-address.ts';
import type { SpeechAudio } from '../../../providers/tts/port.ts';
import type { CoursewareService } from '../../courseware/service.ts';
import type { FileService } from '../../file/service.ts';
import { type BroadcastPresenter, signedNames } from '../present.ts';
import { createBroadcastStore } from '../store.ts';
import type { BroadcastRow } from '../tables.ts';
import { pageTracks } from './page-tracks.ts';
import type { Stock } from './stock.ts';

type Deps = {
  db: Database;
  files: FileService;
  signer: AddressSigner;
  audio: SpeechAudio;
  presenter: BroadcastPresenter;
  stock: Stock;
  courseware: Pick<CoursewareService, 'playedAmong'>;
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

/** What the player fetches by signed addresses. */
export function openFiles({ db, files, signer, audio, presenter, stock, courseware }: Deps) {
  const broadcasts = createBroadcastStore(db);
  const tracks = pageTracks({ broadcasts, files, presenter, audio });
  // A class fetches the same page at the same moment.
  const rowOf = createBatch((pageIds: readonly string[]) => broadcasts.findAll(pageIds));

  // What was given to the visitors of a share ends with the page, too, when it is hidden or deleted.
  const isPlayed = createBatch(courseware.playedAmong);

  async function signedRow(pageId: string, signature: Signature): Promise<BroadcastRow> {
    if (!(await signer.opens(signedNames.page(pageId), signature)))
      throw new AppError(uploadErrors.linkExpired);
    const isShown = signature.share === undefined || (await isPlayed(pageId));
    const row = isShown ? await rowOf(pageId) : undefined;
    if (!row) throw new AppError(commonErrors.notFound);
    return row;
  }

  return {
    /** What plays on these pages, for their owner; those of which nothing was spoken are not in it. */
    async tracksOf(pageIds: readonly string[]): Promise<ReadonlyMap<string, PageTrack>> {
      const found = new Map<string, PageTrack>();
      for (const [pageId, row] of await broadcasts.findAll(pageIds))
        if (row.state !== 'failed') found.set(pageId, await tracks.read(row));
      return found;
    },

    async openTrack(pageId: string, signature: Signature): Promise<FileAnswer> {
      return trackFile(await tracks.ready(await signedRow(pageId, signature), signature));
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

    async openFilm(
      pageId: string,
      { v: _version, ...signature }: Signature & { v: string },
    ): Promise<FileAnswer> {
      const { film } = await signedRow(pageId, signature);
      if (!film) throw new AppError(commonErrors.notFound);
      return {
        size: film.size,
        type: film.type,
        etag: film.key,
        keepSeconds: signer.keepSeconds(signature),
        open: (range) => files.open(film.key, range),
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
