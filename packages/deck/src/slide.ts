import type { SlideElement } from './element.ts';
import type { Fill } from './paint.ts';
import type { ScriptDocument } from './script/document.ts';

/** One slide: its elements in the order they are painted, the first at the back. What it inherits is not written on it. */
export type Slide = {
  id: string;
  /** The layout of the deck's design that it stands on; without one it inherits nothing but the theme. */
  layoutId?: string;
  /** What stands on its layout and master is not drawn. */
  hidesLayout?: boolean;
  /** Absent is that of its layout. */
  background?: Fill;
  elements: SlideElement[];
  script?: ScriptDocument;
};
