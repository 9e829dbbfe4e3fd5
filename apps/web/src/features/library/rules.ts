import { fill, type Language, type Message } from '@app/contract/base/messages.ts';
import { documentLimits } from '@app/contract/document/limits.ts';
import { documentMessages } from '@app/contract/document/messages.ts';
import { acceptedEndings, acceptedFiles, deckEndings, type FileEnding } from '@app/contract/upload/limits.ts';
import { uploadMessages } from '@app/contract/upload/messages.ts';
import { type Upload, uploadSchema } from '@app/contract/upload/schema.ts';
import { materialKinds, type UploadKind, uploadKindOf } from '@app/contract/upload/states/kind.ts';
import * as z from 'zod/mini';
import { formatSize } from '../../lib/format.ts';
import { libraryMessages as texts } from './messages.ts';

export type FileKind = 'document' | 'slides' | 'text' | 'picture' | 'audio' | 'video';

/** The server looks at the bytes; the ending only saves a pointless upload. jpeg is another way to write jpg. */
const endings = [...new Set([...Object.keys(acceptedFiles), 'jpeg', ...deckEndings])];
const isDeck = (ending: string) => deckEndings.some((each) => each === ending);

const oldEndings = ['ppt', 'pps', 'pot', 'doc', 'dot'];

/** For the file dialog of the browser. */
export const filesToChoose: string = endings.map((ending) => `.${ending}`).join(',');

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file cannot be uploaded, before it is; nothing when it can. */
export function refusalOf(
  file: { name: string; size: number },
  maxBytes: number,
  language: Language,
): string | undefined {
  if (oldEndings.includes(endingOf(file.name))) return fill(uploadMessages.oldFormat, language);
  if (!endings.includes(endingOf(file.name)))
    return fill(uploadMessages.typeRefused, language, { types: acceptedEndings });
  if (file.size > maxBytes)
    return fill(uploadMessages.tooLarge, language, { max: formatSize(maxBytes, language) });
  if (endingOf(file.name) === 'txt' && file.size > documentLimits.textReadBytes)
    return fill(documentMessages.textTooLarge, language);
  return file.size === 0 ? fill(uploadMessages.empty, language) : undefined;
}

const endingsOf = (kind: UploadKind): string[] =>
  endings.filter((ending) => {
    const usual = ending === 'jpeg' ? 'jpg' : isDeck(ending) ? 'pptx' : ending;
    const type = acceptedFiles[usual as FileEnding];
    return uploadKindOf(type) === kind;
  });

/** For the file dialog of the browser, where only one kind is wanted. */
export const materialsToChoose = (kind: UploadKind): string =>
  endingsOf(kind)
    .map((ending) => `.${ending}`)
    .join(',');

/** Spec section 5: videos, pictures and audio do not come in one upload. */
export function isMixed(files: readonly { name: string }[]): boolean {
  const kinds = materialKinds.filter((kind) =>
    files.some(({ name }) => endingsOf(kind).includes(endingOf(name))),
  );
  return kinds.length > 1;
}

/** The kind of a stored file, by the media type that the server found. */
export function kindOf(mediaType: string): FileKind {
  if (mediaType.startsWith('image/')) return 'picture';
  if (mediaType.startsWith('audio/')) return 'audio';
  if (mediaType.startsWith('video/')) return 'video';
  if (mediaType.includes('presentation')) return 'slides';
  return mediaType.startsWith('text/') ? 'text' : 'document';
}

/** What people call a kind. */
export const kindTexts: Readonly<Record<FileKind, Message>> = {
  document: texts.kindDocument,
  slides: texts.kindSlides,
  text: texts.kindText,
  picture: texts.kindPicture,
  audio: texts.kindAudio,
  video: texts.kindVideo,
};

/** What the browser shows by itself; the rest is downloaded. */
export const canPreview = (mediaType: string): boolean =>
  ['picture', 'audio', 'video'].includes(kindOf(mediaType));

/** One of my files as other screens need it. */
export type Material = Pick<Upload, 'id' | 'name'>;

const materialSchema = z.pick(uploadSchema, { id: true, name: true });

/** What a material that is dragged is called among the browser's data. */
const dragType = 'application/x-rostrum-material';

/** A material goes along with the pointer. */
export function dragMaterial(transfer: DataTransfer, { id, name }: Material): void {
  transfer.setData(dragType, JSON.stringify({ id, name }));
  transfer.effectAllowed = 'copy';
}

/** Whether a material is dragged; what it is, is told when it is dropped. */
export const hasMaterial = (transfer: DataTransfer): boolean => transfer.types.includes(dragType);

/** The material that was dropped; undefined where it is none of ours. */
export function droppedMaterial(transfer: DataTransfer): Material | undefined {
  try {
    return z.parse(materialSchema, JSON.parse(transfer.getData(dragType)));
  } catch {
    // Any page can put anything under this name.
    return undefined;
  }
}
