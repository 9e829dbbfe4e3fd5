import type { PageOutline, Point, Unit } from './outline.ts';

const letter = /^[(（]?([A-Z])\s*[)）.、．]+\s*(?=\S)/u;
const closedLetter = /^[(（]?[A-Z]\s*[)）.]*[)）]/u;
const asks = /[?？…:：]$|\.{3}$|_{2,}|[(（]\s*[)）]/u;
const fewestLetters = 3;

const letterOf = ({ text }: Point): string => letter.exec(text)?.[1] ?? '';
const isPlain = (unit: Unit): unit is Extract<Unit, { kind: 'points' }> =>
  unit.kind === 'points' && unit.heading === undefined;
const isFromA = (letters: readonly string[]) =>
  letters.length >= fewestLetters &&
  letters.toSorted().every((each, index) => each === String.fromCharCode(65 + index));

/** Choices of a question keep their letters; other letters only count, as numbers do. */
const asListed = (points: readonly Point[], isAsked: boolean): Point[] =>
  points
    .toSorted((one, other) => letterOf(one).localeCompare(letterOf(other)))
    .map((point, index) => {
      const text = point.text.replace(letter, '');
      return isAsked
        ? { ...point, text: `${letterOf(point)}: ${text}` }
        : { ...point, text, number: index + 1 };
    });

/** Points that begin with letters come in the order of these, wherever their boxes stand. */
export function inOrderOfLetters(units: readonly Unit[]): Unit[] {
  const points = units.filter(isPlain).flatMap((unit) => unit.points);
  const lettered = points.filter((point) => letterOf(point) !== '');
  const letters = lettered.map(letterOf);
  if (!isFromA(letters)) return [...units];
  const before = points[points.indexOf(lettered[0] as Point) - 1];
  const isAsked =
    letters.join('') !== letters.toSorted().join('') ||
    lettered.some(({ text }) => closedLetter.test(text)) ||
    asks.test(before?.text ?? '');
  let isPlaced = false;
  return units.flatMap((unit): Unit[] => {
    if (!isPlain(unit) || !unit.points.some((point) => lettered.includes(point))) return [unit];
    const { line: _, ...rest } = unit;
    const other = unit.points.filter((point) => !lettered.includes(point));
    const own: Unit[] = isPlaced ? [] : [{ kind: 'points', points: asListed(lettered, isAsked) }];
    isPlaced = true;
    return [...(other.length > 0 ? [{ ...rest, points: other }] : []), ...own];
  });
}

/** The number of a single line that stands in a box of its own. */
function numberOf(unit: Unit | undefined): number | undefined {
  const [point, ...more] = unit && isPlain(unit) ? unit.points : [];
  return more.length === 0 ? point?.number : undefined;
}

/** Lines of one count that stand in boxes of their own are one list. */
export function asOneCount(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (const unit of units) {
    const before = joined.at(-1);
    const number = numberOf(unit);
    const last = before && isPlain(before) ? before.points.at(-1)?.number : undefined;
    if (before && isPlain(before) && isPlain(unit) && number !== undefined && last === number - 1)
      joined[joined.length - 1] = { kind: 'points', points: [...before.points, ...unit.points] };
    else joined.push(unit);
  }
  return joined;
}

const headLetter = /^([A-Z])(?:[)）、．]\s*|\.\s?)(?=\p{L}{2})/u;

/** A letter before a single name is its initial. */
const initial = /^[A-Z]\.\s?\p{Lu}\p{L}+$/u;

/**
 * Whether the letters before these headings only count them: they come from A in their order, as few as that at least, and no
 * heading begins with a letter beside. Each part may begin anew from A.
 */
export function countsByLetters(headings: readonly string[], fewest = fewestLetters): boolean {
  const lettered = headings
    .filter((text) => headLetter.test(text))
    .filter((text, index, all) => text !== all[index - 1]);
  const runs = lettered
    .map((text) => text.charAt(0))
    .join('')
    .split(/(?=A)/);
  const isRun = (run: string) => run.length > 1 && 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.startsWith(run);
  return (
    runs.every(isRun) &&
    runs.some(({ length }) => length >= fewest) &&
    !lettered.every((text) => initial.test(text))
  );
}

/** Words without the letter that counts them. */
export const withoutLetter = (text: string): string => text.replace(headLetter, '');

/** The title of a page and the headings on it. */
export const headingsOf = ({ title, units }: PageOutline): string[] => [
  title,
  ...units.flatMap((unit) => (unit.kind === 'points' ? (unit.heading ?? []) : [])),
];

/** Whether all cards of a page are counted by letters: then two are enough. */
export function countsCards({ units }: PageOutline): boolean {
  const headings = units.flatMap((unit) => (unit.kind === 'points' ? (unit.heading ?? []) : []));
  return headings.every((text) => headLetter.test(text)) && countsByLetters(headings, 2);
}
