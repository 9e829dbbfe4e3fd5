import { dash, rule, withoutZeros, type Rule } from '../rule.ts';
import { unitPattern } from '../units.ts';
import { decadeEn, integerEn, numberEn, ordinalEn, yearEn } from './numbers.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const month = months
  .map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}${name === 'September' ? '|t' : ''})?\\.?`)
  .join('|');
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const weekday = 'Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun';

const named = (names: readonly string[], text: string): string =>
  names.find((name) => name.startsWith(text.slice(0, 3))) ?? text;
const dayEn = (digits: string): string => ordinalEn(withoutZeros(digits));
const isDay = (digits: string): boolean => Number(digits) >= 1 && Number(digits) <= 31;
const inYear = (year: string): string => (year === '' ? '' : `, ${yearEn(year)}`);

function date(year: string, monthNumber: string, day: string): string | undefined {
  const name = months[Number(monthNumber) - 1];
  return name === undefined || !isDay(day) ? undefined : `${name} ${dayEn(day)}, ${yearEn(year)}`;
}

// A year stands after these, where another number would be a quantity.
const beforeYear = String.raw`(?<=\b(?:[Ii]n|[Ss]ince|[Bb]y|[Oo]f|[Uu]ntil|[Ff]rom|[Tt]o|[Dd]uring|[Bb]efore|[Aa]fter|[Aa]round|[Ee]arly|[Ll]ate|[Tt]he|[Oo]ur|[Ii]ts|[Tt]his|and)\s)`;

/** 1500 W and 1800 mg are no years. */
const noMeasure = String.raw`(?!\s?(?:${unitPattern})(?![A-Za-z²³]))`;

// Behind these stands how long something takes.
const ofSeconds = String.raw`(?:[=<>≤≥×+*]|\b(?:[Tt]imeouts?|[Ww]ait(?:s|ed|ing)?|[Dd]elay|[Ii]nterval|[Dd]uration|[Ll]atency|[Uu]ptime|TTL|[Tt]ook|[Tt]akes?|[Ll]ast(?:s|ed)|[Ee]very|[Ww]ithin|[Ff]or|[Aa]fter|[Hh]old|[Rr]est|[Ss]leep|[Uu]nder|than|only|set to)(?:\s(?:of|is|to|for|about|was))?:?)\s?`;

export const datesEn: readonly Rule[] = [
  // A school year; another number than the next one is a month.
  rule(String.raw`(?<![\d-])((?:19|20)\d\d)[-–/]0(\d)(?![\d/-])`, ([, year = '', next = '']) =>
    Number(year) % 100 === Number(next) - 1 ? `${yearEn(year)} oh ${integerEn(next)}` : undefined,
  ),
  rule(String.raw`(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)`, ([, year = '', m = '', day = '']) =>
    date(year, m, day),
  ),
  rule(String.raw`(\d{1,2})/(\d{1,2})/((?:19|20)\d\d)(?!\d)`, ([, m = '', day = '', year = '']) =>
    date(year, m, day),
  ),
  rule(
    String.raw`\b(${weekday})(?=,\s(?:${month})\s|\.?,?\s(?:at|${month}|\d|morning|afternoon|evening|night)\b)\.?`,
    ([, day = '']) => named(weekdays, day),
  ),
  rule(
    String.raw`(?<=\b(?:[Aa]rr\.|[Dd]ep\.|by|for|on|until|till|before|after|since|every|next|last|this|from|to|through)\s)(?:(Tues?|Wed|Thu(?:rs?)?|Fri)\.?|(Mon|Sat|Sun)\.)(?=\s|[,;:!?)]|$)`,
    ([, one = '', other = '']) => named(weekdays, one || other),
  ),
  rule(
    String.raw`\b(${month})\s(\d{1,2})${dash}(\d{1,2})\b(?:,?\s(\d{4})\b)?`,
    ([, m = '', from = '', to = '', year = '']) =>
      `${named(months, m)} ${dayEn(from)} to ${dayEn(to)}${inYear(year)}`,
  ),
  rule(
    String.raw`\b(${month})\s(\d{1,2})(?:st|nd|rd|th)?\b(?!:\d|%)(?:,?\s(\d{4})\b)?`,
    ([, m = '', day = '', year = '']) =>
      isDay(day) ? `${named(months, m)} ${dayEn(day)}${inYear(year)}` : undefined,
  ),
  rule(
    String.raw`\b(${month}),?\s((?:1[5-9]|20)\d\d)\b`,
    ([, m = '', year = '']) => `${named(months, m)} ${yearEn(year)}`,
  ),
  rule(
    String.raw`(\d{1,2})(?:st|nd|rd|th)?\s(${month})(?:,?\s(\d{4})\b)?(?![a-z])`,
    ([, day = '', m = '', year = '']) =>
      isDay(day)
        ? `the ${dayEn(day)} of ${named(months, m)}${year === '' ? '' : ` ${yearEn(year)}`}`
        : undefined,
  ),
  // Nov 3-Dec 5
  rule(String.raw`(?<=\b(?:${month})\s\d{1,2}\s?)${dash}(?=\s?(?:${month})\s\d)`, () => 'to'),
  // Due 11/20. But the half that is due, and 2/3 of it, are fractions.
  rule(
    String.raw`(?<=\b(?:[Dd]ue|[Dd]ated?|[Dd]eadline|[Uu]ntil|[Ee]ffective|[Ss]tart(?:s|ing)?|[Bb]egin(?:s|ning)?|[Oo]pens?|[Cc]loses?|[Ee]nds?)(?::|\s(?:on|by|from|at|in))?\s)(1[0-2]|[1-9])/([12]\d|3[01]|[1-9])(?![\d/]|\.\d)(?!\s(?:of|done|cup|full|complete|the|mile|hour|inch))`,
    ([, m = '', day = '']) => `${months[Number(m) - 1] ?? ''} ${dayEn(day)}`,
  ),
  // By 10/3; what may be a fraction is one: sales fell by 2/3.
  rule(
    String.raw`(?<=\b(?:[Bb]y|[Oo]n|(?:wk\.?|[Ww]eek)\sof)\s)(1[0-2]|[1-9])/([12]\d|3[01]|[1-9])(?![\d/%]|\.\d|\sof\b)(?=$|[.,;:!?)]|\s(?:at|in|and|for|from|to)\b)(?<!\b(?:(?:[Mm]ultipl|[Dd]ivid|[Ss]cal|[Rr]educ|[Ii]ncreas|[Dd]ecreas|[Dd]ropp?|[Cc]ut)\p{L}*|[Gg]rew|[Rr]ose|[Ff]ell|up|down|larger|smaller|higher|lower)(?:\s\p{L}+)?\sby\s.*|\b(?:[Bb]ased|[Dd]epends?|[Rr]el(?:y|ies)|[Ss]cored?)\son\s.*)`,
    ([, m = '', day = '']) =>
      Number(m) < Number(day) && Number(day) <= 12
        ? undefined
        : `${months[Number(m) - 1] ?? ''} ${dayEn(day)}`,
  ),
  rule(String.raw`\b(?:Th|Tu)(?=\s(?:1[0-2]|[1-9])/[1-3]?\d(?![\d/]))`, ([day = '']) =>
    day === 'Th' ? 'Thursday' : 'Tuesday',
  ),
  // Mon. 9/14
  rule(
    String.raw`(?<=\b(?:(?:${weekday})(?:[a-z]{3,6})?|Th|Tu)\.?,?\s)(1[0-2]|[1-9])/([12]\d|3[01]|[1-9])(?![\d/]|\.\d)`,
    ([, m = '', day = '']) => `${months[Number(m) - 1] ?? ''} ${dayEn(day)}`,
  ),
  // 27/8/11 and 8/27/11: a day is what no month can be.
  rule(
    String.raw`(?<![\d/])(?:(1[3-9]|2\d|3[01])/(0?[1-9]|1[0-2])|(0?[1-9]|1[0-2])/(1[3-9]|2\d|3[01]))/(\d\d)(?![\d/])`,
    ([, day = '', m = '', americanM = '', americanDay = '', year = '']) =>
      date((Number(year) < 50 ? '20' : '19') + year, m || americanM, day || americanDay),
  ),
  // A month alone, where no day or year is beside it: from May to Sept.
  rule(
    String.raw`(?<=\b(?:to|from|in|by|since|until|through|of|early|late|mid)[\s-])(?:Feb|Apr|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?(?!\s\d|['’]s)`,
    ([text = '']) => named(months, text),
  ),
  // Jan and Jun are people, too: photos by Jan, from Jan to Peter.
  rule(
    String.raw`(?<=\b(?:in|since|until|early|late|mid|(?:end|start|beginning|middle|rest|half|week|month|days?) of|(?:${month})\s(?:to|until|through))[\s-])(?:Jan|Mar|Jun)\b\.?(?!\s(?:\d|\p{Lu}\p{Ll}|del?\b|v[ao]n\b)|['’]s)`,
    ([text = '']) => named(months, text),
  ),
  rule(
    String.raw`(?<=\b[Ff]rom\s)(?:Jan|Mar|Jun)\b\.?(?=\s(?:to|until|through)\s(?:${month})(?!\p{L}))`,
    ([text = '']) => named(months, text),
  ),
  // A timeout of 30s, and 3600s, are no decades.
  rule(String.raw`(?<!\d)['’]?(\d0|(?:1\d|20)\d0)['’]?s\b(?<!${ofSeconds}\d+s)`, ([, digits = '']) =>
    decadeEn(digits),
  ),
  rule(
    String.raw`((?:19|20)\d\d)/(\d\d)(?![\d/])`,
    ([, from = '', to = '']) => `${yearEn(from)} ${integerEn(withoutZeros(to))}`,
  ),
  rule(
    String.raw`(1[1-9]\d\d|20\d\d)${dash}(1[1-9]\d\d|20\d\d)\b`,
    ([, from = '', to = '']) => `${yearEn(from)} to ${yearEn(to)}`,
  ),
  // 1914-18. Below 13 it may be a month, and 2024-25 is a season.
  rule(
    String.raw`(?<![\d.,-])(1[1-9]|20)(\d\d)([-–])(\d\d)(?![\d.,%-]\d|\d|\s(?:season|school|academic|budget|fiscal|tax))`,
    ([, century = '', from = '', sign = '', to = '']) =>
      Number(to) > Number(from) && (sign === '–' || (Number(to) > 12 && century !== '20'))
        ? `${yearEn(century + from)} to ${integerEn(withoutZeros(to))}`
        : undefined,
  ),
  // 2025H1
  rule(String.raw`(?<!\d)20\d\d(?=[HQ][1-4](?!\d))`, ([text = '']) => yearEn(text)),
  // The Battle of Hastings (1066); but 1024 counts bytes, and 1080 lines.
  rule(String.raw`(?<=\p{Lu}[\p{L}'’]+\s\()10(?!24|80)[1-9]\d(?=\))`, ([text = '']) => yearEn(text)),
  rule(String.raw`(?<=\d\s?(?:BCE?|CE|AD)\s?)${dash}(?=\s?(?:(?:AD|CE)\s?)?\d)`, () => 'to'),
  rule(String.raw`(?<![\p{L}.])c\.\s?(?=\d{3,4}\b)`, () => 'circa'),
  rule(String.raw`(?:AD|CE)(?=\s\d)|(?<=\d\s?)(?:AD|BCE?|CE)(?![A-Za-z])`, ([letters = '']) =>
    [...letters].join(' '),
  ),
  rule(
    String.raw`${beforeYear}(1\d{3}|20\d\d)(?!\d|[.,]\d|%|\s?(?:people|words|students|times))`,
    ([, year = '']) => yearEn(year),
  ),
  // A round number before a word counts something: 1500 people. Else four digits without a comma are a year.
  rule(String.raw`(?<![\d.,])((?:1[1-9]|20)(?:00|50))${noMeasure}(?=\s[a-z]{3,})`, ([, value = '']) =>
    numberEn(value),
  ),
  rule(String.raw`(?<![\d.,])(1[1-9]\d\d|20\d\d)${noMeasure}(?!\d|[.,]\d|\s?[x×]\s?\d)`, ([, year = '']) =>
    yearEn(year),
  ),
];
