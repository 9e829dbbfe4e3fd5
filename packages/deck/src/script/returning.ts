import { keyOf } from './line-key.ts';
import { type PageOutline, type Unit, pointsIn, wordsOfUnit } from './outline/outline.ts';

/** Lines that stand at the top or bottom of many pages: the name of the series, of the section, of the firm. */
function runningLines(pages: readonly PageOutline[], height: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { units } of pages) {
    const lines = new Set(
      units.flatMap((unit) => {
        if (unit.kind !== 'points' || !unit.line) return [];
        const isAtEdge = unit.line.top < height * 0.12 || unit.line.bottom > height * 0.88;
        return isAtEdge ? [keyOf(wordsOfUnit(unit).join(''))] : [];
      }),
    );
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const least = Math.max(2, Math.ceil(pages.length * 0.2));
  return new Set([...counts].filter(([, count]) => count >= least).map(([line]) => line));
}

/** Pages without the name of the part that they belong to: it stands over them once more, and was said on a page of its own. */
function withoutPartNames(pages: readonly PageOutline[], height: number): PageOutline[] {
  const before = new Set<string>();
  return pages.map((page) => {
    const own = keyOf(page.title);
    // The one name that a page has is its title.
    if (own === '') return page;
    const isPart = (line: string) => before.has(keyOf(line)) && keyOf(line) !== own;
    const isHeader = (unit: Unit) =>
      unit.kind === 'points' &&
      unit.line !== undefined &&
      unit.line.top < height * 0.12 &&
      isPart(wordsOfUnit(unit).join(''));
    const subtitle = page.subtitle
      .split('\n')
      .filter((line) => !isPart(line))
      .join('\n');
    if (saysLittle(page)) before.add(own);
    return { ...page, subtitle, units: page.units.filter((unit) => !isHeader(unit)) };
  });
}

/** A page that opens a part has its name, and hardly anything beside it. */
const saysLittle = ({ units }: PageOutline): boolean =>
  units.every((unit) => unit.kind === 'picture' || unit.kind === 'points') &&
  units.flatMap(wordsOfUnit).join('').length <= 60;

/** A picture that stands on the cover and again, or on three pages, belongs to the design, whatever is written for it. */
export function repeatedPictures(pages: readonly PageOutline[]): ReadonlySet<string> {
  const found = pages.map(
    ({ units }) =>
      new Set(units.flatMap((unit) => (unit.kind === 'picture' && unit.words ? [unit.words] : []))),
  );
  const words = new Set(found.flatMap((each) => [...each]));
  return new Set(
    [...words].filter((each) => {
      const count = found.filter((page) => page.has(each)).length;
      return count > 2 || (count > 1 && found[0]?.has(each));
    }),
  );
}

/** Sentences that return word for word on many pages. */
export function repeatedPoints(pages: readonly PageOutline[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  // What other pages are about is what this one leads to or looks back on.
  const titles = new Set(pages.map(({ title }) => keyOf(title)));
  for (const [index, { title, units }] of pages.entries()) {
    const before = pages[index - 1];
    // What stays while a page is built up step by step was shown once.
    const kept = new Set(
      before && keyOf(before.title) === keyOf(title)
        ? pointsIn(before.units).map(({ text }) => keyOf(text))
        : [],
    );
    const keys = new Set(
      pointsIn(units)
        .map(({ text }) => keyOf(text))
        .filter((key) => !kept.has(key)),
    );
    for (const key of keys)
      if (key.length >= 12 && !titles.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const least = Math.max(3, Math.ceil(pages.length * 0.2));
  return new Set([...counts].filter(([, count]) => count >= least).map(([key]) => key));
}

/** Longer ones say something. */
const mostLettersOfName = 80;

const lettersOf = (text: string) => text.length + 2 * (text.match(/\p{Script=Han}/gu)?.length ?? 0);

/** Few words that stand on many pages in whatever boxes: who made the deck, and for whom. */
function namesOnMany(pages: readonly PageOutline[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { units } of pages)
    for (const key of new Set(units.map(nameKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(3, Math.ceil(pages.length * 0.4));
  return new Set([...counts].filter(([key, count]) => key !== '' && count >= least).map(([key]) => key));
}

/** Whether a unit may be a name with a line below it: no list, and no sentence. */
const isNameOnly = ({ points }: Extract<Unit, { kind: 'points' }>) =>
  points.length <= 2 &&
  points.every(
    ({ text, parts, isItem }) => parts.length === 0 && isItem !== true && !/[.。!！?？]$/u.test(text),
  );

/** By which a unit of few words is known; none for other units, and for those of a few letters, which drawings have. */
function nameKey(unit: Unit): string {
  if (unit.kind !== 'points' || !isNameOnly(unit)) return '';
  const words = wordsOfUnit(unit).join('');
  const key = keyOf(words);
  return words.length <= mostLettersOfName && lettersOf(key) >= 6 ? key : '';
}

/** Pages without what only returns on them: the name of the series, of the section, of the firm. */
export function withoutReturning(pages: readonly PageOutline[], height: number): PageOutline[] {
  const [lines, names] = [runningLines(pages, height), namesOnMany(pages)];
  const isReturning = (unit: Unit) =>
    (unit.kind === 'points' && unit.line !== undefined && lines.has(keyOf(wordsOfUnit(unit).join('')))) ||
    names.has(nameKey(unit));
  return withoutPartNames(pages, height).map((page) => {
    const units = page.units.filter((unit) => !isReturning(unit));
    // A page with nothing else is meant to be seen again.
    return units.length === 0 && page.title === '' ? page : { ...page, units };
  });
}
