import { dash, number, rule, type Rule } from '../rule.ts';
import { currencies, currencyAfterPattern, currencyPattern, unitPattern, unitZh } from '../units.ts';
import { amountZh, scaledZh } from './numbers.ts';

const scale = '[千万亿百]*';
const per = String.raw`(?:/((?:${unitPattern})(?![A-Za-z])|\p{Script=Han}{1,2}))?`;
// 19.90 is 十九点九, 5.00 is 五.
const price = (value: string): string => amountZh(value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''));
const perZh = (what: string): string => (what === '' ? '' : `每${unitZh(what) || what}`);

export const moneyZh: readonly Rule[] = [
  rule(
    String.raw`(${currencyPattern})\s?(${number})\s?(${scale})\s?${dash}\s?${currencyPattern}?(${number})\s?(${scale})${per}`,
    ([, sign = '', from = '', fromScale = '', to = '', toScale = '', what = '']) =>
      `${price(from)}${fromScale}到${price(to)}${toScale}${currencies[sign]?.zh ?? ''}${perZh(what)}`,
  ),
  rule(
    String.raw`([-−])?(${currencyPattern})\s?([-−])?(${number})(?:([KMB])(?![A-Za-z])|\s?(${scale}))(?:元|美元|欧元|英镑)?${per}`,
    ([, before = '', sign = '', behind = '', value = '', letter = '', scaled = '', what = '']) =>
      `${before + behind === '' ? '' : '负'}${letter === '' ? price(value) : scaledZh(value, letter)}${scaled}${currencies[sign]?.zh ?? ''}${perZh(what)}`,
  ),
  rule(
    String.raw`(${number})\s?(${scale})(${currencyAfterPattern})${per}`,
    ([, value = '', scaled = '', sign = '', what = '']) =>
      `${price(value)}${scaled}${currencies[sign]?.zh ?? ''}${perZh(what)}`,
  ),
  // 元/人, 次/分; but 男/女 is no rate.
  rule(
    String.raw`(?<=(?:[元块角币镑]|\d[千万亿百]?(?:[个件人次台辆吨升]|h|min|[km]?g|m{1,2}|t|m?L|ml|k?W|kWh)))/(?=\p{Script=Han}|${unitPattern})|(?<=\d\s?(?:km|GB|MB))/(?=[人月天日年周秒次]|分钟|小时)`,
    () => '每',
  ),
];
