import { digitsZh, integerZh, numberZh, telephoneZh } from './numbers-zh.ts';
import { groupsOf, type Rule } from './rule.ts';
import { currencies, currencyPattern, unitPattern, units } from './units.ts';

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const dash = '[-–—~～]';
const rule = (pattern: string, read: (groups: string[]) => string | undefined, digits = false): Rule => ({
  pattern: new RegExp(pattern, 'yu'),
  read: (match) => read(groupsOf(match)),
  digits,
});

const isMonth = (text: string): boolean => Number(text) >= 1 && Number(text) <= 12;
const isDay = (text: string): boolean => Number(text) >= 1 && Number(text) <= 31;
const plain = (text: string): string => text.replace(/^0+(?=\d)/, '');

function date([, year = '', month = '', day = '']: string[]): string | undefined {
  if (!isMonth(month) || !isDay(day)) return undefined;
  return `${digitsZh(year)}年${integerZh(plain(month))}月${integerZh(plain(day))}日`;
}

function time([, hour = '', minute = '', second = '']: string[]): string | undefined {
  if (Number(hour) > 24 || Number(minute) > 59) return undefined;
  const small = (text: string): string =>
    Number(text) < 10 && Number(text) > 0 ? `零${integerZh(plain(text))}` : integerZh(plain(text));
  const minutes = minute === '00' && second === '' ? '' : `${small(minute)}分`;
  return `${integerZh(plain(hour))}点${minutes}${second === '' ? '' : `${small(second)}秒`}`;
}

// 两个, but 第二个 and 十二个.
const countedTwo =
  '(?<![\\d.,第])2(?=[个位只条张本件次种名天年周岁块元米斤倍层台辆家间座项页份套双对组步句段道颗根片支朵头匹艘门场届期轮遍趟点分秒小千万亿])';

const percent = (text: string): string => `百分之${numberZh(text)}`;

/** How Chinese reads numbers and signs; the first rule that fits wins. */
export const rulesZh: readonly Rule[] = [
  rule(String.raw`(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d.])`, date),
  rule(String.raw`(\d{4})年(\d{1,2})月(\d{1,2})[日号]`, date),
  rule(
    String.raw`(\d{4})${dash}(\d{4})(?=年)`,
    ([, from = '', to = '']) => `${digitsZh(from)}到${digitsZh(to)}`,
    true,
  ),
  rule(String.raw`(\d{2}00)(?=年(?:前|来|多|的历史|以))`, ([, years = '']) => integerZh(years)),
  rule(
    String.raw`(\d{4})(?=[年级届款版])(?!年(?:多|以[上来]|的历史))`,
    ([, year = '']) => digitsZh(year),
    true,
  ),
  rule(
    String.raw`([6-9]\d)(?=年(?!多|来|前|后|的|以))|([0-9][05])(?=后(?![来面]))`,
    ([text = '']) => digitsZh(text),
    true,
  ),
  rule(String.raw`(\d{1,2})[:：](\d{2})(?:[:：](\d{2}))?(?!\d)`, time),
  rule(String.raw`(\d+)\s?[:：]\s?(\d+)`, ([, a = '', b = '']) => `${integerZh(a)}比${integerZh(b)}`),
  rule(
    String.raw`(${number})%?${dash}(${number})%`,
    ([, from = '', to = '']) => `${percent(from)}到${percent(to)}`,
  ),
  rule(String.raw`([-−]?)(${number})%`, ([, sign = '', value = '']) => (sign ? '负' : '') + percent(value)),
  rule(String.raw`(${number})‰`, ([, value = '']) => `千分之${numberZh(value)}`),
  rule(
    String.raw`(${currencyPattern})\s?(${number})\s?([千万亿百]*)(?:元|美元|欧元|英镑)?`,
    ([, sign = '', value = '', scale = '']) =>
      numberZh(value.replace(/\.0+$/, '')) + scale + (currencies[sign]?.zh ?? ''),
  ),
  rule(
    String.raw`(1[3-9]\d)[- ]?(\d{4})[- ]?(\d{4})(?!\d)`,
    ([, a = '', b = '', c = '']) => [a, b, c].map(telephoneZh).join('，'),
    true,
  ),
  rule(
    String.raw`(0\d{2,3}|[48]00)-(\d{3,4})-?(\d{4})(?!\d)`,
    ([, a = '', b = '', c = '']) => `${telephoneZh(a)}，${telephoneZh(b + c)}`,
    true,
  ),
  rule(
    String.raw`(?<=(?:拨打|拨|电话|热线|致电|号码|编号|学号|工号|代码|密码|验证码|房间|航班|车次|尾号|QQ)[是为：:]?\s?)\d{3,}`,
    ([text = '']) => telephoneZh(text),
    true,
  ),
  rule(
    String.raw`(\d+)/(\d+)(?![\d/])`,
    ([, top = '', bottom = '']) => `${integerZh(bottom)}分之${integerZh(top)}`,
  ),
  rule(String.raw`\d+(?:\.\d+){2,}`, ([text = '']) => text.split('.').map(integerZh).join('点')),
  rule(String.raw`(?<=[A-Za-z]-?)\d{3,}`, ([text = '']) => telephoneZh(text), true),
  rule(
    String.raw`(${number})${dash}(${number})\s?(${unitPattern})?(?![A-Za-z\d])`,
    ([, from = '', to = '', unit = '']) => `${numberZh(from)}到${numberZh(to)}${units[unit]?.zh ?? ''}`,
  ),
  rule(String.raw`[-−](${number})\s?(?:℃|°C)`, ([, value = '']) => `零下${numberZh(value)}摄氏度`),
  rule(
    String.raw`(${number})\s?(${unitPattern})(?![A-Za-z])`,
    ([, value = '', unit = '']) => numberZh(value) + (units[unit]?.zh ?? ''),
  ),
  rule(String.raw`([1-9]\d*0)\+(?!\s?\d)`, ([, value = '']) => `${integerZh(value)}多`),
  rule(String.raw`(?<=\d\s?)[-−](?=\s?\d+\s?[=＝])|(?<=\d\s)[-−](?=\s\d)`, () => '减'),
  rule(String.raw`(?<=\d\s?)<(?=\s?\d)`, () => '小于'),
  rule(String.raw`(?<=\d\s?)>(?=\s?\d)`, () => '大于'),
  rule(String.raw`(?<![\p{L}\d])[-−](${number})`, ([, value = '']) => `负${numberZh(value)}`),
  rule(String.raw`(?<=第)(\d+)`, ([text = '']) => integerZh(text)),
  rule(String.raw`0\d+|\d{13,}`, ([text = '']) => digitsZh(text), true),
  rule(countedTwo, () => '两'),
  rule(String.raw`${number}`, ([text = '']) => numberZh(text)),
  rule(String.raw`[Ⅰ-Ⅻ]`, ([text = '']) => integerZh(String(text.charCodeAt(0) - 0x215f))),
];
