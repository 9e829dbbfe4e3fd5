import { createEn } from './en.ts';
import type { Turns } from './turns.ts';
import type { Wording } from './wording.ts';

const nothing = () => '';

/** For a language that we have no phrases for: the words of the slide alone, as sentences. */
export function createOther(pick: Turns): Wording {
  const en = createEn(pick);
  const titled = (title: string) => en.closed(title);
  const joined = (items: readonly string[]) =>
    en.closed(items.map((item) => item.replace(/[.;,]+$/u, '')).join(', '));
  return {
    ...en,
    language: 'other',
    list: (items) => items.join(', '),
    opening: (title, tagline) => en.closed(tagline === '' ? title : `${title}: ${tagline}`),
    greeting: nothing,
    agenda: joined,
    section: titled,
    bridge: titled,
    question: (title) => title,
    claim: titled,
    again: titled,
    listed: joined,
    tasks: joined,
    counted: nothing,
    ordinal: nothing,
    sides: (one, another) => [one, another],
    steps: joined,
    labels: joined,
    picture: titled,
    pictures: nothing,
    onlyPictures: nothing,
    shown: titled,
    goesOnOnSlide: titled,
    code: nothing,
    formula: nothing,
    film: nothing,
    sound: nothing,
    drawing: nothing,
    rest: nothing,
    references: nothing,
    thanks: nothing,
    end: nothing,
    figure: (number, what) => en.closed(`${what}: ${number}`),
    year: (year, what) => en.closed(`${year}: ${what}`),
    extremes: (name, { most, mostValue }) =>
      en.closed(`${name === '' ? '' : `${name}: `}${most}, ${mostValue}`),
    tableOf: (_count, names) => joined(names),
    chartOf: (title) => en.closed(title),
    trend: (name, first, last) =>
      en.closed(`${name}: ${first.at}, ${first.value}; ${last.at}, ${last.value}`),
    share: (name, percent) => en.closed(`${name}, ${percent}%`),
  };
}
