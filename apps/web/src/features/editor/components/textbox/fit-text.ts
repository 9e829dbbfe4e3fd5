import type { Command } from '@app/deck/commands/command.ts';
import { elementPlace, set } from '@app/deck/commands/place.ts';
import type { Size } from '@app/deck/deck.ts';
import { drawOne } from '@app/deck/design/draw-slide.ts';
import type { Drawn } from '@app/deck/drawn.ts';
import type { ShapeElement, SlideElement, TextElement } from '@app/deck/element.ts';
import { isLine } from '@app/deck/shapes/lines.ts';
import { drawGeometry } from '@app/deck/shapes/preset.ts';
import '@app/deck/shapes/rare-presets.ts';
import { fittingScale, grownBox, growingSide } from '@app/deck/text/grow.ts';
import { printedNumber } from '@app/deck/presenter/stage-slides.ts';
import type { EditorState } from '../../store.ts';
import { neededRoom, roomAlong } from './measure-text.ts';

/** An element with a text of its own. */
export type WithText = TextElement | ShapeElement;

/** Whether an element is one: words can be written into it. */
export const isWithText = (element: SlideElement): element is WithText =>
  element.type === 'text' || (element.type === 'shape' && !element.lost && !isLine(element.geometry));

/** An element with a text as it is seen on its slide. */
export function drawWithText(
  { deck }: Pick<EditorState, 'deck'>,
  slideId: string,
  element: WithText,
): Drawn<WithText> {
  const slide = deck.slides.find(({ id }) => id === slideId);
  const number = printedNumber(deck.slides, slideId);
  // Drawing keeps the kind of an element.
  return drawOne(element, slide?.layoutId, deck.design, number) as Drawn<WithText>;
}

/** The shares of a shape's box that its text has; all of it for a box of text. */
function textShares(drawn: Drawn<WithText>): Size {
  if (drawn.type === 'text') return { width: 1, height: 1 };
  const { textBox } = drawGeometry(drawn.geometry, drawn);
  return { width: textBox.right - textBox.left, height: textBox.bottom - textBox.top };
}

// Less than this is not seen, and comes from rounding.
const least = 0.5;

/** The commands by which a box fits its text, or its text the box, as the text wants it. */
export function fitCommands(state: EditorState, slideId: string, element: WithText): Command[] {
  const drawn = drawWithText(state, slideId, element);
  const { text } = drawn;
  if (!text || text.fit === 'none' || !element.text) return [];
  const shares = textShares(drawn);
  const room = { width: drawn.width * shares.width, height: drawn.height * shares.height };
  const place = elementPlace(slideId, element.id);
  if (text.fit === 'grow') {
    const needed = neededRoom(text, room) / (shares[growingSide(text.direction)] || 1);
    if (Math.abs(needed - drawn[growingSide(text.direction)]) < least) return [];
    const grown = grownBox(drawn, text, needed);
    return (['left', 'top', 'width', 'height'] as const)
      .filter((side) => Math.abs(grown[side] - drawn[side]) >= 0.01)
      .map((side) => set(place.to(side), grown[side]));
  }
  const fits = (scale: number, reduction: number) =>
    neededRoom({ ...text, scale, lineReduction: reduction }, room) <= roomAlong(text, room) + least;
  const { lineReduction = 0 } = text;
  const reduction = fits(1, 0) ? 0 : lineReduction;
  const scale = fittingScale((each) => fits(each, reduction));
  if (scale === (text.scale ?? 1) && reduction === lineReduction) return [];
  return [set(place.to('text'), { ...element.text, scale, lineReduction: reduction })];
}
