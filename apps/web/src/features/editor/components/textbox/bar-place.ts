import type { Size } from '@app/deck/deck.ts';
import type { Rect } from '@app/deck/geometry/bounds.ts';

/** How far the bar keeps away from the words, and from the edge of the window. */
const gap = 8;

/**
 * Where a bar stands that is about words on the screen: above them, or below where there is no room, and always in the
 * window. Undefined where it could only cover them.
 */
export function barPlace(words: Rect, bar: Size, window: Size): { left: number; top: number } | undefined {
  const above = words.top - gap - bar.height;
  const below = words.top + words.height + gap;
  const middle = words.left + words.width / 2 - bar.width / 2;
  const left = Math.max(gap, Math.min(middle, window.width - bar.width - gap));
  if (above >= gap) return { left, top: above };
  return below + bar.height + gap <= window.height ? { left, top: below } : undefined;
}
