import type { Size } from '@app/deck/deck.ts';
import type { Rect } from '@app/deck/geometry/bounds.ts';

/** How far the bar keeps away from the words, and from the edge of the window. */
const gap = 8;

/** What holds the bar: the window, and in it the canvas from side to side, where that is wide enough. */
type Around = { window: Size; canvas: Pick<Rect, 'left' | 'width'> };

/**
 * Where a bar stands that is about words on the screen: above them, or below where there is no room, and always in the
 * window. Undefined where it could only cover them.
 */
export function barPlace(
  words: Rect,
  bar: Size,
  { window, canvas }: Around,
): { left: number; top: number } | undefined {
  const above = words.top - gap - bar.height;
  const below = words.top + words.height + gap;
  const middle = words.left + words.width / 2 - bar.width / 2;
  const { left, width } = canvas.width >= bar.width + 2 * gap ? canvas : { left: 0, width: window.width };
  const at = Math.max(left + gap, Math.min(middle, left + width - bar.width - gap));
  if (above >= gap) return { left: at, top: above };
  return below + bar.height + gap <= window.height ? { left: at, top: below } : undefined;
}
