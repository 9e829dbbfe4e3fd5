import { Readable } from 'node:stream';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { PhotoFileKind } from '@app/contract/photo/states/file-kind.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { posterOf } from '@app/player/avatar/drawn/poster.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { ReadyAnswer } from '../../../platform/http/ready-answer.ts';
import type { AddressSigner, Signature } from '../../../platform/signed-address.ts';
import { createWeightedCache } from '../../../platform/weighted-cache.ts';
import type { FileService } from '../../file/service.ts';
import { drawingName, photoName, stylesName } from '../present.ts';
import { createAvatarStore } from '../store.ts';
import { createAvatarFileStore } from '../store/makings.ts';
import { createPhotoStore } from '../store/photos.ts';
import type { AvatarFileRow } from '../tables.ts';
import type { AvatarFiles } from './keep-files.ts';

type Deps = { db: Database; signer: AddressSigner; files: FileService; kept: AvatarFiles };
type Signed = Signature & { v: string };
type Stored = Pick<AvatarFileRow, 'fileKey' | 'size' | 'type'>;

/** What is drawn, and the rigs of photos, of talks that are being watched: about a hundred kilobytes each. */
const keptBytes = 16 * 1024 * 1024;

/** The looks of avatars, and what they are made from, behind signed addresses. */
export function openLooks({ db, signer, files, kept: contents }: Deps) {
  const kept = createWeightedCache<ReadyAnswer>({ most: keptBytes, weigh: ({ weight }) => weight });

  async function requireSigned(name: string, { expires, sign, share }: Signature): Promise<number> {
    const signature = { expires, sign, share };
    if (!(await signer.opens(name, signature))) throw new AppError(uploadErrors.linkExpired);
    return signer.keepSeconds(signature);
  }

  async function answerReady(
    key: string,
    type: string,
    keepSeconds: number,
    make: () => string | Promise<string>,
  ): Promise<FileAnswer> {
    const ready = kept.get(key) ?? new ReadyAnswer(await make());
    kept.set(key, ready);
    const { plain, etag } = ready;
    return {
      size: plain.length,
      type,
      etag,
      keepSeconds,
      ready,
      open: async (range) => Readable.from([range ? plain.subarray(range.start, range.end + 1) : plain]),
    };
  }

  const answerFile = ({ fileKey, size, type }: Stored, keepSeconds: number): FileAnswer => ({
    size,
    type,
    etag: fileKey,
    keepSeconds,
    open: (range) => files.open(fileKey, range),
  });

  async function fileOf(id: string, kind: PhotoFileKind, place = 0): Promise<AvatarFileRow> {
    const all = await createAvatarFileStore(db).ofAvatar(id);
    const found = all.find((file) => file.kind === kind && file.place === place);
    if (!found) throw new AppError(commonErrors.notFound);
    return found;
  }

  async function characterOf(id: string) {
    const avatar = await createAvatarStore(db).find(id);
    if (!avatar) throw new AppError(commonErrors.notFound);
    return { character: avatar.character, version: `${id} ${avatar.updatedAt.getTime()}` };
  }

  return {
    async rig(id: string, signature: Signed): Promise<FileAnswer> {
      const seconds = await requireSigned(drawingName(id), signature);
      const type = 'application/json';
      const { character, version } = await characterOf(id);
      if (character) return answerReady(`rig ${version}`, type, seconds, () => JSON.stringify(character));
      const { fileKey } = await fileOf(id, 'rig');
      return answerReady(fileKey, type, seconds, async () => (await contents.read(fileKey)).toString());
    },

    async picture(
      id: string,
      { part, ...signature }: Signed & { part?: 'face' | undefined },
    ): Promise<FileAnswer> {
      const seconds = await requireSigned(drawingName(id), signature);
      const { character, version } = await characterOf(id);
      if (character)
        return answerReady(`picture ${version}`, 'image/svg+xml', seconds, () => posterOf(character));
      return answerFile(await fileOf(id, part ?? 'picture'), seconds);
    },

    async style(id: string, { n, ...signature }: Signed & { n: string }): Promise<FileAnswer> {
      const seconds = await requireSigned(stylesName(id), signature);
      return answerFile(await fileOf(id, 'style', Number(n)), seconds);
    },

    async photo(id: string, signature: Signature): Promise<FileAnswer> {
      const seconds = await requireSigned(photoName(id), signature);
      const photo = await createPhotoStore(db).find(id);
      if (!photo) throw new AppError(commonErrors.notFound);
      return answerFile(photo, seconds);
    },
  };
}
