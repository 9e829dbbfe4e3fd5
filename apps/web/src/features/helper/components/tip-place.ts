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

/** Where a tip stands beside the element that it is about: near to it, on nothing that is to be read or pressed. */
export function tipPlace(target: Box, tip: Size, marks: readonly Box[], window: Size) {
  const middle = target.left + target.width / 2 - tip.width / 2;
  const left = Math.max(edge, Math.min(middle, window.width - edge - tip.width));
  const [below, above] = [target.top + target.height + gap, target.top - gap - tip.height];
  const distance = (top: number) =>
    top > target.top ? top - (target.top + target.height) : target.top - (top + tip.height);
  const isFree = (top: number) =>
    top >= edge &&
    top + tip.height <= window.height - edge &&
    distance(top) >= between &&
    distance(top) <= farthest &&
    !marks.some((mark) => covers({ top, left, ...tip }, mark));
  const tops = [
    below,
    above,
    ...marks.flatMap((mark) => [mark.top + mark.height + between, mark.top - between - tip.height]),
  ];
  const [free] = tops.filter(isFree).toSorted((one, other) => distance(one) - distance(other));
  const fits = below + tip.height <= window.height || above < 0;
  return { top: free ?? (fits ? below : above), left };
}
