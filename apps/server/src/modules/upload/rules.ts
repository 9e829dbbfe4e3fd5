import { AppError } from '@app/contract/base/errors.ts';
import { documentErrors } from '@app/contract/document/errors.ts';
import { documentLimits } from '@app/contract/document/limits.ts';
import { storageErrors } from '@app/contract/storage/errors.ts';
import { formatSize } from '@app/contract/storage/states/size.ts';
import { acceptedFiles } from '@app/contract/upload/limits.ts';

/** Refuses what needs so many bytes more than there are. */
export function refuseMissing(bytes: number): void {
  // Sizes read the same in both languages.
  if (bytes > 0) throw new AppError(storageErrors.full, { missing: formatSize(bytes, 'en-US') });
}

/** Who needs the content of an upload. */
export const useOf = (id: string): string => `upload:${id}`;

/** Who needs the pieces of a file that is not whole yet. */
export const pieceUseOf = (id: string): string => `piece:${id}`;

/**
 * Which files in pieces make room for a new one: all but the newest that fit into what is left, so that what is begun
 * never fills more than could be kept. They come newest first.
 */
export function surplusOf(
  begun: readonly { id: string; size: number }[],
  most: { count: number; bytes: number },
): string[] {
  let bytes = 0;
  const isSurplus = ({ size }: { size: number }, place: number) =>
    (bytes += size) > most.bytes || place >= most.count;
  return begun.filter(isSurplus).map(({ id }) => id);
}

/** Pictures, sound and film are shown in the page; documents are offered for saving. */
export const isShownInPage = (type: string): boolean => /^(image|audio|video)\//.test(type);

/** Spec section 5: no more of a text is read. */
export function refuseLongText({ mime }: { mime: string }, size: number): void {
  if (mime === acceptedFiles.txt && size > documentLimits.textReadBytes)
    throw new AppError(documentErrors.textTooLarge);
}

/** The container of Office files before 2007, by the first bytes of a file. */
export const isOldOffice = (head: Buffer): boolean => head.toString('hex').startsWith('d0cf11e0a1b11ae1');
