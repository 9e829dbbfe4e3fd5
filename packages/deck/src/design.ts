import type { Box, ElementRole, Geometry, SlideElement } from './element.ts';
import type { Fill, Shadow, Stroke } from './paint.ts';
import type { Paragraph, Run, TextBody } from './text.ts';
import type { Theme } from './theme.ts';

/** How the paragraphs of one level, and the words in them, look where they do not say it themselves. */
export type TextLevel = {
  paragraph: Omit<Paragraph, 'runs' | 'level'>;
  run: Omit<Run, 'text' | 'field' | 'language' | 'link'>;
};

/** A place that a layout keeps for something on its slides, and what that inherits. */
export type Placeholder = {
  id: string;
  role?: ElementRole;
  box: Box;
  body: Omit<TextBody, 'paragraphs'>;
  /** The first is that of paragraphs of level 0; deeper ones than there are take the last. */
  levels: TextLevel[];
  geometry?: Geometry;
  fill?: Fill;
  stroke?: Stroke;
  shadow?: Shadow;
};

/** A kind of slide: what stands behind its slides, and the places it keeps for them. */
export type Layout = {
  id: string;
  name?: string;
  background?: Fill;
  elements: SlideElement[];
  placeholders: Placeholder[];
  /** What stands on the master is not drawn. */
  hidesMaster?: boolean;
};

/** What layouts share. One with a theme of its own does not take the design's. */
export type Master = {
  id: string;
  name?: string;
  theme?: Theme;
  background?: Fill;
  elements: SlideElement[];
  layouts: Layout[];
};

/** The look of a deck, to which its slides refer. */
export type Design = { theme: Theme; masters: Master[] };
