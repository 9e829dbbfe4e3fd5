import type { Item } from '../pdf/page-items.ts';
import type { ScannedPage } from './recognise.ts';

/** A line is found with some room around its letters: the share of its height that is the size of the letters. */
const letterShare = 0.78;
/** Where letters stand in a line, from its top. */
const baseline = 0.67;
/** Beside them, of the height of the line. */
const room = 0.08;
/** Heights that differ by less are one size, which was measured twice. */
const sameSize = 0.2;

/** Sizes that are near each other become one: the one that most letters have comes first. */
export function settleSizes(pages: readonly Item[][]): Item[][] {
  const items = pages.flat().toSorted((one, other) => one.size - other.size);
  const letters = items.reduce((sum, { text }) => sum + text.length, 0);
  let before = 0;
  const body = items.find(({ text }) => (before += text.length) >= letters / 2)?.size ?? 0;
  const sizes = [body];
  const sizeOf = (size: number): number => {
    const known = sizes.find((each) => Math.abs(size - each) <= each * sameSize);
    if (known === undefined) sizes.push(size);
    return known ?? size;
  };
  return pages.map((page) => page.map((item) => ({ ...item, size: sizeOf(item.size) })));
}

/** The lines of a scan as pieces of text; `scale` is how many pixels make a point. */
export const scanItems = ({ lines }: ScannedPage, scale: number): Item[] =>
  lines.map(({ text, x, y, width, height }) => ({
    text,
    x: (x + height * room) / scale,
    y: (y + height * baseline) / scale,
    width: Math.max(1, width - 2 * height * room) / scale,
    size: (height * letterShare) / scale,
    isBold: false,
    isRightToLeft: false,
    isGap: false,
  }));
