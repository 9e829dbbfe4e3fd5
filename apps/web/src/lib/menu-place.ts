import { clientLimits } from '@app/contract/client/limits.ts';

const { contextMenu } = clientLimits;

/** A finger needs more room than a pointer; where there is no finger, the spec's number stands. */
const touchItemHeight = 44;

export type MenuSize = { readonly width: number; readonly height: number };
type Point = { readonly x: number; readonly y: number };

/** The size of a menu before it is drawn (spec section 9: 30 px per item, 11 per divider, 10 padding, 180 wide). */
export function menuSize(items: number, dividers: number, byTouch = false): MenuSize {
  const itemHeight = byTouch ? touchItemHeight : contextMenu.itemHeight;
  return {
    width: contextMenu.maxWidth,
    height: items * itemHeight + dividers * contextMenu.dividerHeight + contextMenu.padding,
  };
}

/** Where a menu opens: at the point; to its left or above it where there is no room; never outside the window. */
export function placeMenu({ x, y }: Point, { width, height }: MenuSize, window: MenuSize): Point {
  const left = x + width > window.width ? x - width : x;
  const top = y + height > window.height ? y - height : y;
  return { x: Math.max(0, left), y: Math.max(0, top) };
}
