import { projectFile } from '../../project-file/limits.ts';
import { acceptedFiles, lockedType } from '../limits.ts';

/** What uploaded files are for: documents, and the three kinds of material (spec section 5). */
export const uploadKinds = ['document', 'picture', 'audio', 'video'] as const;

/** See `uploadKinds`. */
export type UploadKind = (typeof uploadKinds)[number];

/** What can stand on a slide: all but documents. */
export const materialKinds = ['picture', 'video', 'audio'] as const;

/** See `materialKinds`. */
export type MaterialKind = (typeof materialKinds)[number];

/** How the media type of a kind begins. */
const beginnings: Record<MaterialKind, string> = { picture: 'image/', audio: 'audio/', video: 'video/' };

/** The kind of a file, by its media type. */
export const uploadKindOf = (mediaType: string): UploadKind =>
  materialKinds.find((kind) => mediaType.startsWith(beginnings[kind])) ?? 'document';

/** The media types of a kind that are taken. */
export const typesOf = (kind: UploadKind): string[] =>
  [...Object.values(acceptedFiles), projectFile.type, lockedType].filter(
    (type) => uploadKindOf(type) === kind,
  );

/** What a list of files can be sorted by. */
export const uploadOrders = ['createdAt', 'name', 'size', 'type'] as const;

/** See `uploadOrders`. */
export type UploadOrder = (typeof uploadOrders)[number];
