import { outlineLimits } from '../limits.ts';
import type { Outline } from '../schema.ts';
import { pageCountOfOutline, pagesOfOutline } from './pages.ts';

/** About how long is spoken to lead to a slide, and to point at a picture or a table. */
const leadSeconds = 4;
const thingSeconds = 12;

/**
 * About how long the talk of an outline is, in seconds. `secondsOf` is how long each block of the material is told. A length that
 * was asked for is kept, unless the material says less.
 */
export function secondsOfTalk(
  outline: Outline,
  secondsOf: readonly number[],
  askedMinutes: number | null,
): number {
  const pages = pagesOfOutline(outline).map(({ page }) => page);
  const blocks = new Set(pages.flatMap(({ from }) => from));
  const material = [...blocks].reduce((sum, block) => sum + (secondsOf[block] ?? 0), 0);
  const things = pages.flatMap(({ children }) => children).filter(({ kind }) => kind !== 'point').length;
  const around = pageCountOfOutline(outline) * leadSeconds + things * thingSeconds;
  if (askedMinutes !== null) return Math.min(askedMinutes * 60, material + around);
  const { pageSeconds, freeSeconds } = outlineLimits.talk;
  return Math.min(material, Math.max(pages.length * pageSeconds, freeSeconds)) + around;
}
