import { dash, rule, withoutZeros, type Rule } from '../rule.ts';
import { integerEn } from './numbers.ts';

const halfOfDay = String.raw`[ap]\.m\.|[ap]m\b|[AP]M\b`;

function clock(hour: string, minute: string, half: string): string | undefined {
  if (Number(hour) > 24 || Number(minute) > 59) return undefined;
  const letters = half === '' ? '' : ` ${half.replaceAll('.', '').toUpperCase()}`;
  const hours = integerEn(withoutZeros(hour));
  if (minute === '00') return `${hours}${letters === '' ? " o'clock" : letters}`;
  const minutes = minute.startsWith('0') ? `oh ${integerEn(minute.slice(1))}` : integerEn(minute);
  return `${hours} ${minutes}${letters}`;
}

const counted = (digits: string, one: string): string =>
  Number(digits) === 0 ? '' : `${integerEn(withoutZeros(digits))} ${one}${Number(digits) === 1 ? '' : 's'} `;

export const timesEn: readonly Rule[] = [
  // Before its noun a time is said as on a watch: a 2:04:37 marathon.
  rule(
    String.raw`(?<=\b[Aa]n?\s)(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?=\s\p{Ll}{3,})`,
    ([, hours = '', minutes = '', seconds = '']) =>
      [hours, minutes, seconds]
        .filter((part) => part !== '')
        .map((part, at) =>
          at > 0 && part.startsWith('0') ? `oh ${integerEn(part.slice(1))}` : integerEn(withoutZeros(part)),
        )
        .join(' '),
  ),
  rule(
    String.raw`(?<!\bat\s)(\d{1,2}):([0-5]\d):([0-5]\d)(?!\d)`,
    ([, hours = '', minutes = '', seconds = '']) =>
      counted(hours, 'hour') + counted(minutes, 'minute') + counted(seconds, 'second'),
  ),
  rule(
    String.raw`(?<!(?:[Rr]atio|[Oo]dds|[Ss]cale|[Ss]lope|[Gg]radient|[Dd]ilution)(?:\sof|\sis|:)?\s)(\d{1,2}):(\d{2})(?!\d)(?!\s(?:ratio|odds|scale))\s?(${halfOfDay})?`,
    ([, hour = '', minute = '', half = '']) => clock(hour, minute, half),
  ),
  rule(String.raw`(\d{1,2})\s?(${halfOfDay})`, ([, hour = '', half = '']) => clock(hour, '00', half)),
  // 10:30-11:15
  rule(String.raw`(?<=\d(?::\d\d)?\s?(?:[apAP]\.?[mM]\.?)?\s?)${dash}(?=\s?\d{1,2}:\d\d)`, () => 'to'),
  // 5h 30m
  rule(
    String.raw`(?<![\p{L}\d.])(\d{1,3})\s?h\s?([0-5]?\d)\s?m(?![A-Za-z²³/])`,
    ([, hours = '', minutes = '']) => (counted(hours, 'hour') + counted(minutes, 'minute')).trim(),
  ),
  rule('24/7', () => 'twenty four seven'),
];
