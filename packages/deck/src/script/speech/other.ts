import { en } from './en.ts';
import type { Wording } from './wording.ts';

const nothing = () => '';
const titled = (title: string) => en.closed(title);
const joined = (items: readonly string[]) =>
  en.closed(items.map((item) => item.replace(/[.;,]+$/u, '')).join(', '));

/** For a language that we have no phrases for: the words of the slide alone, as sentences. */
export const other: Wording = {
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
  counted: nothing,
  ordinal: nothing,
  steps: joined,
  labels: joined,
  picture: titled,
  pictures: nothing,
  code: nothing,
  formula: nothing,
  film: nothing,
  sound: nothing,
  drawing: nothing,
  references: nothing,
  thanks: nothing,
  end: nothing,
  extremes: (name, { most, mostValue }) =>
    en.closed(`${name === '' ? '' : `${name}: `}${most}, ${mostValue}`),
  tableOf: (_count, names) => joined(names),
  chartOf: (title) => en.closed(title),
  trend: (name, first, last) => en.closed(`${name}: ${first.at}, ${first.value}; ${last.at}, ${last.value}`),
  share: (name, percent) => en.closed(`${name}, ${percent}%`),
};
