import { rule, type Rule } from '../rule.ts';
import { integerEn } from './numbers.ts';

// What stands before a number or a letter: Rm. 204, Bldg B. These are no words, so they need no full stop.
const sure =
  'Rm room Bldg building Apt apartment Ste suite Flt flight Grp group Acct account Hwy highway Rte route Pg page Pgs pages Lvl level Wk week Wks weeks Tbl table Paras paragraphs Secs sections Chs chapters Vols volumes Eqn equation Eqns equations Stn station Dept department Jct junction';
// These are words or other short forms without one.
const withStop =
  'Para paragraph Art article Arts articles App appendix Ex example Pt part Ver version Ref reference Tel telephone Lec lecture Cl clause Reg regulation Sched schedule Dist district Mod module Gr grade Inv invoice Tab table Nos numbers Yr year Ch chapter Exh exhibit Sem semester';

const inPairs = (list: string): Map<string, string> => {
  const words = list.split(' ');
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : [])));
};
const words = new Map([...inPairs(sure), ...inPairs(withStop)]);
/** Written small: what ends with a stop before a number ends no sentence. */
export const shortForms: ReadonlySet<string> = new Set([...words.keys()].map((word) => word.toLowerCase()));
const wordOf = (short: string): string | undefined =>
  words.get(short.charAt(0).toUpperCase() + short.slice(1));
