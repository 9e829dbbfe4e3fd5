import type { Box, Size } from '../rules.ts';

const gap = 12;
const between = 8;
const edge = 16;
/** Farther away nobody sees what it belongs to. */
const farthest = 160;

const covers = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** What is to be read beside an element, and what is to be pressed. */
type Marks = { readonly read: readonly Box[]; readonly pressed: readonly Box[] };

/** On a phone what a tip covers is all there is to see. */
const narrow = 760;

/**
 * Where a tip stands beside the element that it is about: near to it, on nothing that is to be read or pressed. Where there is
 * no such place it may lie on words, and where everything around is to be pressed, on the element itself; a phone has no room
 * for either, so it has no place there.
 */
export function tipPlace(target: Box, tip: Size, { read, pressed }: Marks, window: Size) {
  const marks = [...read, ...pressed];
  const middle = target.left + target.width / 2 - tip.width / 2;
  const left = Math.max(edge, Math.min(middle, window.width - edge - tip.width));
  const [below, above] = [target.top + target.height + gap, target.top - gap - tip.height];
  const distance = (top: number) =>
    top > target.top ? top - (target.top + target.height) : target.top - (top + tip.height);
  const isFreeOf = (some: readonly Box[]) => (top: number) =>
    top >= edge &&
    top + tip.height <= window.height - edge &&
    distance(top) >= between &&
    distance(top) <= farthest &&
    !some.some((mark) => covers({ top, left, width: tip.width, height: tip.height }, mark));
  const tops = [
    below,
    above,
    ...marks.flatMap((mark) => [mark.top + mark.height + between, mark.top - between - tip.height]),
  ];
  const nearest = (some: readonly Box[]) =>
    tops.filter(isFreeOf(some)).toSorted((one, other) => distance(one) - distance(other))[0];
  const free = nearest(marks);
  if (free === undefined && window.width < narrow) return undefined;
  const onTarget = Math.max(edge, Math.min(target.top + between, window.height - edge - tip.height));
  return { top: free ?? nearest(pressed) ?? onTarget, left };
}
