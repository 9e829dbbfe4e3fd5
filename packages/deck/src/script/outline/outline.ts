import type { ChartElement } from '../../element.ts';

/** A point of a page, with what stands below it. */
export type Point = {
  text: string;
  number?: number;
  parts: Point[];
  /** It has a bullet: it is one of a list. */
  isItem?: boolean;
};

/** Words of a table: `head` names the columns where its first row does. */
export type TableWords = { head?: string[]; rows: string[][] };

/** Where lines lead from one thing in a drawing: along an arrow, along one with two heads, or without any. */
export type Links = { from: string[]; way: 'arrow' | 'both' | 'line'; to: string[] };

type Chart = Pick<ChartElement, 'chart' | 'categories' | 'series' | 'title' | 'stacked'>;

/** What a page shows, a thing that is spoken of as a whole at a time. */
export type Unit =
  | {
      kind: 'points';
      heading?: string;
      points: Point[];
      line?: Line /** Its place, where one is written on it. */;
      number?: number;
    }
  /** What follows each other by arrows. */
  | { kind: 'steps'; steps: string[]; isRound?: boolean /** The last leads to the first again. */ }
  /** What lines and arrows join. */
  | { kind: 'flow'; links: Links[] }
  /** Short words in a drawing. */
  | { kind: 'labels'; labels: string[] }
  | { kind: 'table'; table: TableWords }
  | { kind: 'chart'; chart: Chart }
  /** `words` is what a screen reader says of it. */
  | { kind: 'picture'; words?: string }
  | { kind: 'code' | 'formula' | 'film' | 'sound' | 'drawing' };

/** Where a single line stands: one that returns at an edge of many pages is no part of what they say. */
export type Line = { top: number; bottom: number };

/** What a page says, in the order it is read. Plain data, small beside the slide. */
export type PageOutline = {
  title: string;
  subtitle: string;
  units: Unit[];
  /** Arrows join what stands on it. */
  isArrowed?: boolean;
};

/** Every text of a unit. */
export function wordsOfUnit(unit: Unit): string[] {
  if (unit.kind === 'points') return [unit.heading ?? '', ...unit.points.flatMap(wordsOfPoint)];
  if (unit.kind === 'steps') return unit.steps;
  if (unit.kind === 'labels') return unit.labels;
  if (unit.kind === 'flow') return [...new Set(unit.links.flatMap(({ from, to }) => [...from, ...to]))];
  if (unit.kind === 'table') return [...(unit.table.head ?? []), ...unit.table.rows.flat()];
  return unit.kind === 'picture' ? [unit.words ?? ''] : [];
}

const wordsOfPoint = ({ text, parts }: Point): string[] => [text, ...parts.flatMap(wordsOfPoint)];

/** The points of several units. */
export const pointsIn = (units: readonly Unit[]): Point[] =>
  units.flatMap((unit) => (unit.kind === 'points' ? unit.points : []));

/** The same page with every text of its words changed. */
export function withTexts(page: PageOutline, change: (text: string) => string): PageOutline {
  const ofPoint = (point: Point): Point => ({
    ...point,
    text: change(point.text),
    parts: point.parts.map(ofPoint),
  });
  const ofUnit = (unit: Unit): Unit => {
    if (unit.kind === 'steps') return { ...unit, steps: unit.steps.map(change) };
    if (unit.kind === 'flow') {
      const changed = unit.links.map((link) => ({
        ...link,
        from: link.from.map(change),
        to: link.to.map(change),
      }));
      return { ...unit, links: changed };
    }
    if (unit.kind === 'table') {
      const { head, rows } = unit.table;
      const changed = rows.map((row) => row.map(change));
      return { ...unit, table: head ? { head: head.map(change), rows: changed } : { rows: changed } };
    }
    if (unit.kind !== 'points') return unit;
    const named = unit.heading === undefined ? {} : { heading: change(unit.heading) };
    return { ...unit, ...named, points: unit.points.map(ofPoint) };
  };
  return {
    ...page,
    title: change(page.title),
    subtitle: change(page.subtitle),
    units: page.units.map(ofUnit),
  };
}
