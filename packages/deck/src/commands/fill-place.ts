import { drawOne } from '../design/draw-slide.ts';
import type { Design } from '../design.ts';
import type { SlideElement, TextElement } from '../element.ts';
import type { Slide } from '../slide.ts';
import type { Command } from './command.ts';
import { addElements, removeElements } from './elements.ts';

/** What a place for content takes instead of words. */
const fillers: ReadonlySet<SlideElement['type']> = new Set(['image', 'video', 'chart', 'table']);

/** Whether an element stands in a place of its layout and nothing is written in it. */
export const isEmptyPlace = (element: SlideElement): element is TextElement =>
  element.type === 'text' &&
  element.placeholder !== undefined &&
  element.text.paragraphs.every(({ runs }) => runs.every(({ text }) => text === ''));

type Sides = { left: number; top: number; width: number; height: number };

/** As large as it can be in a box: of its own ratio in the middle where that is fixed, else as the box. */
function fitted(element: SlideElement, box: Sides): Sides {
  const { width, height, fixedRatio } = element;
  if (!fixedRatio || !width || !height) return box;
  const scale = Math.min(box.width / width, box.height / height);
  const size = { width: width * scale, height: height * scale };
  return {
    left: box.left + (box.width - size.width) / 2,
    top: box.top + (box.height - size.height) / 2,
    ...size,
  };
}

/**
 * Puts a picture, film, chart or table into the first place for content in which nothing is written, which it takes;
 * undefined where there is none or something else is put on the slide.
 */
export function fillPlace(slide: Slide, design: Design, element: SlideElement): Command[] | undefined {
  if (!fillers.has(element.type)) return undefined;
  const places = slide.elements.filter(isEmptyPlace).map((each) => drawOne(each, slide.layoutId, design));
  const place = places.find(({ role }) => role === 'body');
  if (!place) return undefined;
  const { left, top, width, height } = place;
  const at = slide.elements.findIndex(({ id }) => id === place.id);
  const filler = { ...element, ...fitted(element, { left, top, width, height }) };
  return [...removeElements(slide, [place.id]), ...addElements(slide.id, at, [filler])];
}
