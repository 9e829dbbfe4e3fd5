import { dash, rule, withoutZeros, type Rule } from '../rule.ts';
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

export const datesEn: readonly Rule[] = [
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
    String.raw`\b(${month})\s(\d{1,2})${dash}(\d{1,2})\b(?:,?\s(\d{4})\b)?`,
    ([, m = '', from = '', to = '', year = '']) =>
      `${named(months, m)} ${dayEn(from)} to ${dayEn(to)}${inYear(year)}`,
  ),
  rule(
    String.raw`\b(${month})\s(\d{1,2})(?:st|nd|rd|th)?\b(?![:%])(?:,?\s(\d{4})\b)?`,
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
  rule(String.raw`(?<!\d)['’]?(\d0|\d{3}0)['’]?s\b`, ([, digits = '']) => decadeEn(digits)),
  rule(
    String.raw`((?:19|20)\d\d)/(\d\d)(?![\d/])`,
    ([, from = '', to = '']) => `${yearEn(from)} ${integerEn(withoutZeros(to))}`,
  ),
  rule(
    String.raw`(1[1-9]\d\d|20\d\d)${dash}(1[1-9]\d\d|20\d\d)\b`,
    ([, from = '', to = '']) => `${yearEn(from)} to ${yearEn(to)}`,
  ),
  rule(String.raw`(?:AD|CE)(?=\s\d)|(?<=\d\s?)(?:AD|BCE?|CE)(?![A-Za-z])`, ([letters = '']) =>
    [...letters].join(' '),
  ),
  rule(
    String.raw`${beforeYear}(1\d{3}|20\d\d)(?!\d|[.,]\d|%|\s?(?:people|words|students|times))`,
    ([, year = '']) => yearEn(year),
  ),
  // A round number before a word counts something: 1500 people. Else four digits without a comma are a year.
  rule(String.raw`(?<![\d.,])((?:1[1-9]|20)(?:00|50))(?=\s[a-z]{3,})`, ([, value = '']) => numberEn(value)),
  rule(String.raw`(?<![\d.,])(1[1-9]\d\d|20\d\d)(?!\d|[.,]\d|\s?[x×]\s?\d)`, ([, year = '']) => yearEn(year)),
];
