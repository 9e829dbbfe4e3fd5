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
  /** After the stream was read: refuses the request when a second file follows, which would be lost in silence. */
  refuseMore(): Promise<void>;
};

/** The one file of a multipart body. */
export async function incomingFile(request: FastifyRequest): Promise<IncomingFile> {
  if (!request.isMultipart()) {
    throw new ProtocolError(415, commonMessages.wrongMediaType, { expected: 'multipart/form-data' });
  }
  const files = request.files({ limits: { files: 2, fields: 0, fileSize: Number.POSITIVE_INFINITY } });
  const next = () => files.next().catch(refuseForm);
  const { value: file } = await next();
  if (!file || file.fieldname !== 'file') throw new AppError(uploadErrors.missing);
  return {
    name: cleanName(file.filename),
    stream: file.file,
    async refuseMore() {
      const more = await next();
      if (more.done) return;
      more.value.file.resume();
      throw new AppError(uploadErrors.oneFile);
    },
  };
}

// What the form's own grammar gets wrong is the caller's mistake, not ours.
function refuseForm(error: { code?: string }): never {
  throw error.code?.startsWith('FST_') ? new AppError(uploadErrors.missing) : error;
}

/** Characters that control, or that turn the direction of text: "fdp.exe" must not be shown as "exe.pdf". */
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/gu;

/** A name to show, never a path to open: folders and what is not seen are cut off. */
export function cleanName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const visible = base.replace(unseen, '').slice(0, uploadLimits.nameLength);
  // What was cut may have been half of a character.
  return visible.replace(/\p{Surrogate}/gu, '') || 'file';
}
