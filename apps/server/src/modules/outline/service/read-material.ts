import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@app/contract/base/errors.ts';
import { outlineErrors } from '@app/contract/outline/errors.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import type { SourceDocument } from '../../../providers/document/document.ts';
import { DocumentRefused, type Documents } from '../../../providers/document/port.ts';
import type { FileService } from '../../file/service.ts';
import { faultError, type ProjectRow } from '../../project/service.ts';
import type { UploadService } from '../../upload/service.ts';

type Deps = { documents: Documents; files: FileService; uploads: UploadService };
type Reading = { folder: string; signal: AbortSignal; onProgress?: (share: number) => void };

export type Material = { name: string; document: SourceDocument };

const withoutEnding = (name: string) => name.replace(/\.[^.]+$/u, '').replaceAll('_', ' ');

/** The first words of a text that has no name. */
const nameOfText = (text: string) => (text.trim().split('\n')[0] ?? '').replace(/^#+\s*/u, '').slice(0, 60);

/** What the owner is told of a document that cannot be read. */
function refusal(error: unknown): never {
  if (!(error instanceof DocumentRefused)) throw error;
  const isBare = error.reason === 'no-text' || error.reason === 'empty' || error.reason === 'not-a-document';
  throw isBare ? new AppError(outlineErrors.nothingToTell) : faultError(error.fault);
}

/** Reads what a project is made from, in a process of its own; `folder` is empty and belongs to this call. */
export const readMaterial =
  ({ documents, files, uploads }: Deps) =>
  async (project: ProjectRow, { folder, signal, onProgress }: Reading): Promise<Material> => {
    const file = path.join(folder, 'material');
    const pictures = path.join(folder, 'pictures');
    await mkdir(pictures, { recursive: true });
    const options = {
      folder: pictures,
      signal,
      onProgress: ({ page, pages }: { page: number; pages: number }) =>
        onProgress?.(page / Math.max(1, pages)),
    };
    if (project.menu === 'text' || project.docId === null) {
      const text = project.docText?.trim() ?? '';
      if (text === '') throw new AppError(projectErrors.materialsMissing);
      await writeFile(file, text);
      return { name: nameOfText(text), document: await documents.readText(file, options).catch(refusal) };
    }
    const upload = await uploads.findOf(project.userId, project.docId);
    if (!upload) throw new AppError(projectErrors.materialsMissing);
    await pipeline(await files.open(upload.fileKey), createWriteStream(file), { signal });
    return {
      name: withoutEnding(upload.name),
      document: await documents.readText(file, options).catch(refusal),
    };
  };
