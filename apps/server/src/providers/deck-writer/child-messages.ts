import type { Deck } from '@app/deck/deck.ts';
import type { Pictured, PicturedPage } from '@app/deck/presenter/pictured.ts';
import type { Narration } from './port.ts';

/** What the program reads. Media stay where they are: it only learns which there are. */
export type DeckToWrite = {
  deck: Deck;
  title: string;
  media: { url: string; type: string; pixels?: string; content?: string }[];
  narrations: [string, Narration][];
  presented?: Omit<Pictured, 'pages'> & { pages: [string, PicturedPage][] };
  /** Where the file lies that the deck was made from. */
  original?: string;
};

/** A part that lies packed in the program's file from `at` on, or the place of a medium. */
export type ChildPart =
  | { path: string; at: number; length: number; size: number; crc: number; isStored?: true }
  | { path: string; medium: string; isPixels?: true };

/** A line of the program. */
export type ChildMessage =
  | { kind: 'slide'; count: number }
  | { kind: 'part'; part: ChildPart }
  | { kind: 'done'; missing: string[] };
