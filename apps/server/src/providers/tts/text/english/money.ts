import { dash, number, rule, type Rule } from '../rule.ts';
import { currencies, currencyAfterPattern, currencyPattern } from '../units.ts';
import { integerEn, numberEn } from './numbers.ts';

const scales: Readonly<Record<string, string>> = {
  k: 'thousand',
  K: 'thousand',
  M: 'million',
  m: 'million',
  mn: 'million',
  B: 'billion',
  bn: 'billion',
  T: 'trillion',
};
const scale = String.raw`\s?(?:thousand|million|billion|trillion)\b|[kKMBTm]\b|[mb]n\b`;
const per = String.raw`(?:/([a-z]{2,}))?`;

/** 5 and M → five million. */
export const scaledEn = (value: string, sign: string): string =>
  `${numberEn(value)} ${scales[sign] ?? sign.trim()}`;

function money(value: string, sign: string, scaleSign: string): string | undefined {
  const currency = currencies[sign];
  if (!currency) return undefined;
  if (scaleSign !== '') return `${scaledEn(value, scaleSign)} ${currency.plural}`;
  const [whole = '', cents = ''] = value.split('.');
  const counted = (digits: string): string =>
    `${numberEn(digits)} ${digits === '1' ? currency.en : currency.plural}`;
  if (/^0*$/.test(cents)) return counted(whole);
  if (cents.length !== 2 || currency.cents === undefined) return `${numberEn(value)} ${currency.plural}`;
  const small = `${integerEn(String(Number(cents)))} ${cents === '01' ? currency.cents.replace(/s$/, '') : currency.cents}`;
  return /^0+$/.test(whole) ? small : `${counted(whole)} and ${small}`;
}

const perEn = (spoken: string | undefined, what: string): string | undefined =>
  spoken === undefined || what === '' ? spoken : `${spoken} per ${what}`;

export const moneyEn: readonly Rule[] = [
  rule(
    String.raw`(${currencyPattern})\s?(${number})\s?${dash}\s?${currencyPattern}?(${number})(${scale})?`,
    ([, sign = '', from = '', to = '', scaleSign = '']) =>
      `${numberEn(from)} to ${money(to, sign, scaleSign) ?? ''}`,
  ),
  rule(
    String.raw`([-−])?(${currencyPattern})\s?(${number})(${scale})?(\+)?${per}`,
    ([, minus = '', sign = '', value = '', scaleSign = '', more = '', what = '']) =>
      (minus === '' ? '' : 'minus ') +
      (more === '' ? '' : 'more than ') +
      (perEn(money(value, sign, scaleSign), what) ?? ''),
  ),
  rule(
    String.raw`(${number})(${scale})?\s?(${currencyAfterPattern})${per}`,
    ([, value = '', scaleSign = '', sign = '', what = '']) => perEn(money(value, sign, scaleSign), what),
  ),
  rule(String.raw`(\d+)\s?¢`, ([, value = '']) => `${integerEn(value)} cent${value === '1' ? '' : 's'}`),
];
