import type { Drawn } from '@app/deck/drawn.ts';
import type { TextBody } from '@app/deck/text.ts';
import type { TextRange } from '@app/deck/text/range.ts';
import type { RunLook } from '@app/deck/text/runs.ts';
import { createStore } from 'zustand/vanilla';

/** A part of a text, and the text as it is drawn; `inherits` tells whether its levels have looks of their own. */
export type TextPart = { body: TextBody; seen: Drawn<TextBody>; range: TextRange; inherits: boolean };

/** The text that is being written in, with what is chosen of it. */
export type WritingText = TextPart & {
  /** How words look that are written at the caret; undefined where something is chosen. */
  caret: RunLook | undefined;
  /** Changes the look of the text; as many letters stand in it as before. */
  format: (make: (part: TextPart) => TextBody) => void;
  /** Changes how words look that are written next. */
  formatNext: (look: RunLook) => void;
  /** Puts a text in place of what is chosen, or nothing. */
  insert: (paragraphs: TextBody['paragraphs']) => void;
  focus: () => void;
  /** Where what is chosen, or the caret, lies on the screen. */
  place: () => DOMRect;
};

/** There is one caret on a page, so there is one text that is being written in, or none. */
export const writingText = createStore<{ text: WritingText | undefined }>(() => ({ text: undefined }));

/** Back to the words that were chosen, where somebody writes. */
export const backToText = (): void => writingText.getState().text?.focus();
