import type { PageOutline, Point, Unit } from './outline.ts';

const pointLines = ({ text, parts }: Point, depth: number): string[] => [
  `${'  '.repeat(depth)}- ${text}`,
  ...parts.flatMap((part) => pointLines(part, depth + 1)),
];

function unitLines(unit: Unit): string[] {
  switch (unit.kind) {
    case 'points': {
      const heading = unit.heading === undefined ? [] : [`${unit.heading}:`];
      return [...heading, ...unit.points.flatMap((point) => pointLines(point, 0))];
    }
    case 'steps':
      return [`Steps: ${[...unit.steps, ...(unit.isRound ? unit.steps.slice(0, 1) : [])].join(' → ')}`];
    case 'flow': {
      const signs = { arrow: '→', both: '↔', line: '—' };
      return unit.links.map(
        ({ from, way, to }) => `In the drawing: ${from.join(' | ')} ${signs[way]} ${to.join(' | ')}`,
      );
    }
    case 'labels':
      return [`In the drawing: ${unit.labels.join(' | ')}`];
    case 'table':
      return ['Table:', ...[unit.table.head ?? [], ...unit.table.rows].map((row) => row.join(' | '))];
    case 'chart': {
      const { title, categories, series } = unit.chart;
      const lines = series.map(
        ({ name, values }) =>
          `${name}: ${values.map((value, at) => `${categories[at] ?? ''} ${value ?? ''}`).join(', ')}`,
      );
      return [`Chart: ${title ?? ''}`, ...lines];
    }
    case 'picture':
      return [unit.words === undefined ? 'A picture' : `A picture: ${unit.words}`];
    case 'code':
    case 'formula':
    case 'film':
    case 'sound':
    case 'drawing':
      return [`(${unit.kind})`];
  }
}

/** What a page shows as plain lines, for a reader that knows no slides. */
export const describePage = ({ title, subtitle, units }: PageOutline): string =>
  [title, subtitle, ...units.flatMap(unitLines)].filter((line) => line !== '').join('\n');
