import type { Chosen } from '@app/deck/commands/arrange.ts';
import type { Design } from '@app/deck/design.ts';
import { drawOne } from '@app/deck/design/draw-slide.ts';
import type { DrawnElement } from '@app/deck/drawn.ts';
import type { SlideElement } from '@app/deck/element.ts';
import { currentSlide, type EditorState } from '../store.ts';

type Known = {
  layoutId: string | undefined;
  design: Design;
  number: number | undefined;
  drawn: DrawnElement;
};

/** An element is a value: as long as it and its design stay, it looks the same, and several parts ask. */
const known = new WeakMap<SlideElement, Known>();

/** One element as it is seen. */
export function seenElement(
  element: SlideElement,
  layoutId: string | undefined,
  design: Design,
  number?: number,
): DrawnElement {
  const last = known.get(element);
  if (last && last.layoutId === layoutId && last.design === design && last.number === number)
    return last.drawn;
  const drawn = drawOne(element, layoutId, design, number);
  known.set(element, { layoutId, design, number, drawn });
  return drawn;
}

/** All elements of the current slide as they are seen, hidden ones too, in the order of painting. */
export function seenElements(state: EditorState): DrawnElement[] {
  const slide = currentSlide(state);
  const number = state.deck.slides.indexOf(slide) + 1;
  return slide.elements.map((element) => seenElement(element, slide.layoutId, state.deck.design, number));
}

/** The chosen elements as they are seen. */
export const seenChosen = (state: EditorState): Chosen => ({
  slideId: currentSlide(state).id,
  elements: seenElements(state).filter(({ id }) => state.selected.includes(id)),
  entered: state.entered,
});

/** Those of the chosen elements that may be moved; `others` are what they can snap to. */
export function seenMovable(state: EditorState): Chosen & { others: DrawnElement[] } {
  const chosen = new Set(state.selected);
  const all = seenElements(state);
  return {
    slideId: currentSlide(state).id,
    elements: all.filter(({ id, locked }) => chosen.has(id) && !locked),
    others: all.filter(({ id, hidden }) => !chosen.has(id) && !hidden),
    entered: state.entered,
  };
}
