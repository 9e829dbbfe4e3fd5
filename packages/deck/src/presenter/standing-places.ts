import type { Size } from '../deck.ts';
import { newSlide } from '../limits.ts';
import type { Box } from './content-boxes.ts';

/** Where somebody can stand on a slide, row by row. */
export const standingPlaces = [
  'top-left',
  'top',
  'top-right',
  'left',
  'centre',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type StandingPlace = (typeof standingPlaces)[number];

/** How high somebody can be on a slide, as shares of its height. */
export const standingSizes = { min: 0.2, max: 1, usual: newSlide.avatar.heightShare } as const;

/** How much of the free room lies before a place: none, half of it, or all. */
const shares = [0, 0.5, 1] as const;
const across = (place: StandingPlace): number => shares[standingPlaces.indexOf(place) % 3] ?? 0;
const down = (place: StandingPlace): number => shares[Math.floor(standingPlaces.indexOf(place) / 3)] ?? 0;

/** The box of somebody who stands there, so high; nobody is wider than the slide. */
export function standingBox(place: StandingPlace, size: number, viewport: Size): Box {
  const ratio = newSlide.avatar.widthToHeight;
  const height = Math.min(viewport.height * size, viewport.width / ratio);
  const width = height * ratio;
  return {
    left: across(place) * (viewport.width - width),
    top: down(place) * (viewport.height - height),
    width,
    height,
  };
}

/** The place that is nearest to a box, and how high it is: what a choice shows of an element that was put anywhere. */
export function standingOf(box: Box, viewport: Size): { place: StandingPlace; size: number } {
  const size = Math.min(standingSizes.max, Math.max(standingSizes.min, box.height / viewport.height));
  const distance = (place: StandingPlace) => {
    const there = standingBox(place, size, viewport);
    return Math.hypot(there.left - box.left, there.top - box.top);
  };
  const [nearest] = standingPlaces.toSorted((one, other) => distance(one) - distance(other));
  return { place: nearest ?? 'bottom-right', size };
}
