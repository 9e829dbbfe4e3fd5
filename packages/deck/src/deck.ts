import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import type { Slide } from './slide.ts';
import type { Theme } from './theme.ts';

/** The newest shape of a stored deck. */
export const deckVersion = 1;

/** A width and a height. */
export type Size = { width: number; height: number };

/** The room a slide is drawn in. Every deck is 1000 wide; the height follows from its ratio. */
export const defaultViewport: Size = {
  width: coursewareLimits.viewport.width,
  height: coursewareLimits.viewport.width * coursewareLimits.viewport.ratio,
};

/** Slides as one plain value. */
export type Deck = { version: typeof deckVersion; viewport: Size; theme: Theme; slides: Slide[] };
