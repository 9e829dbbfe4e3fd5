import { fill, type Language, type Message } from '@app/contract/base/messages.ts';
import { acceptedEndings, acceptedFiles } from '@app/contract/upload/limits.ts';
import { uploadMessages } from '@app/contract/upload/messages.ts';
import { formatSize } from '../../lib/format.ts';
import { libraryMessages as texts } from './messages.ts';

export type FileKind = 'document' | 'slides' | 'text' | 'picture' | 'audio' | 'video';

/** The server looks at the bytes; the ending only saves a pointless upload. jpeg is another way to write jpg. */
const endings = [...Object.keys(acceptedFiles), 'jpeg'];

/** For the file dialog of the browser. */
export const filesToChoose: string = endings.map((ending) => `.${ending}`).join(',');

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file cannot be uploaded, before it is; nothing when it can. */
export function refusalOf(
  file: { name: string; size: number },
  maxBytes: number,
  language: Language,
): string | undefined {
  if (!endings.includes(endingOf(file.name)))
    return fill(uploadMessages.typeRefused, language, { types: acceptedEndings });
  if (file.size > maxBytes)
    return fill(uploadMessages.tooLarge, language, { max: formatSize(maxBytes, language) });
  return file.size === 0 ? fill(texts.empty, language) : undefined;
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
