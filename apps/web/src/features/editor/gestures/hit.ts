import type { Point } from '@app/deck/geometry/transform.ts';
import type { Stage } from './stage.ts';

/** How far beside a thin line a press still means it, in pixels. */
const near = 5;

const around: readonly Point[] = [
  { x: 0, y: -near },
  { x: near, y: 0 },
  { x: 0, y: near },
  { x: -near, y: 0 },
  { x: near, y: near },
  { x: -near, y: -near },
  { x: near, y: -near },
  { x: -near, y: near },
];

/** Boxes that only hold something: where nothing but they are hit, what lies below may be meant. */
const isHollow = (node: Element) => node instanceof HTMLDivElement || node instanceof HTMLParagraphElement;

const isPainted = (node: Element): boolean => {
  // A chart is one picture, also between its bars; a shape is only where it is drawn.
  if (!isHollow(node)) return node.tagName !== 'svg' || node.role === 'img';
  const { backgroundColor, backgroundImage } = getComputedStyle(node);
  return backgroundImage !== 'none' || !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
};

type Hits = { painted: string | undefined; hollow: string | undefined };

function hitsAt({ paper }: Stage, { x, y }: Point): Hits {
  const hits: Hits = { painted: undefined, hollow: undefined };
  for (const node of document.elementsFromPoint(x, y)) {
    if (!paper?.contains(node)) continue;
    const id = node.closest<HTMLElement>('[data-element]')?.dataset['element'];
    if (id === undefined) continue;
    hits.hollow ??= id;
    if (isPainted(node)) return { ...hits, painted: id };
  }
  return hits;
}

/**
 * The element that a press on the screen means: the foremost with something to see there – letters, a line, a fill –,
 * also a little beside it; else the foremost box. So an empty part of a text never hides what lies under it.
 */
export function elementAt(stage: Stage, on: Point): string | undefined {
  const exact = hitsAt(stage, on);
  if (exact.painted !== undefined) return exact.painted;
  for (const { x, y } of around) {
    const { painted } = hitsAt(stage, { x: on.x + x, y: on.y + y });
    // Beside a box that was hit only what lies in front of it or on it can be meant: a thin line.
    if (painted !== undefined && (exact.hollow === undefined || painted === exact.hollow)) return painted;
  }
  return exact.hollow;
}
