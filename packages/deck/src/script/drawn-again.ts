import type { KnownPage } from './deck-parts.ts';
import { keyOf } from './line-key.ts';
import { type Unit, wordsOfUnit } from './outline/outline.ts';
import { wordsKey } from './told-before.ts';

const fewestNames = 6;
/** So much of a drawing may differ: one of its parts stands out, or has moved. */
const mostNew = 0.15;
/** What was drawn more pages ago may be told once more. */
const rememberedPages = 40;

const isShort = (text: string) =>
  /\p{Script=Han}/u.test(text) ? text.length <= 12 : text.split(/\s+/u).length <= 6;

/** The names that a drawing consists of; items of a list are no drawing. */
function namesOf(unit: Unit): string[] {
  if (unit.kind === 'labels') return unit.labels;
  if (unit.kind !== 'points' || unit.heading !== undefined) return [];
  const isName = unit.points.every(
    ({ text, parts, isItem }) => isItem !== true && parts.length === 0 && isShort(text),
  );
  return isName ? unit.points.map(({ text }) => text) : [];
}

/** A drawing that stands on a page under another title has been told there: it is looked at, not read once more. */
export function withoutDrawnAgain(pages: readonly KnownPage[]): KnownPage[] {
  const drawn = pages.map(({ role, title, units }) => ({
    title: wordsKey(title),
    names: new Set(role === 'content' ? units.flatMap(namesOf).map(keyOf) : []),
  }));
  return pages.map((page, index) => {
    const here = drawn[index];
    if (!here || here.names.size < fewestNames) return page;
    const isAgain = drawn.slice(Math.max(0, index - rememberedPages), index).some(({ title, names }) => {
      const fresh = [...here.names].filter((name) => !names.has(name)).length;
      return title !== here.title && names.size >= fewestNames && fresh <= here.names.size * mostNew;
    });
    if (!isAgain) return page;
    const others = page.units.filter((unit) => namesOf(unit).length === 0);
    return { ...page, units: [{ kind: 'drawing' }, ...others] };
  });
}

/** Less may be a name that is meant on each page. */
const fewestLetters = 12;

const keyOfUnit = (unit: Unit) => {
  const key = unit.kind === 'points' ? wordsKey(wordsOfUnit(unit).join('')) : '';
  return key.length >= fewestLetters ? key : '';
};

/** What stood word for word on the page before has been heard, where a page has something else to say. */
export function withoutStanding(pages: readonly KnownPage[]): KnownPage[] {
  return pages.map((page, index) => {
    const before = pages[index - 1];
    if (page.role !== 'content' || before?.role !== 'content') return page;
    const isCards = page.units.some((unit) => unit.kind === 'points' && unit.heading !== undefined);
    // A list that grows under one title is told by what is new in it.
    if (!isCards && wordsKey(before.title) === wordsKey(page.title)) return page;
    const heard = new Set(before.units.map(keyOfUnit).filter((key) => key !== ''));
    const fresh = page.units.filter((unit) => !heard.has(keyOfUnit(unit)));
    const isNew = fresh.some((unit) => wordsOfUnit(unit).join('').length >= fewestLetters);
    return isNew && fresh.length < page.units.length ? { ...page, units: fresh } : page;
  });
}
