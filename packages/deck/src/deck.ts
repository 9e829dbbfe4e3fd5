import type { Design } from './design.ts';
import { coursewareLimits } from './limits.ts';
import type { Slide } from './slide.ts';

/** A width and a height. */
export type Size = { width: number; height: number };

/** The room a slide is drawn in. Every deck is 1000 wide; the height follows from its ratio. */
export const defaultViewport: Size = {
  width: coursewareLimits.viewport.width,
  height: coursewareLimits.viewport.width * coursewareLimits.viewport.ratio,
};

/** Slides as one plain value, in the shape of `version` (see migrate/). */
export type Deck = { version: number; viewport: Size; design: Design; slides: Slide[] };
