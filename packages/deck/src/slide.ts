import type { SlideElement } from './element.ts';
import type { Fill } from './paint.ts';
import type { Remainder } from './remainder.ts';
import type { ScriptDocument } from './script/document.ts';
import type { Build, Transition } from './staging.ts';

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
  transition?: Transition;
  /** What happens on it, in this order; absent: everything is there from the start. */
  builds?: Build[];
  /** It is kept, but those who watch do not see it. */
  hidden?: boolean;
  /** The name of the section that begins with it and ends where the next one begins. */
  section?: string;
  remainder?: Remainder[];
};
