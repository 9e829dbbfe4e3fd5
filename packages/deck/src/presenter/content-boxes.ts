import type { Size } from '../deck.ts';
import type { DrawnElement } from '../drawn.ts';
import type { ElementRole } from '../element.ts';
import { boundsOf, type Rect } from '../geometry/bounds.ts';
import { hasWords } from '../text/plain.ts';

/** An upright box on a slide. */
export type Box = Rect;

/** What the design draws, and what is the same on every page, is not what a page is about. */
const asides: readonly (ElementRole | undefined)[] = ['decoration', 'footer', 'slide-number', 'date'];

/** A plain area this large is a ground to write on. */
const groundShare = 0.5;

/** Whether an element shows something that is talked about. */
function isContent(element: DrawnElement, { width, height }: Size): boolean {
  if (element.type === 'avatar' || asides.includes(element.role) || element.opacity === 0) return false;
  if (element.type === 'text' && !hasWords(element.text)) return false;
  if (element.type !== 'shape') return true;
  if (element.text && hasWords(element.text)) return true;
  if (!element.fill && !element.stroke) return false;
  return element.width * element.height < groundShare * width * height || element.fill?.kind === 'picture';
}

/** The part of a box that can be seen on the slide; undefined where there is none. */
function seen({ left, top, width, height }: Box, viewport: Size): Box | undefined {
  const [right, bottom] = [Math.min(left + width, viewport.width), Math.min(top + height, viewport.height)];
  const box = { left: Math.max(0, left), top: Math.max(0, top) };
  if (right < box.left || bottom < box.top) return undefined;
  return { ...box, width: right - box.left, height: bottom - box.top };
}

/** The boxes of everything on a slide that is talked about. */
export const contentBoxes = (elements: readonly DrawnElement[], viewport: Size): Box[] =>
  elements
    .filter((element) => isContent(element, viewport))
    .flatMap((element) => seen(boundsOf(element), viewport) ?? []);

/** How much of a box others cover, from 0 to 1; what lies over each other is counted for each. */
export function coveredShare(box: Box, others: readonly Box[]): number {
  const area = box.width * box.height;
  const covered = others.reduce((sum, other) => {
    const wide = Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left);
    const high = Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top);
    // A line is a box without a width; it hides nothing but is hidden.
    return wide < 0 || high < 0 ? sum : sum + Math.max(wide, 1) * Math.max(high, 1);
  }, 0);
  return area === 0 ? 0 : Math.min(1, covered / area);
}
