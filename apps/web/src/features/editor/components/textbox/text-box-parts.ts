import type { Drawn } from '@app/deck/drawn.ts';
import type { TextBody } from '@app/deck/text.ts';

/** What a text that is being written needs and tells; asked anew each time, because all of it changes. */
export type TextBoxParts = {
  body: TextBody;
  /** The text as it is seen where it stands. */
  draw: (body: TextBody) => Drawn<TextBody>;
  /** Whether the levels of its paragraphs have looks of their own. */
  inherits: boolean;
  /** The text is another one; `typed` where letters went on, so that many of them are one step. */
  onChange: (body: TextBody, typed: boolean) => void;
  /** The hand rests or the caret has moved: what is written next is another step. */
  onPause: () => void;
  onLeave: () => void;
  onUndo: () => void;
  onRedo: () => void;
};
