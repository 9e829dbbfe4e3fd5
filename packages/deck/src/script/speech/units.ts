import type { Unit } from '../outline/outline.ts';
import { sayChart } from './chart.ts';
import { sayCard, sayPoints } from './points.ts';
import { inside, type Say } from './say.ts';
import { sayTable } from './table.ts';
import { type Said, secondsOf, withinTime } from './time.ts';

const mostLabels = 6;
/** A page that says this much needs nobody to point at its pictures. */
const enoughSaid = 15;

const flat = (sentences: readonly string[]): Said[] => sentences.map((text) => ({ text, depth: 0 }));

function sayUnit(unit: Unit, say: Say, lead: string): Said[] {
  switch (unit.kind) {
    case 'points':
      return unit.heading === undefined
        ? sayPoints(unit.points, say)
        : sayCard(unit.heading, unit.points, say, lead);
    case 'steps':
      return flat([say.steps(unit.steps.map((each) => inside(each, say)))]);
    case 'labels': {
      const labels = unit.labels.slice(0, mostLabels).map((each) => inside(each, say));
      return flat([say.labels(labels, unit.labels.length > mostLabels)]);
    }
    case 'table':
      return flat(sayTable(unit.table, say));
    case 'chart':
      return flat(sayChart(unit.chart, say));
    case 'picture':
      return unit.words === undefined
        ? []
        : flat([say.picture(inside(unit.words, say).replace(/[.。]$/u, ''))]);
    default:
      return flat([say[unit.kind]()]);
  }
}

const isCard = (unit: Unit) => unit.kind === 'points' && unit.heading !== undefined;

/** What stands before the heading of each card: cards of one kind are counted, two stand side by side. */
function leadsOf(units: readonly Unit[], say: Say): { intro: string[]; leadOf: (unit: Unit) => string } {
  const cards = units.filter(isCard);
  const others = units.filter((unit) => !isCard(unit) && unit.kind !== 'picture');
  const none = { intro: [], leadOf: () => '' };
  if (cards.length < 3 || others.length > 1 || units.indexOf(cards[0] as Unit) > 1) return none;
  const isShort = cards.every((unit) => unit.kind === 'points' && (unit.heading?.length ?? 0) <= 40);
  const isFigures = cards.some(
    (unit) =>
      unit.kind === 'points' &&
      [unit.heading ?? '', ...unit.points.slice(0, 1).map(({ text }) => text)].some((text) =>
        /^\P{L}*\d/u.test(text),
      ),
  );
  if (isFigures) return none;
  if (cards.length > 6 || !isShort) return { intro: [say.counted(cards.length)], leadOf: () => '' };
  return {
    intro: [say.counted(cards.length)],
    leadOf: (unit) =>
      isCard(unit) ? say.ordinal({ number: cards.indexOf(unit) + 1, of: cards.length }) : '',
  };
}

/** What the units of a page say, a paragraph each. Pictures without words are pointed at where little else is said. */
export function sayUnits(all: readonly Unit[], say: Say, title = ''): string[] {
  // One word about the code is enough, however many pieces there are.
  const units = all.filter(
    (unit, index) =>
      (unit.kind !== 'code' && unit.kind !== 'formula') ||
      all.findIndex(({ kind }) => kind === unit.kind) === index,
  );
  const { intro, leadOf } = leadsOf(units, say);
  const said = units
    .map((unit) => sayUnit(unit, say, leadOf(unit)).filter(({ text }) => text !== ''))
    .filter((unit) => unit.length > 0);
  const { units: kept, isCut } = withinTime(said);
  const paragraphs = kept.map((unit) => unit.map(({ text }) => text).join(say.space));
  const wordless = units.filter((unit) => unit.kind === 'picture' && unit.words === undefined).length;
  const seconds = paragraphs.reduce((sum, text) => sum + secondsOf(text), 0);
  const pictures =
    wordless === 0 || seconds >= enoughSaid
      ? []
      : [paragraphs.length === 0 ? say.onlyPictures(wordless, title) : say.pictures(wordless)];
  return [...intro, ...paragraphs, ...pictures, ...(isCut ? [say.rest()] : [])].filter((text) => text !== '');
}
