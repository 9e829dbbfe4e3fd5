import type { Deck } from '@app/deck/deck.ts';
import type { MediaSource } from '@app/deck/pptx/write/context.ts';
import type { Entry } from '@app/deck/pptx/write/part.ts';
import type { Pictured } from '@app/deck/presenter/pictured.ts';

/** A sound that is said on a slide, and its captions, by the addresses of their media. */
export type Narration = { url: string; milliseconds: number; captions?: { url: string; language: string } };

/** A deck that goes out as a PowerPoint file. */
export type OutgoingDeck = {
  deck: Deck;
  title: string;
  media: ReadonlyMap<string, MediaSource>;
  narrations: ReadonlyMap<string, Narration>;
  /** Who is seen on pages that are spoken; nobody where it is left out. */
  presented?: Pictured;
  /** The file that the deck was made from: slides that nobody changed stay as they are there. */
  original?: {
    /** Where it lies on this machine. */
    path: string;
    /** The SHA-256 of what the deck shows, in hex, by address. */
    contents: ReadonlyMap<string, string>;
  };
};

/** The parts of the file in the order in which they are packed, and the addresses that nobody had anything for. */
export type WrittenDeck = { entries: Entry[]; missing: string[] };

export type WriteOptions = {
  /** Where its parts may lie meanwhile; it belongs to this file alone. */
  folder: string;
  signal?: AbortSignal;
  /** Told after each slide, from 1. */
  onSlide?: (count: number) => void;
};

/** It asked for more time or memory than any deck may have. */
export class DeckTooHeavy extends Error {}

/** Writes the parts of PowerPoint files. */
export type DeckWriting = {
  /** The parts are there until what `use` makes of them is done. */
  write<T>(deck: OutgoingDeck, options: WriteOptions, use: (written: WrittenDeck) => Promise<T>): Promise<T>;
};
