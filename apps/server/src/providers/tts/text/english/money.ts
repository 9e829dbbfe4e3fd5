import { dash, number, rule, type Rule } from '../rule.ts';
import { currencies, currencyAfterPattern, currencyPattern, unitEn, unitPattern } from '../units.ts';
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
const per = String.raw`(?:/((?:${unitPattern})(?![A-Za-z²³])|[a-z]{2,}))?`;

// After an amount these are no thing that is bought: the $5 that, a $20 more.
const notPaidFor =
  'thousand|million|billion|trillion|and|are|was|were|per|for|from|with|that|which|who|you|they|she|can|will|has|have|had|must|may|left|when|where|while|the|than|but|before|after|each|since|until|over|under|ago|later|more|less|would|could|should|into|across|within';
// Behind "the" more may follow that is no thing: the $500 raised by, the $5 every month.
const notNamed = String.raw`\p{Ll}{3,}(?<!e)ed|used|owed|due|spent|paid|given|made|lost|sent|won|held|kept|taken|brought|bought|lent|goes|went|comes|came|buys|every|all|plus|only|just|also|still|now|then|already|not|never|because|about|between|through|during|without|towards?|against|upon|here|there|our|your|his|her|its|their|whose|what|how|does|did|might|shall|both|back`;

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

/** Money before its noun is singular: a $5 bill, the $50-$100 range. */
const beforeNoun = (article: string, never: string): Rule =>
  rule(
    String.raw`(?<=\b(?:${article})\s)([$€£])(${number})(?:\s?${dash}\s?[$€£]?(${number}))?(${scale})?(?=[\s-](?!(?:${never})\b)\p{Ll}{3,})`,
    ([, sign = '', from = '', to = '', scaleSign = '']) => {
      const spoken = [from, to].filter((value) => value !== '').map(numberEn);
      const scaled = scaleSign === '' ? '' : ` ${scales[scaleSign] ?? scaleSign.trim()}`;
      return /\.\d/.test(from + to) && scaleSign === ''
        ? undefined
        : `${spoken.join(' to ')}${scaled} ${currencies[sign]?.en ?? ''}`;
    },
  );

const perEn = (spoken: string | undefined, what: string): string | undefined =>
  spoken === undefined || what === '' ? spoken : `${spoken} per ${unitEn(what, true) || what}`;

// The sign of both: yen where the text is of Japan, and China is not named nearer before it.
const ofJapan = String.raw`\b(?:Japan|Japanese|JPY|[Yy]en|Tokyo|Osaka|Kyoto|Nikkei|BoJ|BOJ|TOPIX|Toyota|Sony|Honda|Nissan|Nintendo|SoftBank|Panasonic|Hitachi|Mitsubishi)\b`;
const ofChina = String.raw`\b(?:China|Chinese|Beijing|Shanghai|Shenzhen|Guangzhou|Hong Kong|RMB|CNY|[Yy]uan|Alibaba|Tencent|Huawei|Xiaomi|Baidu|BYD)\b`;
const nearJapan = String.raw`(?:(?<=${ofJapan}.{0,160})|(?=.{0,160}${ofJapan}))`;
const yen = ([, from = '', fromScale = '', to = '', toScale = '', what = '']: string[]): string => {
  const said = (value: string, scaleSign: string): string =>
    scaleSign === '' ? numberEn(value) : scaledEn(value, scaleSign);
  return `${said(from, fromScale)}${to === '' ? '' : ` to ${said(to, toScale)}`} yen${what === '' ? '' : ` per ${what}`}`;
};

export const moneyEn: readonly Rule[] = [
  rule(
    String.raw`(?<!${ofChina}(?:(?!${ofJapan})[^;.]){0,160})[¥￥]\s?(${number})(${scale})?(?:\s?${dash}\s?[¥￥]?(${number})(${scale})?)?(?:/([a-z]{2,}))?${nearJapan}`,
    yen,
  ),
  beforeNoun('[Aa]n?', notPaidFor),
  beforeNoun('[Tt]he|[Tt]his', `${notPaidFor}|${notNamed}`),
  rule(
    String.raw`(${currencyPattern})\s?(${number})(${scale})?\s?${dash}\s?${currencyPattern}?(${number})(${scale})?(?!\s?=)`,
    ([, sign = '', from = '', fromScale = '', to = '', scaleSign = '']) =>
      `${fromScale === '' ? numberEn(from) : scaledEn(from, fromScale)} to ${money(to, sign, scaleSign) ?? ''}`,
  ),
  // As accountants write a loss: $(0.42)
  rule(
    String.raw`(${currencyPattern})\s?\((${number})(${scale})?\)`,
    ([, sign = '', value = '', scaleSign = '']) => `minus ${money(value, sign, scaleSign) ?? ''}`,
  ),
  rule(
    String.raw`([-−])?(${currencyPattern})\s?([-−])?(${number})(${scale})?(\+)?${per}`,
    ([, before = '', sign = '', behind = '', value = '', scaleSign = '', more = '', what = '']) =>
      (before + behind === '' ? '' : 'minus ') +
      (more === '' ? '' : 'more than ') +
      (perEn(money(value, sign, scaleSign), what) ?? ''),
  ),
  rule(
    String.raw`(${number})(${scale})?\s?(${currencyAfterPattern})${per}`,
    ([, value = '', scaleSign = '', sign = '', what = '']) => perEn(money(value, sign, scaleSign), what),
  ),
  rule(String.raw`(\d+)\s?¢`, ([, value = '']) => `${integerEn(value)} cent${value === '1' ? '' : 's'}`),
];
