import type { DrawnSlide } from '../drawn.ts';
import type { SlideElement } from '../element.ts';
import type { Slide } from '../slide.ts';
import { buildsOn } from '../staging.ts';
import type { Command } from './command.ts';
import { elementPlace, insert, move, remove, set, slidePlace, unset } from './place.ts';

/** Puts elements on a slide, the first of them at this place in the order of painting. */
export const addElements = (slideId: string, index: number, elements: readonly SlideElement[]): Command[] =>
  elements.map((element, offset) => insert(slidePlace(slideId).to('elements'), index + offset, element));

/** Takes elements off a slide, and with them what was to happen to them. */
export function removeElements({ id, elements, builds }: Slide, ids: readonly string[]): Command[] {
  const place = slidePlace(id);
  const left = buildsOn(
    elements.filter((element) => !ids.includes(element.id)),
    builds ?? [],
  );
  const hasLost = left.length < (builds?.length ?? 0);
  return [
    ...(hasLost ? [left.length > 0 ? set(place.to('builds'), [...left]) : unset(place, 'builds')] : []),
    ...ids.map((element) => remove(elementPlace(id, element))),
  ];
}

/** Moves elements by so much to the right and down from where they are seen. */
export const moveElements = (
  slide: DrawnSlide,
  ids: readonly string[],
  right: number,
  down: number,
): Command[] =>
  slide.elements
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ id, left, top }) => [
      set(elementPlace(slide.id, id).to('left'), left + right),
      set(elementPlace(slide.id, id).to('top'), top + down),
    ]);

/** Where elements can go in the order of painting. */
export type Layer = 'front' | 'back' | 'forward' | 'backward';

/** The elements in a new order: those that go keep their order among themselves. */
function reordered(order: readonly string[], going: readonly string[], layer: Layer): string[] {
  const chosen = order.filter((id) => going.includes(id));
  const others = order.filter((id) => !going.includes(id));
  if (layer === 'front') return [...others, ...chosen];
  if (layer === 'back') return [...chosen, ...others];
  // All of them step past the neighbour of the one that is foremost in their direction.
  const below = (id: string | undefined) =>
    others.filter((each) => order.indexOf(each) < order.indexOf(id ?? '')).length;
  const at = layer === 'forward' ? below(chosen.at(-1)) + 1 : below(chosen[0]) - 1;
  return others.toSpliced(Math.max(0, at), 0, ...chosen);
}

/** Brings elements to the front or the back, or one step there. */
export function reorderElements(slide: Slide, ids: readonly string[], layer: Layer): Command[] {
  const order = slide.elements.map(({ id }) => id);
  const wanted = reordered(order, ids, layer);
  return wanted.flatMap((id, index) => {
    const from = order.indexOf(id);
    if (from === index) return [];
    order.splice(from, 1);
    order.splice(index, 0, id);
    return [move(elementPlace(slide.id, id), index)];
  });
}
