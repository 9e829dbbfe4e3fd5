import type { PictureFile } from './port.ts';

// What a document says, in reading order. `page` is where a block begins, from 1; a format without pages counts its own
// page breaks, or says 1 throughout.

export type Heading = { kind: 'heading'; page: number; level: number; text: string };
/** `isApart`: its author parted it from the one before, with an empty line or because lines are paragraphs. */
export type Paragraph = { kind: 'paragraph'; page: number; text: string; isApart?: true };
export type ListItem = { text: string; level: number };
export type List = { kind: 'list'; page: number; isOrdered: boolean; items: ListItem[] };
/** Cells row by row, all rows of one length; the first `headRows` name the columns. */
export type Table = { kind: 'table'; page: number; rows: string[][]; headRows: number; caption?: string };
/** `picture` is absent where it could not be drawn; its size is in pixels. */
export type Figure = {
  kind: 'figure';
  page: number;
  picture?: PictureFile & { width: number; height: number };
  caption?: string;
  alt?: string;
};
export type Formula = { kind: 'formula'; page: number; latex: string };

export type Block = Heading | Paragraph | List | Table | Figure | Formula;

/** Pages that are pictures of text: how many were recognised, how many were not, and why. */
export type ScanReport = { read: number; left: number; why?: 'no-engine' | 'pages' | 'time' };

export type SourceDocument = {
  /** What the document calls itself; absent where nothing in it is a title. */
  title?: string;
  /** The line that it sets below its title; absent where it says none. */
  subtitle?: string;
  pages: number;
  /** Its paragraphs are parted as their author did, and not by the lines of a page. */
  isWritten?: true;
  blocks: Block[];
  /** Pages that were not read because there are more than we read; 0 for nearly all documents. */
  pagesLeft: number;
  /** Absent where no page is a scan. */
  scan?: ScanReport;
};
