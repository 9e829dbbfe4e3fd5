import type { Refusal } from '@app/deck/pptx/guard/refusal.ts';
import type { ProjectRefusal } from './project-refusal.ts';
import type { DeckPage, DeckSummary, PageSound, PictureFile } from './port.ts';

// What the child says, one JSON object a line. Pictures are files in the folder that it was given.

export type ChildPage = Pick<DeckPage, 'number' | 'notKept' | 'settings'> & {
  // Whatever was in the document has gone through it, so it is checked when it arrives.
  slide: unknown;
  pictures: (Omit<PictureFile, 'path'> & { name: string })[];
  // As in a page, with names in the folder.
  sound?: PageSound;
};

export type ChildMessage =
  | { kind: 'opened'; summary: Omit<DeckSummary, 'design'> & { design: unknown } }
  | { kind: 'page'; page: ChildPage }
  | { kind: 'refused'; reason: Refusal | ProjectRefusal }
  | { kind: 'done' };

// All pictures of one document; uploads are far smaller, but they may be packed.
export const mostPictureBytes = 512 * 1024 * 1024;
