import type { SlideElement } from './element.ts';
import type { Fill } from './paint.ts';
import type { ScriptDocument } from './script/document.ts';

/** One slide: its elements in the order they are painted, the first at the back. */
export type Slide = {
  id: string;
  background: Fill;
  elements: SlideElement[];
  script?: ScriptDocument;
};
