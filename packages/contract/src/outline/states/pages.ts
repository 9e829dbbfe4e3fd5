import type { Outline, OutlineLeaf, OutlinePage } from '../schema.ts';

/** The pages of an outline in their order, each with the part that it belongs to. */
export const pagesOfOutline = ({ children }: Outline): { page: OutlinePage; section?: string }[] =>
  children.flatMap((node) =>
    node.kind === 'page' ? [{ page: node }] : node.children.map((page) => ({ page, section: node.text })),
  );

/** Points on one slide, alone or beside a picture or a table: how many at the most, and the height that they share. */
const roomFor = {
  points: { most: 12, height: 404 },
  figure: { most: 4, height: 200 },
  table: { most: 2, height: 112 },
} as const;
/** A line of a point as small as it should get, the gap below it, and the Chinese letters that stand on a line. */
const [lineHeight, gap, lineLength] = [21, 14, 37];

function heightOfPoint({ text }: OutlineLeaf): number {
  const wide = text.match(/[\u2e80-\uffef]/gu)?.length ?? 0;
  const length = wide + (text.length - wide) * 0.52;
  return Math.max(1, Math.ceil(length / lineLength)) * lineHeight + gap;
}

/** How many of these points find room, at least one on a slide of its own. */
function fittingPoints(points: readonly OutlineLeaf[], kind: keyof typeof roomFor): number {
  const { most, height } = roomFor[kind];
  let used = 0;
  let count = 0;
  for (const point of points.slice(0, most)) {
    used += heightOfPoint(point);
    if (used > height) break;
    count++;
  }
  return kind === 'points' ? Math.max(1, count) : count;
}

/** How many points a page of the outline can show beside this, on the slides that it takes anyhow. */
export const mostPointsBeside = (things: readonly Pick<OutlineLeaf, 'kind'>[]): number =>
  things.reduce((sum, { kind }) => sum + (kind === 'point' ? 0 : roomFor[kind].most), 0);

/** Points on as few slides as they need, about as many on each: a single one looks lost beside a full slide. */
function evenSlides(points: readonly OutlineLeaf[]): OutlineLeaf[][] {
  const full: OutlineLeaf[][] = [];
  for (let at = 0; at < points.length; at += full.at(-1)?.length ?? 1)
    full.push(points.slice(at, at + fittingPoints(points.slice(at), 'points')));
  const each = Math.ceil(points.length / Math.max(1, full.length));
  const even = full.map((_, at) => points.slice(at * each, (at + 1) * each));
  return even.every((slide) => slide.length > 0 && fittingPoints(slide, 'points') === slide.length)
    ? even
    : full;
}

/** What each slide of a page of the outline shows: what does not fit goes on to another one. */
export function slidesOfPage({ children }: Pick<OutlinePage, 'children'>): OutlineLeaf[][] {
  const left = children.filter(({ kind }) => kind === 'point');
  const slides: OutlineLeaf[][] = [];
  for (const thing of children)
    if (thing.kind !== 'point') slides.push([...left.splice(0, fittingPoints(left, thing.kind)), thing]);
  slides.push(...evenSlides(left));
  const [before, last] = [slides.at(-2), slides.at(-1)];
  if (before && last?.length === 1 && last[0]?.kind === 'point' && before.length > 2) {
    const at = before.findLastIndex(({ kind }) => kind === 'point');
    last.unshift(...before.splice(at, 1));
  }
  return slides.length === 0 ? [[]] : slides;
}

/** From so many pages on a deck has a page that lists its parts, and one that sums it up. */
const longEnough = 4;
/** More parts than this make no list that somebody remembers. */
const mostListed = 7;
/** From so many pages on each part begins with a page of its own. */
const long = 14;

/** The pages that come with an outline beside those that stand in it. */
export function framePages(outline: Outline): {
  hasAgenda: boolean;
  hasSections: boolean;
  hasSummary: boolean;
} {
  const pages = pagesOfOutline(outline).length;
  const sections = outline.children.filter(({ kind }) => kind === 'section').length;
  const { length } = outline.children;
  // One part, and the page that leads to it, need no list.
  const isOnePart = length < 2 || (length === 2 && sections === 1);
  const hasAgenda = pages >= longEnough && !isOnePart && length <= mostListed;
  return {
    hasAgenda,
    hasSections: sections > 1 && pages >= long,
    hasSummary: pages >= longEnough,
  };
}

/** How many pages its deck has: title, what it frames its pages with, and where questions are asked. */
export function pageCountOfOutline(outline: Outline): number {
  const { hasAgenda, hasSections, hasSummary } = framePages(outline);
  const sections = outline.children.filter(({ kind }) => kind === 'section').length;
  const slides = pagesOfOutline(outline).reduce((sum, { page }) => sum + slidesOfPage(page).length, 0);
  return slides + 2 + Number(hasAgenda) + Number(hasSummary) + (hasSections ? sections : 0);
}
