import type { Message } from '../base/messages.ts';
import { workMessages } from './states/work-messages.ts';

/** Numbers of the floating assistant (spec section 9). */
export const helperLimits = {
  position: { top: 200, rightOffset: 108 },
  width: 88,
  hoverOpensMs: 3_000,
  tipHidesMs: 10_000,
  /** A press becomes a drag when it moved farther than this or lasted longer than this. */
  drag: { px: 1, ms: 300 },
  /** The upper ends of no, insufficiency and enough. */
  count: { no: 0, insufficiency: 100, enough: 300 },
  highlightMs: 10_000,
} as const;

type Work = {
  readonly uses: number;
  /** What the user asks for, as the help says it; absent where nothing in the product asks for it yet. */
  readonly about?: Message;
};

/** Work that generates something and how many uses it takes; work that fails takes none. The server books by it, the help lists it. */
export const helperWorks = {
  outline: { uses: 3 },
  /** Slides and scripts from an approved outline. */
  deck: { uses: 5 },
  /** A part or a page of an outline, drawn anew. */
  branch: { uses: 1 },
  /** Slide and script of one page of such a deck, made anew. */
  page: { uses: 1 },
  /** The script of one page, from what it shows. */
  script: { uses: 1, about: workMessages.writesScript },
  /** A button on the script of one page. */
  'script-change': { uses: 1, about: workMessages.changesScript },
  questions: { uses: 2 },
  'style-images': { uses: 2 },
  /** An answer that a configured model writes for the owner in the editor. */
  'model-answer': { uses: 1 },
} as const satisfies Record<string, Work>;

/** Work that the assistant's uses are spent on. */
export type HelperWork = keyof typeof helperWorks;

/** The rows that a user can ask for today. */
export const spendingWorks: readonly Required<Work>[] = Object.values<Work>(helperWorks).flatMap(
  ({ uses, about }) => (about ? [{ uses, about }] : []),
);
