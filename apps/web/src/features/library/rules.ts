import { fill, type Language, type Message } from '@app/contract/base/messages.ts';
import { uploadMessages } from '@app/contract/upload/messages.ts';
import { formatSize } from '../../lib/format.ts';
import { libraryMessages as texts } from './messages.ts';

/** What the server takes. It looks at the bytes; the ending only saves a pointless upload. */
const types = {
  pdf: 'document',
  docx: 'document',
  pptx: 'slides',
  txt: 'text',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
  webp: 'picture',
  gif: 'picture',
  mp3: 'audio',
  wav: 'audio',
  ogg: 'audio',
  mp4: 'video',
  webm: 'video',
} as const;

export type FileKind = (typeof types)[keyof typeof types];

/** For the file dialog of the browser. */
export const acceptedFiles: string = Object.keys(types)
  .map((ending) => `.${ending}`)
  .join(',');

/** As a sentence lists them; jpeg is jpg. */
export const acceptedNames: string = Object.keys(types)
  .filter((ending) => ending !== 'jpeg')
  .join(', ');

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file cannot be uploaded, before it is; nothing when it can. */
export function refusalOf(
  file: { name: string; size: number },
  maxBytes: number,
  language: Language,
): string | undefined {
  if (!(endingOf(file.name) in types))
    return fill(uploadMessages.typeRefused, language, { types: acceptedNames });
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
