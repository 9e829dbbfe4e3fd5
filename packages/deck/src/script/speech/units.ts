import type { Unit } from '../outline/outline.ts';
import { sayChart } from './chart.ts';
import { sayCard, sayPoints } from './points.ts';
import { inside, type Say, spoken } from './say.ts';
import { sayTable } from './table.ts';

const mostLabels = 8;

function sayUnit(unit: Unit, say: Say): string[] {
  switch (unit.kind) {
    case 'points':
      return unit.heading === undefined
        ? sayPoints(unit.points, say)
        : sayCard(unit.heading, unit.points, say);
    case 'steps':
      return [
        say.steps(
          unit.steps.map((each) => inside(each, say)),
          say.seed,
        ),
      ];
    case 'labels': {
      const labels = unit.labels.slice(0, mostLabels).map((each) => inside(each, say));
      return [say.labels(labels, unit.labels.length > mostLabels, say.seed)];
    }
    case 'table':
      return sayTable(unit.table, say);
    case 'chart':
      return sayChart(unit.chart, say);
    case 'picture':
      return unit.words === undefined
        ? []
        : [say.picture(spoken(unit.words, say).replace(/[.。]$/u, ''), say.seed)];
    default:
      return [say[unit.kind](say.seed)];
  }
}

/** What the units of a page say, a paragraph each. Pictures without words are pointed at once, after what is said. */
export function sayUnits(units: readonly Unit[], say: Say): string[] {
  const cards = units.filter((unit) => unit.kind === 'points' && unit.heading !== undefined);
  const kinds = new Set<string>();
  const paragraphs = units.flatMap((unit, index) => {
    // One word about the code is enough, however many pieces there are.
    if (unit.kind !== 'points' && kinds.has(unit.kind) && (unit.kind === 'code' || unit.kind === 'formula'))
      return [];
    kinds.add(unit.kind);
    const sentences = sayUnit(unit, { ...say, seed: say.seed + index });
    return sentences.length === 0 ? [] : [sentences.filter((each) => each !== '').join(say.space)];
  });
  const counted =
    cards.length >= 3 && cards.length === units.length ? [say.counted(cards.length, say.seed)] : [];
  const wordless = units.filter((unit) => unit.kind === 'picture' && unit.words === undefined).length;
  const pictures = wordless > 0 ? [say.pictures(wordless, say.seed)] : [];
  return [...counted, ...paragraphs, ...pictures].filter((paragraph) => paragraph !== '');
}
