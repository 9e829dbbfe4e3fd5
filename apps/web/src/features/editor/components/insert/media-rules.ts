import { acceptedFiles } from '@app/contract/upload/limits.ts';
import type { Size } from '@app/deck/deck.ts';
import type { Point } from '@app/deck/geometry/transform.ts';

/** Kinds of elements that show a file. */
export type MediaKind = 'image' | 'video' | 'audio';

/** The kind of element for a type of file; undefined for documents. */
export function kindOfType(type: string): MediaKind | undefined {
  const [kind] = type.split('/');
  return kind === 'image' || kind === 'video' || kind === 'audio' ? kind : undefined;
}

/** What a file chooser offers for a kind. */
export const acceptOf = (kind: MediaKind): string =>
  Object.entries(acceptedFiles)
    .filter(([, type]) => kindOfType(type) === kind)
    .flatMap(([ending, type]) => [type, `.${ending}`])
    .join(',');

/** How much of a slide something new may take. */
const mostShare = 0.8;

/** As large as it is, but no larger than most of the slide; tiny things stay tiny. */
export function fittedSize({ width, height }: Size, viewport: Size): Size {
  const scale = Math.min(1, (viewport.width * mostShare) / width, (viewport.height * mostShare) / height);
  return { width: width * scale, height: height * scale };
}

const between = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** A box of this size around a point, moved so far that it lies on the slide. */
export const boxAt = ({ x, y }: Point, { width, height }: Size, viewport: Size) => ({
  left: between(x - width / 2, viewport.width - width),
  top: between(y - height / 2, viewport.height - height),
  width,
  height,
});

/** The files of a drop or a paste that can be put on a slide. */
export const mediaFiles = (files: readonly File[]): File[] =>
  files.filter(({ type }) => kindOfType(type) !== undefined);
