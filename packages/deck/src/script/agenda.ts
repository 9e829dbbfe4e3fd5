import type { KnownPage } from './deck-parts.ts';
import { keyOf } from './line-key.ts';
import { type PageOutline, type Point, pointsIn, type Unit, wordsOfUnit } from './outline/outline.ts';
import { titleWords, withoutNumber } from './outline/title-words.ts';

const agendaTitle =
  /^(?:learning overview|教学内容|本次讲什么|本节内容|讲解内容|课程大纲|学习内容|(?:agenda|outline|overview|structure) (?:of|for) (?:the |this |my |our )?(?:talk|presentation|lecture|session|day|today|course)|(?:talk|presentation|lecture|session) (?:outline|overview|agenda)|agenda|outline|contents?(?:\s*目录)?|table of contents?|contents? page|overview|today.?s (?:session|agenda|topics)|topics|roadmap|what we.?ll cover|目录(?:\s*[a-z]+){0,3}|contents?\s*目录|主要内容|内容提要|内容提纲|提纲|大纲|议程|内容|本讲内容|本章内容|课程内容|今日内容|汇报提纲|content)$/iu;

/** Whether a page is called a table of contents. */
export const isAgendaTitle = (title: string): boolean => agendaTitle.test(title);

/** A few words without a number: what a design writes below a Chinese name. */
const isGloss = (text: string) =>
  /^[（(]?\s*[A-Za-z][A-Za-z\s&/'’,.-]*[)）]?$/u.test(text) && text.split(/\s+/u).length <= 6;
const hasHan = (text: string) => /\p{Script=Han}/u.test(text);

/** The name of the list itself, and the numbers of its items in a box of their own. */
const isFrame = ({ text, parts }: Point) =>
  parts.length === 0 && (isAgendaTitle(text) || /^[\d\s.、]+$/u.test(text));

/** The items without what says in English what others say in Chinese: a line for each of them, or behind it in brackets. */
function withoutGlosses(points: readonly Point[]): Point[] {
  const named = points
    .filter(({ text }) => hasHan(text))
    .map((point) => ({ point, plain: titleWords([point.text]) }));
  const inBrackets = named.filter(({ point, plain }) => /[)）]$/u.test(point.text) && plain !== point.text);
  const glosses = points.filter(({ text, parts }) => parts.length === 0 && isGloss(text));
  if (named.length < 2 || glosses.length + inBrackets.length !== named.length) return [...points];
  return points
    .filter((point) => !glosses.includes(point))
    .map((point) => {
      const plain = inBrackets.find((one) => one.point === point)?.plain;
      return plain === undefined ? point : { ...point, text: plain };
    });
}

/** The items of a table of contents: the headings of its cards, or its points. */
export function agendaPoints(units: readonly Unit[]): Point[] {
  const headings = units.flatMap((unit) =>
    unit.kind === 'points' && unit.heading !== undefined ? [{ text: unit.heading, parts: [] }] : [],
  );
  const points = headings.length > 2 ? headings : pointsIn(units);
  return withoutGlosses(points.filter((point) => !isFrame(point)));
}

/** Sub-points would make it a page of its own. */
export const isPlainAgenda = (points: readonly Point[]) =>
  (points.length > 1 || (points[0]?.parts.length ?? 0) > 1) &&
  points.length <= 12 &&
  points.every(({ text, parts }) => text.length <= (parts.length > 0 ? 24 : 60) && !/[:：]$/u.test(text));

/** The items of a table of contents; those below the only one where there is just one. */
export const agendaItems = (points: readonly Point[]): readonly Point[] =>
  points.length === 1 && points[0] && points[0].parts.length > 1 ? points[0].parts : points;

export const agendaKeys = ({ units }: PageOutline): string[] =>
  agendaItems(agendaPoints(units)).map(({ text }) => keyOf(withoutNumber(text)));

/** Whether a part is the one that was announced: in the same words, or in fewer of them. */
export const isAlike = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

/** So many names of other pages, and so large a share of its lines, make a page without a title a table of contents. */
const fewestNamed = 4;
const mostNamed = 0.6;

/** Numbers behind a title count the pages that have it. */
const nameKey = (text: string) => keyOf(text.replace(/[（(]\s*\d+\s*[)）]\s*$/u, ''));

/** The names on a page that may be a table of contents: nothing else stands there but pictures and the name of the talk. */
function namesOn({ title, units }: PageOutline, talk: string): Point[] {
  if (title !== '' || units.some(({ kind }) => kind !== 'points' && kind !== 'picture')) return [];
  const items = agendaPoints(units).filter(({ text }) => nameKey(text) !== talk);
  return isPlainAgenda(items) && items.every(({ parts }) => parts.length === 0) ? items : [];
}

/** A page among the first whose lines are the names of those behind it, though it says nowhere that it is one. */
function isContents(pages: readonly PageOutline[], index: number, talk: string): boolean {
  const page = pages[index];
  const items = page && index > 0 && index < 4 ? namesOn(page, talk) : [];
  if (items.length < fewestNamed) return false;
  const names = new Set(
    pages.slice(index + 1).map(({ title, units }) => {
      const [first] = units.flatMap(wordsOfUnit).filter((text) => text !== '');
      return nameKey(title === '' ? (first ?? '') : title);
    }),
  );
  const found = items.filter(({ text }) => names.has(nameKey(withoutNumber(text))));
  return found.length >= fewestNamed && found.length >= items.length * mostNamed;
}

/** Pages with the title of a table of contents on those that are one, and on those where it returns. */
export function withContents(pages: readonly PageOutline[]): PageOutline[] {
  const talk = nameKey(pages[0]?.title ?? '');
  const first = pages.findIndex((_, index) => isContents(pages, index, talk));
  const keyAt = (page: PageOutline | undefined) =>
    page
      ? namesOn(page, talk)
          .map(({ text }) => nameKey(text))
          .join(' ')
      : '';
  const key = first < 0 ? '' : keyAt(pages[first]);
  return pages.map((page) => {
    if (key === '' || keyAt(page) !== key) return page;
    const units = page.units.filter(
      (unit) => !wordsOfUnit(unit).some((text) => text !== '' && nameKey(text) === talk),
    );
    return {
      ...page,
      title: /\p{Script=Han}/u.test(wordsOfUnit(units[0] ?? { kind: 'drawing' }).join(''))
        ? '目录'
        : 'Contents',
      units,
    };
  });
}

const itemsIn = (points: readonly Point[]): string[] =>
  points.flatMap(({ text, parts }) => [withoutNumber(text), ...itemsIn(parts)]);

/** The item of a table of contents that these pages are about: the first one that names one of them. */
const itemOf = (items: readonly string[], pages: readonly PageOutline[]): string | undefined =>
  pages
    .map(({ title }) => keyOf(title))
    .filter((key) => key !== '')
    .map((key) => items.find((item) => keyOf(item) !== '' && isAlike(key, keyOf(item))))
    .find((item) => item !== undefined);

/** A table of contents that returns opens the next part: the pages behind it tell which one. */
export function withReturns(pages: readonly KnownPage[]): KnownPage[] {
  const keys = pages.map((page) => (isAgendaTitle(page.title) ? agendaKeys(page).join(' ') : ''));
  const opened = new Set<string>();
  return pages.map((page, index) => {
    const key = keys[index] ?? '';
    const first = key === '' ? index : keys.indexOf(key);
    if (first === index || pages[first]?.role !== 'agenda') return page;
    const next = keys.indexOf(key, index + 1);
    const behind = pages.slice(index + 1, next < 0 ? undefined : next);
    const points = agendaPoints(page.units);
    const told = pages.slice(first + 1, index);
    // Parts come in their order, whatever their pages are called.
    const left = agendaItems(points)
      .map(({ text }) => withoutNumber(text))
      .filter((item) => !opened.has(item) && itemOf([item], told) === undefined);
    const item =
      itemOf(
        itemsIn(points).filter((each) => !opened.has(each)),
        behind,
      ) ?? (behind.length > 0 ? left[0] : undefined);
    if (item === undefined) return page;
    opened.add(item);
    return { ...page, role: 'section', title: item, subtitle: '', units: [] };
  });
}
