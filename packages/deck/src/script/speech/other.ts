import { createEn } from './en.ts';
import type { Turns } from './turns.ts';
import type { Wording } from './wording.ts';

const nothing = () => '';

/** What is said of a page that shows no words, so that none is passed over in silence. */
const looks: Readonly<Record<string, string>> = {
  de: 'Sehen wir uns diese Seite an.',
  fr: 'Regardons cette page.',
  es: 'Miremos esta página.',
  it: 'Guardiamo questa pagina.',
  pt: 'Vejamos esta página.',
  nl: 'Laten we deze pagina bekijken.',
  sv: 'Låt oss titta på den här sidan.',
  da: 'Lad os se på denne side.',
  pl: 'Spójrzmy na tę stronę.',
  cs: 'Podívejme se na tuto stránku.',
  tr: 'Bu sayfaya bakalım.',
  ru: 'Посмотрим на эту страницу.',
  ja: 'このページをご覧ください。',
  ko: '이 페이지를 봅시다.',
  ar: 'لننظر إلى هذه الصفحة.',
};

/** For a language that we have no phrases for: the words of the slide alone, as sentences. */
export function createOther(pick: Turns, language = ''): Wording {
  const look = () => looks[language] ?? '';
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
    more: joined,
    tasks: joined,
    counted: nothing,
    ordinal: nothing,
    step: nothing,
    back: titled,
    beyond: titled,
    sides: (one, another) => [one, another],
    steps: joined,
    anew: nothing,
    labels: joined,
    picture: titled,
    pictures: nothing,
    pictured: titled,
    onlyPictures: (_count, title) => (title === '' ? look() : ''),
    shown: titled,
    goesOnOnSlide: titled,
    code: nothing,
    formula: nothing,
    film: nothing,
    sound: nothing,
    drawing: look,
    rest: nothing,
    summary: nothing,
    references: nothing,
    thanks: nothing,
    end: nothing,
    figure: (number, what) => en.closed(`${what}: ${number}`),
    year: (year, what) => en.closed(`${year}: ${what}`),
    extremes: (name, { most, mostValue }) =>
      en.closed(`${name === '' ? '' : `${name}: `}${most}, ${mostValue}`),
    tableOf: (_count, names) => joined(names),
    chartOf: (title) => en.closed(title),
    compared: joined,
    peak: (at, value) => en.closed(`${at}, ${value}`),
    trend: (name, first, last) =>
      en.closed(`${name === '' ? '' : `${name}: `}${first.at}, ${first.value}; ${last.at}, ${last.value}`),
    value: () => '',
    others: () => '…',
    share: (name, percent) => en.closed(`${name}, ${percent}%`),
  };
}
