import { type PageOutline, type Point, type Unit, wordsOfUnit } from './outline/outline.ts';

/** The same words; numbers count, for lines may differ in them alone. */
export const wordsKey = (text: string) => text.toLowerCase().replaceAll(/[\s\p{P}]+/gu, '');
const isQuestion = (text: string) => /[?？]$/u.test(text);
const isBrief = (text: string) =>
  /\p{Script=Han}/u.test(text) ? text.length <= 8 : text.split(/\s+/u).length <= 4;

/** So much on a page alone is what it says; less may be the name of a part. */
const isLong = (text: string) =>
  /\p{Script=Han}/u.test(text) ? text.length >= 10 : text.split(/\s+/u).length >= 6;

const pointsOf = ({ units }: PageOutline): Point[] =>
  units.flatMap((unit) => (unit.kind === 'points' && unit.heading === undefined ? unit.points : []));
/** Answers such as "yes" may stand there more than once, so lines are counted. */
function countsOf(points: readonly Point[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of points) counts.set(wordsKey(text), (counts.get(wordsKey(text)) ?? 0) + 1);
  return counts;
}

const isOfPoints = ({ units }: PageOutline) =>
  units.every((unit) => unit.kind === 'picture' || (unit.kind === 'points' && unit.heading === undefined));

/** Drawings may come to what was shown. */
const isDrawing = ({ kind }: Unit) => kind === 'labels' || kind === 'steps' || kind === 'flow';
const mayGrow = (page: PageOutline) =>
  isOfPoints({ ...page, units: page.units.filter((unit) => !isDrawing(unit)) });

/** The last page before this one that has its title, and hardly anything that this one does not have. */
function shownBefore(page: PageOutline, before: readonly PageOutline[]): PageOutline | undefined {
  const here = countsOf(pointsOf(page));
  return before.findLast((earlier) => {
    const there = pointsOf(earlier);
    return (
      wordsKey(earlier.title) === wordsKey(page.title) &&
      isOfPoints(earlier) &&
      (there.length > 1 || there.some(({ text }) => isLong(text))) &&
      there.every(({ parts }) => parts.length === 0) &&
      [...countsOf(there)].filter(([key, count]) => (here.get(key) ?? 0) < count).length * 4 <= there.length
    );
  });
}

/** Points that were not there before, or have something below them now. */
function newPoints(page: PageOutline, earlier: PageOutline): Point[] {
  const known = countsOf(pointsOf(earlier));
  const points = pointsOf(page);
  return points.flatMap((point, index) => {
    const left = known.get(wordsKey(point.text)) ?? 0;
    known.set(wordsKey(point.text), left - 1);
    if (left > 0) return point.parts.length > 0 ? [point] : [];
    // An answer is nothing without its question.
    const asked = points[index - 1];
    return asked && isQuestion(asked.text) && isBrief(point.text)
      ? [{ ...point, text: `${asked.text} ${point.text}` }]
      : [point];
  });
}

const linesOfSubtitle = ({ subtitle }: PageOutline) => subtitle.split('\n').filter((line) => line !== '');
const isPicture = (unit: Unit) => unit.kind === 'picture';
const pictureKey = (unit: Unit) => wordsOfUnit(unit).map(wordsKey).join('');

/** Pictures that were not there before; of those without words as many as there are more. */
function newPictures(page: PageOutline, earlier: PageOutline): Unit[] {
  const known = earlier.units.filter(isPicture).map(pictureKey);
  return page.units.filter(isPicture).filter((unit) => {
    const at = known.indexOf(pictureKey(unit));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** Of a page that was shown before with less on it, what is new; undefined where nothing was shown before. */
export function newSince(
  page: PageOutline,
  before: readonly PageOutline[],
): { subtitle: string[]; units: Unit[] } | undefined {
  if (page.title === '' || !mayGrow(page)) return undefined;
  const earlier = shownBefore(page, before);
  if (!earlier) return undefined;
  const known = new Set(linesOfSubtitle(earlier).map(wordsKey));
  return {
    subtitle: linesOfSubtitle(page).filter((line) => !known.has(wordsKey(line))),
    units: [
      ...newPoints(page, earlier).map((point): Unit => ({ kind: 'points', points: [point] })),
      ...page.units.filter(isDrawing),
      ...newPictures(page, earlier),
    ],
  };
}

/** A page with one line that is the title of another page is named by it. */
export function namedByItsLine(page: PageOutline, titles: ReadonlySet<string>): PageOutline {
  const [unit, ...more] = page.units;
  const [text = '', ...lines] = unit?.kind === 'points' ? wordsOfUnit(unit).filter(Boolean) : [];
  const isTitle = page.title === '' && more.length === 0 && lines.length === 0 && titles.has(wordsKey(text));
  return isTitle ? { ...page, title: text, units: [] } : page;
}
