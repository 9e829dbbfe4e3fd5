import { textBox, type NewId } from '../defaults.ts';
import type { Box, ShapeElement, SlideElement, TextElement } from '../element.ts';
import type { Color, ColorSlot, Fill } from '../paint.ts';
import type { Slide } from '../slide.ts';
import type { Bullet, Paragraph, Run, TextBody } from '../text.ts';
import { boldRoom, fittingSize, heightOf } from './measure.ts';

export type Place = Pick<Box, 'left' | 'top' | 'width' | 'height'>;

/** Where the content of a page stands: below its title, and clear of the presenter at the right. */
export const contentPlace: Place = { left: 60, top: 124, width: 630, height: 390 };

export const slot = (name: ColorSlot): Color => ({ slot: name });
export const accents = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;
export const accentAt = (at: number): (typeof accents)[number] => accents[at % accents.length] ?? 'accent1';
const solid = (color: Color): Fill => ({ kind: 'solid', color });

type Look = {
  size: number;
  color?: Color;
  bold?: boolean;
  isHeading?: boolean;
  align?: Paragraph['align'];
  anchor?: TextBody['anchor'];
  bullet?: Bullet;
  gap?: number;
};

export const run = (text: string, { size, color = slot('dark1'), bold, isHeading }: Look): Run => {
  const font = { slot: isHeading ? 'heading' : 'body' } as const;
  return { text, size, color, font, eastFont: font, ...(bold && { bold }) };
};

const noInset = { left: 0, top: 0, right: 0, bottom: 0 };

/** Lines of text in a place of their own; nothing of it is inherited. */
export function words(
  newId: NewId,
  place: Place,
  paragraphs: readonly (readonly Run[])[],
  { align, anchor = 'top', bullet, gap = 0 }: Look,
): TextElement {
  const indent = bullet ? { left: 22, indent: -22, bullet } : {};
  return {
    id: newId(),
    type: 'text',
    ...place,
    rotate: 0,
    text: {
      ...textBox,
      fit: 'none',
      inset: noInset,
      anchor,
      paragraphs: paragraphs.map((runs, at) => ({
        runs: [...runs],
        ...(align && { align }),
        ...indent,
        ...(at > 0 && gap > 0 && { before: gap }),
      })),
    },
  };
}

/** A shape that only pleases the eye. */
export const shape = (
  newId: NewId,
  name: 'rect' | 'roundRect' | 'ellipse' | 'homePlate' | 'chevron',
  place: Place,
  color: Color,
  adjust?: Record<string, number>,
  opacity?: number,
): ShapeElement => ({
  id: newId(),
  type: 'shape',
  ...place,
  rotate: 0,
  role: 'decoration',
  geometry: { kind: 'preset', name, ...(adjust && { adjust }) },
  fill: solid(color),
  stroke: { width: 0, color },
  ...(opacity !== undefined && { opacity }),
});

/** A ground that words are read on: its colour shines through, on light slides and on dark ones. */
export const ground = (
  newId: NewId,
  place: Place,
  name: ColorSlot,
  form: 'rect' | 'roundRect' = 'rect',
): ShapeElement =>
  shape(newId, form, place, slot(name), form === 'roundRect' ? { adj: 9000 } : undefined, 0.12);

/** A fine line across a place. */
export const hairline = (newId: NewId, { left, top, width }: Place): ShapeElement =>
  shape(newId, 'rect', { left, top, width, height: 1 }, slot('dark2'), undefined, 0.25);

/** A number in a disc. */
export function disc(newId: NewId, text: string, place: Place): SlideElement[] {
  const size = Math.round(place.height * 0.48);
  const number = run(text, { size, bold: true, color: slot('light1'), isHeading: true });
  return [
    shape(newId, 'ellipse', place, slot('dark2')),
    words(newId, place, [[number]], { size, align: 'center', anchor: 'middle' }),
  ];
}

/** The words that fill a place of the layout. */
export const filled = (newId: NewId, placeholder: string, text: string, size?: number): TextElement => ({
  id: newId(),
  type: 'text',
  placeholder,
  text: { paragraphs: [{ runs: [{ text, ...(size !== undefined && { size }) }] }] },
});

const titleSizes = [40, 36, 32, 28, 26, 24, 22, 20, 18, 16];
// The place of a title without its insets.
const titleWidth = boldRoom(856);
const titleHeight = 56;

/** The title in its place, small enough to fit it. */
export const titleOf = (newId: NewId, title: string): TextElement => {
  const size = fittingSize(titleSizes, (each) => heightOf([title], each, titleWidth) <= titleHeight);
  return filled(newId, 'title', title, size);
};

/** A page with a title of its own kind and these elements below it. */
export const titled = (newId: NewId, title: string, elements: SlideElement[]): Slide => ({
  id: newId(),
  layoutId: 'default-content',
  elements: [titleOf(newId, title), ...elements],
});
