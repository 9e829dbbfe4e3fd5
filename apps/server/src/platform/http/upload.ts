import type { Readable } from 'node:stream';
import { AppError } from '@app/contract/base/errors.ts';
import { commonMessages } from '@app/contract/base/common-messages.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { uploadLimits } from '@app/contract/upload/limits.ts';
import type { FastifyRequest } from 'fastify';
import { ProtocolError } from './errors.ts';

/** A file on its way in. Nothing of it is kept in memory; who reads the stream sets the limit. */
export type IncomingFile = {
  readonly name: string;
  readonly stream: Readable;
  /** What the client says about the whole request, if it says so. */
  readonly announcedBytes: number | undefined;
};

/** The one file of a multipart body. */
export async function incomingFile(request: FastifyRequest): Promise<IncomingFile> {
  if (!request.isMultipart()) {
    throw new ProtocolError(415, commonMessages.wrongMediaType, { expected: 'multipart/form-data' });
  }
  const part = await request.file({ limits: { files: 1, fields: 0, fileSize: Number.POSITIVE_INFINITY } }).catch(refuse);
  if (!part || part.fieldname !== 'file') throw new AppError(uploadErrors.missing);
  const announced = Number(request.headers['content-length']);
  return {
    name: cleanName(part.filename),
    stream: part.file,
    announcedBytes: Number.isFinite(announced) ? announced : undefined,
  };
}

function refuse(error: { code?: string }): never {
  if (error.code === 'FST_FILES_LIMIT' || error.code === 'FST_FIELDS_LIMIT') {
    throw new AppError(uploadErrors.oneFile);
  }
  throw error.code?.startsWith('FST_') ? new AppError(uploadErrors.missing) : error;
}

/** A name to show, never a path to open: folders and control characters are cut off. */
export function cleanName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const visible = [...base].filter((character) => character >= ' ' && character !== '\u007f').join('');
  return visible.slice(0, uploadLimits.nameLength) || 'file';
}
