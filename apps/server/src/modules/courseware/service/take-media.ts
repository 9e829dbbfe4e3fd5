import { AppError } from '@app/contract/base/errors.ts';
import { coursewareErrors } from '@app/contract/courseware/errors.ts';
import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import { pictureType } from '@app/deck/pptx/read/media.ts';
import { pictureSize } from '@app/deck/pptx/read/pixels.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { FileService } from '../../file/service.ts';
import type { createPagePresenter } from '../present.ts';
import { mediaName, useOfProject } from '../rules.ts';
import { createCoursewareStore } from '../store.ts';
import type { MediaRow } from '../tables.ts';

type Deps = {
  db: Database;
  newId: () => string;
  files: FileService;
  presenter: ReturnType<typeof createPagePresenter>;
};

/** A file that somebody uploaded; its type was told by its bytes. */
type Uploaded = Pick<MediaRow, 'fileKey' | 'type' | 'size'>;

/** The size of a picture stands within so many bytes, whatever a camera writes before it. */
const headBytes = 1024 * 1024;

/** Takes files that were uploaded into a project, so that its slides can show them. */
export function takeMedia({ db, newId, files, presenter }: Deps) {
  async function refuseBadPicture({ fileKey, size }: Uploaded): Promise<void> {
    const { side, pixels, bytes } = coursewareLimits.picture;
    if (size > bytes) throw new AppError(coursewareErrors.pictureTooLarge);
    const chunks: Uint8Array[] = [];
    const stream = await files.open(fileKey, { start: 0, end: headBytes - 1 });
    for await (const chunk of stream as AsyncIterable<Uint8Array>) chunks.push(chunk);
    const head = Buffer.concat(chunks);
    const kind = pictureType(head);
    const measured = kind && pictureSize(head, kind);
    if (!measured || measured.width === 0 || measured.height === 0)
      throw new AppError(coursewareErrors.pictureBroken);
    const { width, height } = measured;
    // A picture of one colour is a small file and takes four bytes of memory for each pixel wherever it is shown.
    if (Math.max(width, height) > side || width * height > pixels)
      throw new AppError(coursewareErrors.pictureTooLarge);
  }

  return {
    /** The address of the file for the pages of the project; a file that is there already stays one. */
    async takeMedia(
      projectId: string,
      { fileKey, type, size }: Uploaded,
    ): Promise<{ url: string; type: string }> {
      if (!/^(?:image|audio|video)\//.test(type)) throw new AppError(coursewareErrors.mediaRefused);
      if (type.startsWith('image/')) await refuseBadPicture({ fileKey, type, size });
      const id = await db.transaction(async (tx) => {
        const store = createCoursewareStore(tx);
        const known = (await store.mediaOf(projectId)).find((row) => row.fileKey === fileKey && !row.draft);
        if (known) return known.id;
        const row = { id: newId(), projectId, fileKey, type, size, draft: false };
        await files.addUse(tx, fileKey, useOfProject(projectId));
        await store.insertMedia(row);
        return row.id;
      });
      return { url: presenter.addressOf(mediaName(id)), type };
    },
  };
}
