import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { acceptedFiles } from '@app/contract/upload/limits.ts';
import type { FileService } from '../../file/service.ts';
import type { ProjectRow } from '../../project/service.ts';
import type { UploadService } from '../../upload/service.ts';

type Deps = { files: FileService; uploads: UploadService };

/**
 * Fetches the PowerPoint file that a project was made from, as long as its owner keeps it; the answer is where it lies. Where it
 * cannot be fetched the deck is written anew.
 */
export const originalOf =
  ({ files, uploads }: Deps) =>
  async (
    { userId, docId, docType }: ProjectRow,
    to: string,
    signal: AbortSignal,
  ): Promise<string | undefined> => {
    const upload = docId !== null && docType === 'pptx' ? await uploads.findOf(userId, docId) : undefined;
    if (upload?.type !== acceptedFiles.pptx) return undefined;
    await mkdir(path.dirname(to), { recursive: true });
    try {
      await pipeline(await files.open(upload.fileKey), createWriteStream(to), { signal });
      return to;
    } catch (error) {
      await rm(to, { force: true });
      if (signal.aborted) throw error;
      return undefined;
    }
  };
