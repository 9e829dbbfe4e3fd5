import type { ChartElement } from '../element.ts';

/** A line of a page; `label` is what it is about, where it says so. */
export type Entry = { label?: string; text: string };

/** A picture with its size in pixels. */
export type PictureContent = { url: string; width: number; height: number; alt?: string };

type Numbers = Pick<ChartElement, 'chart' | 'categories' | 'series'>;

/** What a page shows. How it looks is decided where it is composed. */
export type PageContent = { title: string } & (
  | { kind: 'cover'; subtitle: string }
  | { kind: 'agenda' | 'summary' | 'points'; entries: Entry[] }
  | { kind: 'section'; number: number; subtitle: string }
  /** Three or four things side by side. */
  | { kind: 'cards'; entries: Entry[] }
  /** Numbers that are seen before they are read; the label is the number. `more` is what else there is to say. */
  | { kind: 'numbers'; entries: Entry[]; more: Entry[] }
  /** One idea before all others. */
  | { kind: 'lead'; lead: Entry; entries: Entry[] }
  /** One after the other; the label, where there is one, is when. */
  | { kind: 'steps' | 'timeline'; entries: Entry[] }
  | {
      kind: 'columns';
      left: { heading: string; entries: Entry[] };
      right: { heading: string; entries: Entry[] };
    }
  | { kind: 'table'; rows: string[][]; headRows: number; entries: Entry[] }
  | { kind: 'chart'; numbers: Numbers; entries: Entry[] }
  /** Words stand below a wide picture and beside others, unless it is said. */
  | { kind: 'figure'; picture: PictureContent; caption: string; entries: Entry[]; isBeside?: boolean }
  | { kind: 'quote'; text: string; who: string }
  | { kind: 'questions'; entries: Entry[] }
);

export type ContentKind = PageContent['kind'];
