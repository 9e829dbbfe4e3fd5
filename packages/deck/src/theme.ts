import type { Color } from './paint.ts';

/** The colours and fonts a deck is made with; the first six colours are offered first. */
export type Theme = {
  colors: Color[];
  fontColor: Color;
  backgroundColor: Color;
  headingFont?: string;
  bodyFont?: string;
};
