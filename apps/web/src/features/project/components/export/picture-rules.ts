import { plainFileName } from '@app/contract/export/states/file-name.ts';
import type { Size } from '@app/deck/deck.ts';

/** What a picture can be. */
export const pictureTypes = ['png', 'jpeg'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** How many times larger than a slide on a screen. */
export const pictureScales = [1, 2] as const;
export type PictureScale = (typeof pictureScales)[number];

/** As wide as a slide of PowerPoint is when it is saved as a picture. */
const plainWidth = 1280;

/** A slide in pixels, before it is scaled. */
export const pictureSize = ({ width, height }: Size): Size => ({
  width: plainWidth,
  height: Math.ceil((plainWidth * height) / width),
});

const endings: Readonly<Record<PictureType, string>> = { png: 'png', jpeg: 'jpg' };

/** The name of the picture of a page; numbers of one length sort as pages do. */
export const pictureName = (title: string, number: number, pages: number, type: PictureType): string =>
  `${plainFileName(title)}-${String(number).padStart(String(pages).length, '0')}.${endings[type]}`;
