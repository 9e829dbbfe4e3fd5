import type { DrawnElement, DrawnSlide } from '../drawn.ts';
import type { Anchor } from '../element.ts';
import { lineEnds } from '../geometry/line-ends.ts';
import { centreOf, type Point, turn } from '../geometry/transform.ts';
import { type Site, shapeSites } from '../shapes/handles.ts';
import { isLine } from '../shapes/lines.ts';
import { type Route, type RouteEnd, routeLine } from '../shapes/route.ts';
import type { Command } from './command.ts';
import { elementPlace, set, unset } from './place.ts';

/** A line as it is seen. */
type DrawnLine = Extract<DrawnElement, { type: 'shape' }>;

const isDrawnLine = (element: DrawnElement): element is DrawnLine =>
  element.type === 'shape' && isLine(element.geometry);

/** Whether lines can end at an element: lines themselves hold none. */
export const canHold = (element: DrawnElement): boolean => !isDrawnLine(element) && element.type !== 'audio';

/** The sites of an element where it stands, turned and mirrored as it is. */
export function sitesOf(element: DrawnElement): Site[] {
  const { left, top, width, height, rotate, flipHorizontal, flipVertical } = element;
  const geometry = element.type === 'shape' || element.type === 'image' ? element.geometry : undefined;
  return shapeSites(geometry, { width, height }).map(({ x, y, angle }) => {
    const place = {
      x: left + (flipHorizontal ? width - x : x),
      y: top + (flipVertical ? height - y : y),
    };
    const across = flipHorizontal ? 180 - angle : angle;
    return { ...turn(place, centreOf(element), rotate), angle: (flipVertical ? -across : across) + rotate };
  });
}

/** A site and what it belongs to. */
export type FoundSite = { anchor: Anchor; site: Site };

/** The site that is nearest to a point, within a reach: where the end of a line that is dragged there would be glued. */
export function nearestSite(slide: DrawnSlide, point: Point, reach: number): FoundSite | undefined {
  const away = ({ site }: FoundSite) => Math.hypot(site.x - point.x, site.y - point.y);
  return slide.elements
    .filter((element) => canHold(element) && element.role !== 'decoration')
    .flatMap((element) =>
      sitesOf(element).map((site, index) => ({ anchor: { elementId: element.id, site: index }, site })),
    )
    .filter((found) => away(found) <= reach)
    .toSorted((one, other) => away(one) - away(other))[0];
}

/** The end of a line: at the site it is glued to, where that is there; else where it is. */
function endAt(slide: DrawnSlide, anchor: Anchor | undefined, otherwise: Point): RouteEnd {
  const held = anchor && slide.elements.find(({ id }) => id === anchor.elementId);
  return (held && sitesOf(held)[anchor.site]) || otherwise;
}

/** Where a line goes as what it is glued to stands now; undefined for one that is glued to nothing. */
export function followed(slide: DrawnSlide, line: DrawnElement): Route | undefined {
  if (!isDrawnLine(line) || (!line.start && !line.end) || line.geometry.kind !== 'preset') return undefined;
  const { start, end } = lineEnds(line);
  return routeLine(line.geometry.name, endAt(slide, line.start, start), endAt(slide, line.end, end));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Gives a line its new way; what stays is not written. */
export function setRoute(slideId: string, line: DrawnElement, { box, geometry }: Route): Command[] {
  const place = elementPlace(slideId, line.id);
  const numbers = (['left', 'top', 'width', 'height', 'rotate'] as const)
    .filter((name) => Math.abs(line[name] - box[name]) > 0.001)
    .map((name) => set(place.to(name), box[name]));
  const mirrors = (['flipHorizontal', 'flipVertical'] as const).flatMap((name) => {
    if ((line[name] ?? false) === box[name]) return [];
    return box[name] ? [set(place.to(name), true)] : [unset(place, name)];
  });
  const isOther = line.type === 'shape' && !isSame(line.geometry, geometry);
  return [...numbers, ...mirrors, ...(isOther ? [set(place.to('geometry'), geometry)] : [])];
}

const sides = ['start', 'end'] as const;

/**
 * What happens to lines after elements were moved, turned or made larger: `slide` is as it stands then. Lines that are
 * glued to them follow; a glued line that was moved itself, without what holds it, lets go.
 */
export function linesAfter(slide: DrawnSlide, movedIds: readonly string[]): Command[] {
  const isMoved = (anchor: Anchor | undefined) => anchor !== undefined && movedIds.includes(anchor.elementId);
  return slide.elements.filter(isDrawnLine).flatMap((line) => {
    if (movedIds.includes(line.id)) {
      const free = sides.filter((side) => line[side] !== undefined && !isMoved(line[side]));
      return free.map((side) => unset(elementPlace(slide.id, line.id), side));
    }
    if (!sides.some((side) => isMoved(line[side]))) return [];
    const route = followed(slide, line);
    return route ? setRoute(slide.id, line, route) : [];
  });
}

/** Glues an end of a line to a site, or frees it there; `to` is where it is dragged. */
export function connectEnd(
  slide: DrawnSlide,
  lineId: string,
  side: (typeof sides)[number],
  to: FoundSite | Point,
): Command[] {
  const line = slide.elements.find(({ id }) => id === lineId);
  if (!line || !isDrawnLine(line) || line.geometry.kind !== 'preset') return [];
  const anchor = 'anchor' in to ? to.anchor : undefined;
  const point = 'anchor' in to ? to.site : to;
  const now = lineEnds(line);
  const otherSide = side === 'start' ? 'end' : 'start';
  const other = endAt(slide, line[otherSide], now[otherSide]);
  const [start, end] = side === 'start' ? [point, other] : [other, point];
  const place = elementPlace(slide.id, lineId);
  const glue = anchor ? [set(place.to(side), anchor)] : line[side] ? [unset(place, side)] : [];
  return [...glue, ...setRoute(slide.id, line, routeLine(line.geometry.name, start, end))];
}
