import { agendaPoints, isAgendaTitle, isPlainAgenda, withContents, withReturns } from './agenda.ts';
import { isOfNames } from './billboard.ts';
import { withoutCited } from './clean.ts';
import { type KnownPage, type PageRole, withParts } from './deck-parts.ts';
import { withoutDrawnAgain, withoutStanding } from './drawn-again.ts';
import { keyOf } from './line-key.ts';
import { withoutLoneNames } from './lone-names.ts';
import { withTitle } from './page-title.ts';
import { gatherLabels, namesOfPictures, pairLabels } from './outline/labels.ts';
import { isThanks } from './outline/title-words.ts';
import {
  asOneCount,
  countsByLetters,
  countsCards,
  headingsOf,
  inOrderOfLetters,
  withoutLetter,
} from './outline/in-order.ts';
import { repeatedPictures, repeatedPoints, withoutReturning } from './returning.ts';
import { namedByItsLine, wordsKey } from './told-before.ts';
import { type PageOutline, pointsIn, type Unit, withTexts, wordsOfUnit } from './outline/outline.ts';

const referencesTitle =
  /^(?:references?|resources|useful links|links|bibliography|sources|further reading|literature|参考文献|参考资料|相关资源|相关链接|引用|延伸阅读|推荐阅读)(?:\s|$|[:：(（])/iu;

const isThin = (units: readonly Unit[]) =>
  units.every((unit) => unit.kind === 'points' && wordsOfUnit(unit).join('').length <= 60) &&
  units.length <= 2;

function roleOf(page: PageOutline, index: number, pages: readonly PageOutline[]): PageRole {
  const { title, subtitle, units } = page;
  if (title === '' && subtitle === '' && units.length === 0) return 'blank';
  const written = units.filter(({ kind }) => kind !== 'picture');
  const said = title === '' ? written.flatMap(wordsOfUnit).filter((text) => text.trim() !== '') : [title];
  if (said.length > 0 && said.every(isThanks) && index >= pages.length / 2) return 'thanks';
  // The first page is shown once more while people leave.
  const isLast = index === pages.length - 1 && index > 2;
  if (isLast && keyOf(title) !== '' && keyOf(title) === keyOf(pages[0]?.title ?? '') && isOfNames(units))
    return 'thanks';
  if (
    index === 0 &&
    title !== '' &&
    !isAgendaTitle(title) &&
    (isThin(units) || units.every(({ kind }) => kind === 'picture') || (isOfNames(units) && pages.length > 2))
  )
    return 'cover';
  if (
    index === 0 &&
    title !== '' &&
    units.length <= 6 &&
    pointsIn(written).length === written.length &&
    pages.length > 3 &&
    subtitle !== ''
  )
    return 'cover';
  if (referencesTitle.test(title)) return 'references';
  if (isAgendaTitle(title) && isPlainAgenda(agendaPoints(units)) && index < Math.max(4, pages.length / 3))
    return 'agenda';
  if (
    title !== '' &&
    index > 0 &&
    isThin(units) &&
    units.length <= 1 &&
    subtitle.length <= 60 &&
    pointsIn(units).length <= 1
  )
    return units.length === 0 ? 'section' : 'content';
  return 'content';
}

/** A word or two that wait for what was cut off. */
const isTorn = (text: string) => /^(?:\S+\s){1,2}(?:or|and|the|of|an?|to|with)$/u.test(text);

const isValue = (text: string) => /^[^\p{L}\d]{0,2}\d[\d.,]*\s*[%KMBT万亿]?\+?$/u.test(text);

function withoutPoints(
  unit: Unit,
  isUnsaid: (text: string) => boolean,
  isUnsaidName: (text: string) => boolean,
): Unit[] {
  if (unit.kind !== 'points') return [unit];
  // Several numbers without words are read off a drawing.
  const isScaled = unit.points.filter(({ text }) => isValue(text)).length > 2;
  const points = unit.points.filter(
    ({ text, parts }) =>
      parts.length > 0 || (!isUnsaid(text) && !isTorn(text) && !(isScaled && isValue(text))),
  );
  const { heading, ...rest } = unit;
  const name = heading === undefined || isUnsaidName(heading) ? undefined : heading;
  if (points.length > 0) return [{ ...rest, ...(name !== undefined && { heading: name }), points }];
  return name === undefined ? [] : [{ kind: 'points', points: [{ text: name, parts: [] }] }];
}

/** What stands on a page twice is said once: of things with one heading, the one that says more. */
function onlyOnce(units: readonly Unit[]): Unit[] {
  // The second week is not the first one said again.
  const keys = units.map((unit) => (unit.kind === 'points' ? wordsKey(wordsOfUnit(unit).join('')) : ''));
  const heads = units.map((unit) => (unit.kind === 'points' ? wordsKey(unit.heading ?? '') : ''));
  return units.filter(
    (_, index) =>
      // An answer of a word or two may be that to several questions.
      (keys[index]?.length ?? 0) < 4 ||
      (keys.indexOf(keys[index] ?? '') === index &&
        !keys.some(
          (key, at) =>
            at !== index &&
            heads[index] !== '' &&
            heads[at] === heads[index] &&
            key.startsWith(keys[index] ?? '') &&
            key !== keys[index],
        )),
  );
}

/** The numbers along the axis of a drawn chart. */
const isScale = (unit: Unit): boolean => {
  const words = wordsOfUnit(unit).filter((text) => text !== '');
  if (unit.kind !== 'points' || words.length < 2) return false;
  // Names that differ in their numbers alone are counted by whoever looks at them.
  const kinds = new Set(words.map((text) => text.replaceAll(/\d+/gu, '#')));
  const isCounted = words.length > 3 && kinds.size === 1 && /^\p{L}{2,8} ?\d{1,3}$/u.test(words[0] ?? '');
  return (
    words.every((text) => /^[^\p{L}]{0,2}[\d.,]+\s*[%KMBT万亿]?\+?$/u.test(text)) ||
    (isCounted && !unit.points.some(({ isItem }) => isItem))
  );
};

/** In a Chinese talk, a line of English is an ornament of the design, or the same said again. */
const isOrnament = (text: string) =>
  !/\p{Script=Han}/u.test(text) &&
  (/^[^\p{Ll}]*\p{Lu}{4,}[^\p{Ll}]*$/u.test(text)
    ? /\p{L}[^\p{L}\d]+\p{L}/u.test(text) || /(?:TION|MENT|NESS|ITY|ING)$/u.test(text)
    : (text.match(/[A-Za-z]{2,}/gu)?.length ?? 0) >= 5);

/** Whether a page speaks Chinese, with some English beside it. */
const speaksChinese = ({ title, units }: PageOutline): boolean =>
  /\p{Script=Han}{2}/u.test(title) &&
  units.flatMap(wordsOfUnit).filter((text) => /(?:\p{Script=Han}[^\p{Script=Han}]{0,3}){8}/u.test(text))
    .length >= 1;

/** Beside a piece of a program, single words and values are what it prints. */
function withoutOutput(units: readonly Unit[]): Unit[] {
  if (!units.some(({ kind }) => kind === 'code')) return [...units];
  const isPrinted = (text: string) => !/\p{Script=Han}/u.test(text) && text.split(/\s+/u).length <= 3;
  return units.filter(
    (unit) => unit.kind !== 'points' || unit.heading !== undefined || !wordsOfUnit(unit).every(isPrinted),
  );
}

/** On a page full of cards, a few words beside them name a row or a corner of its design. */
function withoutCorners(units: readonly Unit[]): Unit[] {
  const cards = units.filter((unit) => unit.kind === 'points' && unit.heading !== undefined).length;
  const isCorner = (unit: Unit) =>
    unit.kind === 'points' &&
    unit.line !== undefined &&
    wordsOfUnit(unit).join(' ').trim().split(/\s+/u).length <= 3 &&
    wordsOfUnit(unit).join('').length <= 24;
  return cards < 3 ? [...units] : units.filter((unit) => !isCorner(unit));
}

/** Single lines that each stand over a list name it, where a page does so more than once. */
function withNames(units: readonly Unit[]): Unit[] {
  const isName = (unit: Unit | undefined) =>
    unit?.kind === 'points' &&
    unit.line !== undefined &&
    unit.heading === undefined &&
    wordsOfUnit(unit).join('').length <= 40;
  const isNamed = (unit: Unit | undefined, before: Unit | undefined) =>
    isName(before) && unit?.kind === 'points' && unit.heading === undefined && unit.points.length > 1;
  const pairs = units.filter((unit, index) => isNamed(unit, units[index - 1])).length;
  if (pairs < 2) return [...units];
  return units.flatMap((unit, index): Unit[] => {
    const before = units[index - 1];
    if (isNamed(units[index + 1], unit)) return [];
    if (unit.kind !== 'points' || !before || !isNamed(unit, before)) return [unit];
    return [
      {
        ...unit,
        heading: wordsOfUnit(before)
          .join('')
          .replace(/[:：]$/u, ''),
      },
    ];
  });
}

/** The words of a page, with those of its drawings gathered. */
const drawnIn = (units: readonly Unit[], { isArrowed }: PageOutline): Unit[] =>
  pairLabels(
    gatherLabels(namesOfPictures(withoutCorners(withNames(withoutOutput(units)))), isArrowed === true),
  );

/** A drawing whose words nearly all stand beside it says nothing more. */
function withoutEchoes(units: readonly Unit[]): Unit[] {
  return units.filter((unit) => {
    if (unit.kind !== 'labels') return true;
    const told = new Set(
      units
        .filter((other) => other !== unit)
        .flatMap(wordsOfUnit)
        .map(keyOf),
    );
    return unit.labels.filter((label) => told.has(keyOf(label))).length * 3 < unit.labels.length * 2;
  });
}

/** Units that are counted come in the order of their numbers, wherever they stand. */
function inOrderOfNumbers(units: readonly Unit[]): Unit[] {
  const numberOf = (unit: Unit) => (unit.kind === 'points' ? unit.number : undefined);
  const counted = units.filter((unit) => numberOf(unit) !== undefined);
  if (new Set(counted.map(numberOf)).size !== counted.length || counted.length < 2) return [...units];
  const sorted = counted.toSorted((one, other) => (numberOf(one) ?? 0) - (numberOf(other) ?? 0));
  return units.map((unit) => (numberOf(unit) === undefined ? unit : (sorted.shift() ?? unit)));
}

const withoutHeadLetter = (unit: Unit): Unit =>
  unit.kind === 'points' && unit.heading !== undefined
    ? { ...unit, heading: withoutLetter(unit.heading) }
    : unit;

/** Pages whose lines come in the order of their letters, and headings without the letters that count them. */
function withoutCounts(pages: readonly PageOutline[]): PageOutline[] {
  const ordered = pages
    .map((page) => ({ ...page, units: inOrderOfLetters(page.units) }))
    .map((page) => (countsCards(page) ? { ...page, units: page.units.map(withoutHeadLetter) } : page));
  if (!countsByLetters(ordered.flatMap(headingsOf))) return ordered;
  return ordered.map((page) => ({
    ...page,
    title: withoutLetter(page.title),
    units: page.units.map(withoutHeadLetter),
  }));
}

/** Pages without what cites works, where their deck lists them. */
function withoutCitations(pages: readonly PageOutline[]): readonly PageOutline[] {
  return pages.some(({ title }) => referencesTitle.test(title))
    ? pages.map((page) => withTexts(page, withoutCited))
    : pages;
}

/** The pages of a deck, each with its role, without what returns on many of them. */
export function knowPages(written: readonly PageOutline[], height: number): KnownPage[] {
  const pages = withoutReturning(withoutCounts(withoutCitations(written)), height);
  const repeated = repeatedPoints(pages);
  const ofDesign = repeatedPictures(pages);
  const cleared = pages.map((page) => {
    const hasChineseTitle = /\p{Script=Han}{2}/u.test(page.title);
    const isChinese = speaksChinese(page);
    const isTitle = (text: string) => {
      const key = keyOf(
        text.replace(
          /^(?:screenshot|picture|image|photo|chart|diagram|graph) of (?:the |a |an )?|(?:示意图|结构图|图片|图表|图|照片| chart| diagram| picture)$/iu,
          '',
        ),
      );
      return key !== '' && keyOf(page.title).includes(key);
    };
    const isUnsaidName = (text: string) =>
      repeated.has(keyOf(text)) || (keyOf(text) !== '' && keyOf(text) === keyOf(page.title));
    // A line of Latin letters is for the eye; over Chinese words it is the name of something.
    const isUnsaid = (text: string) => isUnsaidName(text) || (isChinese && isOrnament(text));
    const units = page.units
      .filter((unit) => !isScale(unit))
      .flatMap((unit) => withoutPoints(unit, isUnsaid, isUnsaidName))
      .map((unit): Unit => {
        // What the title or the language of the talk says better is no description.
        const isNothing =
          unit.kind === 'picture' &&
          (isTitle(unit.words ?? '') ||
            ofDesign.has(unit.words ?? '') ||
            (hasChineseTitle && !/\p{Script=Han}/u.test(unit.words ?? '')));
        return isNothing ? { kind: 'picture' } : unit;
      });
    // A page that only repeats is meant to be seen again.
    const subtitle = page.subtitle
      .split('\n')
      .filter((line) => !(hasChineseTitle && isOrnament(line)))
      .join('\n');
    return units.length === 0 ? page : { ...page, subtitle, units };
  });
  const titles = new Set(cleared.map(({ title }) => wordsKey(title)).filter((key) => key !== ''));
  const titled = withContents(cleared).map((page, index) =>
    namedByItsLine(withTitle(page, index, { height, count: cleared.length }), titles),
  );
  const known = titled.map((page, index): KnownPage => {
    const role = roleOf(page, index, titled);
    const ordered = asOneCount(inOrderOfNumbers(onlyOnce(page.units)));
    const units = role === 'content' ? withoutEchoes(withoutLoneNames(drawnIn(ordered, page))) : ordered;
    return { ...page, units, role };
  });
  return withParts(withReturns(withoutStanding(withoutDrawnAgain(known))));
}
