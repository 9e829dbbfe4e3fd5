import { decadeEn, digitsEn, fractionEn, integerEn, numberEn, ordinalEn, yearEn } from './numbers-en.ts';
import { groupsOf, type Rule } from './rule.ts';
import { currencies, currencyPattern, unitPattern, units } from './units.ts';

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const dash = '[-–—~]';
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const monthPattern = months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?\\.?`).join('|');
const scales: Record<string, string> = {
  k: 'thousand',
  K: 'thousand',
  M: 'million',
  B: 'billion',
  bn: 'billion',
};
const abbreviations: Record<string, string> = {
  'Mr.': 'mister',
  'Mrs.': 'missis',
  'Ms.': 'miz',
  'Dr.': 'doctor',
  'Prof.': 'professor',
  'St.': 'saint',
  'vs.': 'versus',
  'e.g.': 'for example',
  'i.e.': 'that is',
  'etc.': 'et cetera',
  'Fig.': 'figure',
  'approx.': 'approximately',
  'Inc.': 'incorporated',
  'Ltd.': 'limited',
};
const escapeDots = (text: string): string => text.replaceAll('.', String.raw`\.`);

const rule = (pattern: string, read: (groups: string[]) => string | undefined): Rule => ({
  pattern: new RegExp(pattern, 'yu'),
  read: (match) => read(groupsOf(match)),
});

const isOne = (text: string): boolean => text === '1';
const monthName = (text: string): string => months.find((name) => name.startsWith(text.slice(0, 3))) ?? text;
const counted = (value: string, one: string, many = `${one}s`): string =>
  `${numberEn(value)} ${isOne(value) ? one : many}`;

function withUnit(value: string, sign: string): string | undefined {
  const unit = units[sign];
  return unit && counted(value, unit.en, unit.plural);
}

function money([, sign = '', value = '', scale = '']: string[]): string | undefined {
  const currency = currencies[sign];
  if (!currency) return undefined;
  const many = currency.en === 'yuan' ? 'yuan' : `${currency.en}s`;
  const scaled = scales[scale] ?? scale.trim();
  if (scaled !== '') return `${numberEn(value)} ${scaled} ${many}`;
  const [whole = '', cents] = value.split('.');
  const spoken = counted(whole, currency.en, many);
  if (cents?.length !== 2 || cents === '00')
    return cents === undefined || cents === '00' ? spoken : `${numberEn(value)} ${many}`;
  return `${spoken} and ${integerEn(String(Number(cents)))} ${currency.cents}${currency.cents.endsWith('t') && cents !== '01' ? 's' : ''}`;
}

function time([, hour = '', minute = '', half = '']: string[]): string | undefined {
  if (Number(hour) > 24 || Number(minute) > 59) return undefined;
  const letters = half === '' ? '' : ` ${half.replaceAll('.', '').toUpperCase()}`;
  if (minute === '00') return `${integerEn(hour)}${letters === '' ? " o'clock" : letters}`;
  const minutes = minute.startsWith('0') ? `oh ${integerEn(minute.slice(1))}` : integerEn(minute);
  return `${integerEn(String(Number(hour)))} ${minutes}${letters}`;
}

function isoDate([, year = '', month = '', day = '']: string[]): string | undefined {
  const name = months[Number(month) - 1];
  if (name === undefined || Number(day) < 1 || Number(day) > 31) return undefined;
  return `${name} ${ordinalEn(String(Number(day)))}, ${yearEn(year)}`;
}

const dayAndYear = (day: string, year: string): string =>
  ordinalEn(String(Number(day))) + (year === '' ? '' : `, ${yearEn(year)}`);

/** How English reads numbers and signs; the first rule that fits wins. */
export const rulesEn: readonly Rule[] = [
  rule(String.raw`(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)`, isoDate),
  rule(
    String.raw`\b(${monthPattern})\s(\d{1,2})(?:st|nd|rd|th)?\b(?:,?\s(\d{4})\b)?`,
    ([, month = '', day = '', year = '']) => `${monthName(month)} ${dayAndYear(day, year)}`,
  ),
  rule(
    String.raw`(\d{1,2})(?:st|nd|rd|th)?\s(${monthPattern})(?:,?\s(\d{4})\b)?(?![a-z])`,
    ([, day = '', month = '', year = '']) =>
      `the ${ordinalEn(String(Number(day)))} of ${monthName(month)}${year === '' ? '' : ` ${yearEn(year)}`}`,
  ),
  rule(String.raw`(\d{1,2}):(\d{2})\s?([ap]\.?m\b\.?|[AP]M\b)?`, time),
  rule(String.raw`(\d{1,2})\s?([ap]\.m\.|[ap]m\b|[AP]M\b)`, ([, hour = '', half = '']) =>
    time(['', hour, '00', half]),
  ),
  rule(String.raw`(\d{2}|\d{3}0)'?s\b`, ([, digits = '']) => decadeEn(digits)),
  rule(String.raw`(\d+)(?:st|nd|rd|th)\b`, ([, digits = '']) => ordinalEn(digits)),
  rule(
    String.raw`(${currencyPattern})\s?(${number})(\s?(?:thousand|million|billion|trillion)\b|[kKMB]\b|bn\b)?`,
    money,
  ),
  rule(
    String.raw`(${number})%?\s?${dash}\s?(${number})\s?%`,
    ([, from = '', to = '']) => `${numberEn(from)} to ${numberEn(to)} percent`,
  ),
  rule(String.raw`([-−]?${number})\s?%`, ([, value = '']) => `${numberEn(value)} percent`),
  rule(String.raw`\(?(\d{3})\)?[- ](\d{3})[- ](\d{4})\b`, ([, a = '', b = '', c = '']) =>
    [a, b, c].map(digitsEn).join(', '),
  ),
  rule(String.raw`(\d{4})${dash}(\d{4})\b`, ([, from = '', to = '']) => `${yearEn(from)} to ${yearEn(to)}`),
  rule(
    String.raw`(${number})${dash}(${number})(?:\s?(${unitPattern})(?![A-Za-z]))?`,
    ([, from = '', to = '', unit = '']) =>
      `${numberEn(from)} to ${unit === '' ? numberEn(to) : (withUnit(to, unit) ?? numberEn(to))}`,
  ),
  rule(String.raw`(\d+)/(\d+)(?![\d/])`, ([, top = '', bottom = '']) => fractionEn(top, bottom)),
  rule(String.raw`\d+(?:\.\d+){2,}`, ([text = '']) => text.split('.').map(integerEn).join(' point ')),
  rule(
    String.raw`(${number})([kKB]|bn)\b`,
    ([, value = '', scale = '']) => `${numberEn(value)} ${scales[scale]}`,
  ),
  rule(
    String.raw`((?:(?<![\p{L}\d])[-−])?${number})\s?(${unitPattern})(?![A-Za-z])`,
    ([, value = '', unit = '']) => withUnit(value, unit),
  ),
  rule(String.raw`\bNo\.\s?(\d+)`, ([, value = '']) => `number ${integerEn(value)}`),
  rule(String.raw`#(\d+)`, ([, value = '']) => `number ${integerEn(value)}`),
  rule(
    String.raw`(?<![\p{L}\d])(?:${Object.keys(abbreviations).map(escapeDots).join('|')})`,
    ([text = '']) => abbreviations[text],
  ),
  // A number of four digits without a comma, in the range of years, is a year.
  rule(String.raw`(?<![\d.,])(1[1-9]\d\d|20\d\d)(?![\d,]|\.\d)`, ([, year = '']) => yearEn(year)),
  rule(String.raw`(?<![\p{L}\d])[-−](${number})`, ([, value = '']) => `minus ${numberEn(value)}`),
  rule(String.raw`0\d+|\d{10,}`, ([text = '']) => digitsEn(text)),
  rule(String.raw`([1-9]\d*)\+(?!\s?\d)`, ([, value = '']) => `more than ${integerEn(value)}`),
  rule(number, ([text = '']) => numberEn(text)),
  rule(String.raw`[Ⅰ-Ⅻ]`, ([text = '']) => integerEn(String(text.charCodeAt(0) - 0x215f))),
];
