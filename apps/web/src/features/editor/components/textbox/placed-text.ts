import { elementPlace, type Place } from '@app/deck/commands/place.ts';
import type { Drawn } from '@app/deck/drawn.ts';
import type { TextBody } from '@app/deck/text.ts';
import { textBox } from '@app/deck/defaults.ts';
import type { EditorState } from '../../store.ts';
import { drawWithText, type WithText } from './fit-text.ts';

/** A text and where it stands in the deck. */
export type PlacedText = {
  place: Place<TextBody>;
  body: TextBody;
  /** The text as it is seen there. */
  draw: (body: TextBody) => Drawn<TextBody>;
  /** Whether the levels of its paragraphs have looks of their own. */
  inherits: boolean;
};

/** The text of a shape that has none yet. */
const shapeText: TextBody = {
  paragraphs: [{ runs: [{ text: '' }], align: 'center' }],
  anchor: 'middle',
  fit: 'none',
};

/** The text of an element. */
export function placedText(state: EditorState, slideId: string, element: WithText): PlacedText {
  const draw = (body: TextBody): Drawn<TextBody> =>
    drawWithText(state, slideId, { ...element, text: body }).text ?? { ...textBox, paragraphs: [] };
  return {
    place: elementPlace(slideId, element.id).to('text'),
    body: element.text ?? shapeText,
    draw,
    inherits: element.placeholder !== undefined,
  };
}
