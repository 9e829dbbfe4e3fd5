import type { KnownPage } from './deck-parts.ts';
import { keyOf } from './line-key.ts';
import type { Unit } from './outline/outline.ts';
import { wordsKey } from './told-before.ts';

const fewestNames = 6;
/** So much of a drawing may differ: one of its parts stands out, or has moved. */
const mostNew = 0.15;

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
    const isAgain = drawn.slice(0, index).some(({ title, names }) => {
      const fresh = [...here.names].filter((name) => !names.has(name)).length;
      return title !== here.title && names.size >= fewestNames && fresh <= here.names.size * mostNew;
    });
    if (!isAgain) return page;
    const others = page.units.filter((unit) => namesOf(unit).length === 0);
    return { ...page, units: [{ kind: 'drawing' }, ...others] };
  });
}
