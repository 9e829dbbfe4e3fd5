import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError, type ErrorDef } from '@app/contract/base/errors.ts';
import { documentErrors } from '@app/contract/document/errors.ts';
import { outlineErrors } from '@app/contract/outline/errors.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import type { SourceDocument } from '../../../providers/document/document.ts';
import { DocumentRefused, type Documents } from '../../../providers/document/port.ts';
import type { FileService } from '../../file/service.ts';
import { faultError, type ProjectRow } from '../../project/service.ts';
import type { UploadService } from '../../upload/service.ts';

type Deps = { documents: Documents; files: FileService; uploads: UploadService };
type Pages = { page: number; pages: number };
type Reading = {
  folder: string;
  signal: AbortSignal;
  onProgress?: (share: number) => void;
  /** Called for each scanned page that was recognised. */
  onScan?: (done: Pages) => void;
};

/** Text is read in moments; the recognition of scans is nearly all of the time where there are some. */
const textShare = 0.2;

export type Material = { name: string; document: SourceDocument };

const withoutEnding = (name: string) => name.replace(/\.[^.]+$/u, '').replaceAll('_', ' ');

/** The first words of a text that has no name. */
const nameOfText = (text: string) => (text.trim().split('\n')[0] ?? '').replace(/^#+\s*/u, '').slice(0, 60);

/** Reasons that the owner can do something about; of all others the fault of the document is told. */
const refusals: Partial<Record<DocumentRefused['reason'], ErrorDef>> = {
  empty: outlineErrors.nothingToTell,
  'not-a-document': outlineErrors.notADocument,
  'no-text': outlineErrors.nothingToTell,
  'no-recogniser': outlineErrors.scanUnread,
  'nameless-letters': outlineErrors.namelessLetters,
  encrypted: outlineErrors.encrypted,
  damaged: outlineErrors.damaged,
  'old-format': outlineErrors.oldFormat,
  'too-many-pages': outlineErrors.tooManyPages,
  'too-large': documentErrors.textTooLarge,
};

/** What the owner is told of a document that cannot be read. */
function refusal(error: unknown): never {
  if (!(error instanceof DocumentRefused)) throw error;
  const known = refusals[error.reason];
  throw known ? new AppError(known) : faultError(error.fault);
}

/** Reads what a project is made from, in a process of its own; `folder` is empty and belongs to this call. */
export const readMaterial =
  ({ documents, files, uploads }: Deps) =>
  async (project: ProjectRow, { folder, signal, onProgress, onScan }: Reading): Promise<Material> => {
    const file = path.join(folder, 'material');
    const pictures = path.join(folder, 'pictures');
    await mkdir(pictures, { recursive: true });
    const options = {
      folder: pictures,
      signal,
      onProgress: ({ page, pages }: Pages) => onProgress?.((textShare * page) / Math.max(1, pages)),
      onScan: (done: Pages) => {
        onProgress?.(textShare + ((1 - textShare) * done.page) / Math.max(1, done.pages));
        onScan?.(done);
      },
    };
    if (project.menu === 'text' || project.docId === null) {
      const text = project.docText?.trim() ?? '';
      if (text === '') throw new AppError(projectErrors.materialsMissing);
      await writeFile(file, text);
      return {
        name: nameOfText(text),
        document: await documents.readText(file, options).catch(refusal),
      };
    }
    const upload = await uploads.findOf(project.userId, project.docId);
    if (!upload) throw new AppError(projectErrors.materialsMissing);
    await pipeline(await files.open(upload.fileKey), createWriteStream(file), { signal });
    return {
      name: withoutEnding(upload.name),
      document: await documents.readText(file, options).catch(refusal),
    };
  };
