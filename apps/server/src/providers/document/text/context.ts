import type { Figure, SourceDocument } from '../document.ts';
import type { PictureFile } from '../port.ts';

/** A picture that a reader has found. */
export type FoundPicture = { bytes: Uint8Array; type: PictureFile['type']; width: number; height: number };

/** What a reader of texts is given beside the bytes. */
export type TextContext = {
  /** Puts a picture where the caller finds it; the same picture may come many times. */
  keep(picture: FoundPicture): NonNullable<Figure['picture']>;
  onPage(page: number, pages: number): void;
  /** How far the recognition of scanned pages is. */
  onScan(page: number, pages: number): void;
  /** Where the engines are; the recogniser may be among them. */
  engineFolder: string;
};

export type TextReader = (bytes: Uint8Array, context: TextContext) => Promise<SourceDocument>;