/** With its first letter large or small. */
const eitherCase = (list: string): string =>
  [...inPairs(list).keys()]
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toLowerCase()}]${word.slice(1)}`)
    .join('|');
const toNumber = String.raw`\s?(?=\d|[A-Z](?![\p{L}'’])|[A-Z]{2}\s?\d|[IVX]+(?!\p{L}))`;

/** How often a medicine is taken: by these letters with stops anywhere, without them behind its amount. */
const doses = new Map(
  Object.entries({
    bid: 'twice a day',
    tid: 'three times a day',
    qid: 'four times a day',
    qd: 'once a day',
    prn: 'as needed',
    po: 'by mouth',
    qod: 'every other day',
    qhs: 'at bedtime',
  }),
);
const dotted = [...doses.keys()].map((letters) => [...letters].map((one) => `${one}\\.`).join('')).join('|');
const bare = [...doses.keys()].flatMap((letters) => [letters, letters.toUpperCase()]).join('|');
const dose = String.raw`\d\s?(?:mg|mcg|μg|µg|g|m[lL]|IU|units?|tabs?|tablets?|caps?|capsules?|puffs?|drops?)`;

const eachTime: Readonly<Record<string, string>> = {
  s: 'second',
  sec: 'second',
  min: 'minute',
  h: 'hour',
  hr: 'hour',
};

const everyTime: Readonly<Record<string, string>> = {
  h: 'hour',
  hr: 'hour',
  d: 'day',
  wk: 'week',
  mo: 'month',
  min: 'minute',
};

const ofScores: Readonly<Record<string, string>> = {
  HT: 'half time',
  FT: 'full time',
  AET: 'after extra time',
  OT: 'overtime',
};

const points = inPairs('N north S south E east W west NE northeast NW northwest SE southeast SW southwest');
const overEach: Readonly<Record<string, string>> = { y: 'year', q: 'quarter', m: 'month', w: 'week' };
const ofTravel: Readonly<Record<string, string>> = { dep: 'departs', arr: 'arrives' };
/** As timetables of schools have them; behind a stroke a day is sure: Tu/Th, M/W/F. */
const days = inPairs(
  'Mon Monday Mo Monday M Monday Tues Tuesday Tue Tuesday Tu Tuesday T Tuesday Wed Wednesday We Wednesday W Wednesday Thurs Thursday Thur Thursday Thu Thursday Th Thursday Fri Friday Fr Friday F Friday Sat Saturday Sa Saturday Sun Sunday Su Sunday',
);
const day = [...days.keys()].filter((name) => name.length > 1).join('|');
const when = String.raw`\d{1,2}:\d\d|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b`;

/** Short forms that are sure by what stands beside them. */
export const shortFormsEn: readonly Rule[] = [
  // Exercises are done, examples are seen: do ex. 2–5, ex. 3 on p. 47.
  rule(
    String.raw`(?<![\p{L}\d.])[Ee]xs?\.\s?(?=\d+(\s?[-–,&]\s?\d|\sand\s\d)?)(?:(?<=\b(?:[Dd]o|[Tt]ry|[Cc]omplete|[Ff]inish|[Ss]olve|[Hh]omework|HW|[Aa]ssign(?:ment|ed)?|[Pp]ractice):?\s[^.;]{0,20}.{3,5})|(?=[\d\s,–-]{1,12}(?:on\s|\()?p(?:p?\.|age)))`,
    ([, more = '']) => (more === '' ? 'exercise' : 'exercises'),
  ),
  rule(
    String.raw`(?<![\p{L}\d.])(?:(${eitherCase(sure)})\.?|(${eitherCase(withStop)})\.)${toNumber}`,
    ([, one = '', other = '']) => wordOf(one || other),
  ),
  // Smith v. Jones, Smith et al. v. Jones
  rule(String.raw`(?<=(?:\p{Lu}[\p{L}.]+|\bet\sal\.?)\s)v\.(?=\s\p{Lu})`, () => 'versus'),
  rule(String.raw`(?<![\p{L}\d/])([yqmw])/\1(?![\p{L}\d/])`, ([, each = '']) => {
    const word = overEach[each] ?? '';
    return `${word} over ${word}`;
  }),
  rule(String.raw`(?<=\b[Aa]ge(?:d|s)?\b[^.;]{0,20}\d\s?)y(?:rs?)?\b`, () => 'years'),
  rule(
    String.raw`(\d+)\s?(?:y/o|y\.o\.|yo)(?![\p{L}\d])`,
    ([, years = '']) => `${integerEn(years)} year old`,
  ),
  rule(String.raw`(?<![\p{L}\d.])hrs\b`, () => 'hours'),
  rule(
    String.raw`(?<=\p{L}\s)[x×](?=\s?\d+\s(?:days?|weeks?|months?|hours?|doses?|sets|reps)\b)`,
    () => 'times',
  ),
  // Every eight hours, every two weeks, as it is prescribed.
  rule(
    String.raw`(?<![\p{L}\d])q(\d{1,2})(?:[-–](\d{1,2}))?(h(?:rs?)?|d|wks?|mo|min)(?![\p{L}\d])`,
    ([, count = '', most = '', of = '']) => {
      const each = everyTime[of.replace(/s$/, '')] ?? '';
      if (most !== '') return `every ${integerEn(count)} to ${integerEn(most)} ${each}s`;
      return count === '1' ? `every ${each}` : `every ${integerEn(count)} ${each}s`;
    },
  ),
  // A patient, as charts write it: Pt. is a 67 y/o M.
  rule(
    String.raw`(?<![\p{L}\d.]|\d\s)(?:Pt(?:\.(?=\s(?:is|was|has|had|with)\b)|\.?(?=\s(?:c/o|presents?|presented|denies|denied|reports|reported|states|complains|complained|admitted|tolerated)\b))|Pts\.?(?=\s(?:with|who|received|aged)\b))`,
    ([text = '']) => (text.startsWith('Pts') ? 'patients' : 'patient'),
  ),
  rule(String.raw`(?<=\d\s?(?:y/o|y\.o\.|yo)\s)[MF](?![\p{L}\d'’])`, ([sex = '']) =>
    sex === 'M' ? 'male' : 'female',
  ),
  rule(
    String.raw`(?<=\b(?:[Pp]ts?\.?|[Pp]atients?|male|female|y/o [MF])\s)c/o(?![\p{L}\d])`,
    () => 'complains of',
  ),
  rule(
    String.raw`(?<=\d\s?[-–]\s?\d{1,3}[\s,(]{1,2}(?:(?:at|in|after)\s)?)(?:HT|FT|AET|OT)(?![\p{L}\d]|\s\p{Ll})|(?<![\p{L}\d])(?:HT|FT|AET|OT)(?=[:\s(]{1,3}\d{1,3}[-–]\d{1,3}(?![\d-]|\s?\p{Ll}))`,
    ([text = '']) => ofScores[text],
  ),
  rule(String.raw`\bwk\.?(?=\sof\b)`, () => 'week'),
  // Prednisone 40 mg x 5d
  rule(
    String.raw`(?<=${dose}\s(?:(?:${bare})\s)?)[x×]\s?(\d{1,2})\s?d(?![\p{L}\d])`,
    ([, days = '']) => `for ${integerEn(days)} days`,
  ),
  rule(String.raw`(?<=\d(?:st|nd|rd|th)\s)[Ff]l\b\.?(?!\s?oz)`, () => 'floor'),
  // What a test found: HBsAg(+); but Pros (+) weighs, and the sign (+) is one.
  rule(
    String.raw`(?<=(?<![\p{L}\d])(?!(?:Pros?|Cons?|(?:Dis)?[Aa]dvantages?|Strengths?|Weakness(?:es)?|Benefits?|Drawbacks?|Costs?)\s?\()\p{Lu}[\p{L}\d-]{2,}\s?|\b(?:anti-\w+|test|culture|antigen|antibody|screen)\s?|\p{Lu}\p{L}+\ssign\s?)\(([+−-])\)(?!\s(?:icon|button|key|sign|symbol|tab|means)\b)`,
    ([, sign = '']) => (sign === '+' ? 'positive' : 'negative'),
  ),
  rule(
    String.raw`(?<![\p{L}\d.])(?:${dotted})|(?<=${dose}\s(?:(?:${bare})\s)?)(?:${bare})(?![\p{L}\d])`,
    ([text = '']) => doses.get(text.replaceAll('.', '').toLowerCase()),
  ),
  rule(String.raw`(?<![\p{L}\d.])([Ii]n|[Ee]x)cl\.`, ([, start = '']) => `${start}cluding`),
  rule(String.raw`(?<=\d[\d.,]*[kKMB%]?\s)est\.`, () => 'estimated'),
  rule(String.raw`(?<![\p{L}\d.])[Ee]st\.(?=\s(?:1\d|20)\d\d(?!\d))`, () => 'established'),
  // Section 12 of an act, a paragraph of an order, questions.
  rule(String.raw`(?<![\p{L}\d.])s\.\s?(?=\d+[A-Z]?(?:\(|\s(?:of|and|or)\b|[,;]))`, () => 'section'),
  rule(String.raw`(¶¶?|§§?)\s?(?=\d)`, ([, sign = '']) => {
    const name = sign.startsWith('¶') ? 'paragraph' : 'section';
    return sign.length > 1 ? `${name}s` : name;
  }),
  rule(String.raw`(?<![\p{L}\d])Qs\.?(?=\s?\d)`, () => 'questions'),
  rule(String.raw`(?<=\d(?:st|nd|rd|th)\s)c\.(?=\s(?:BCE?|CE|AD)\b)`, () => 'century'),
  rule(String.raw`(?<=\d[kKM]?\s)req(?=/(?:s|sec|min|h|hr)(?!\p{L}))`, () => 'requests'),
  rule(String.raw`(?<=\breq)/(s|sec|min|h|hr)(?!\p{L})`, ([, each = '']) => `per ${eachTime[each] ?? ''}`),
  rule(String.raw`(?<=\d[-–:]\d\s?\(?)agg\.?(?![\p{L}])`, () => 'on aggregate'),
  // £85 pp
  rule(String.raw`(?<=[$€£¥]\s?[\d.,]*\d\s?)pp(?![\p{L}\d])`, () => 'per person'),
  rule(String.raw`(?<!\p{L})([Dd]ep|[Aa]rr)\.?\s(?=${when})`, ([, way = '']) => ofTravel[way.toLowerCase()]),
  // Tu/Th, Mon/Wed/Fri; of single letters only those that nothing else is written with.
  rule(String.raw`(?<![\p{L}\d/])((?:${day})(?:/(?:${day}))+|M/W(?:/F)?|T/Th)(?![\p{L}\d/])`, ([text = '']) =>
    text
      .split('/')
      .map((name) => days.get(name))
      .join(', '),
  ),
  rule(
    String.raw`(?<=\d\s?(?:km|miles?|mi\.?|m|feet|ft\.?|blocks|hours?|minutes?)\s)([NS]?[EW]|[NS])(?=\s(?:of|on|from|along)\b|[.,;)]|$)`,
    ([, point = '']) => points.get(point),
  ),
  // A file or a platform whose name begins with it: .NET, .env. Before a capital and small letters a sentence begins.
  rule(String.raw`(?<![\p{L}\d.)\]"”’!?/])\.(?=\p{Lu}{2,}(?!\p{Ll})|\p{Ll}{2,})`, () => 'dot'),
];
