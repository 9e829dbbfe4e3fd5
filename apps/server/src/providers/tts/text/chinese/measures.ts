import { ordinalEn } from '../english/numbers.ts';
import { fractionSigns, fractionSignPattern } from '../fractions.ts';
import { dash, number, rule, type Rule } from '../rule.ts';
import { basisPoints, letteredUnitsZh } from '../lettered-units.ts';
import { wins } from './dates.ts';
import { lonelyUnitPattern, unitPattern, unitZh } from '../units.ts';
import { amountZh, digitsZh, integerZh, numberZh, scaledZh } from './numbers.ts';

// 两个, but 第二个 and 十二个.
const things =
  '(?:[个位只条张本件次种名天周岁块元米斤倍层台辆家间座项页份套双对步句段道颗根片支朵头匹艘杯瓶碗盘袋盒箱包桶罐篇封幅首部架棵株粒滴串批门场届期轮遍趟点分秒千万亿晚餐节夜大侧端所栋幢例处束股人站]|学[时分]|课时|方面|年(?!级)|小时|公[里斤]|英[里寸尺])';
const countedTwo = `(?<!\\d,|[\\d.:第初]|[A-Za-z][- ]?)2(?=${things})(?!次方|分之|点[零一二三四五六七八九])`;

const percent = (text: string): string => (/^100$/.test(text) ? '百分之百' : `百分之${numberZh(text)}`);
const unit = String.raw`(${unitPattern})(?![A-Za-z])`;

/** Two degrees are 二度, two of everything else 两. */
const measured = (value: string, of: string): string =>
  (/^[°℃℉]/.test(of) ? numberZh(value) : amountZh(value)) + unitZh(of);

export const measuresZh: readonly Rule[] = [
  rule(String.raw`\d+(?:\.\d+){2,}`, ([text = '']) => text.split('.').map(integerZh).join('点')),
  // An English ordinal is English, whatever stands around it.
  rule(String.raw`(\d+)(?:st|nd|rd|th)(?![A-Za-z])`, ([, value = '']) => ordinalEn(value)),
  // Games in a row before what they decided: 21-15、18-21取胜.
  rule(
    String.raw`(\d{1,3})[-–](\d{1,3})(?=(?:[,，、]\s?\d{1,3}[-–]\d{1,3})*\s?(?:${wins}))`,
    ([, one = '', other = '']) => `${integerZh(one)}比${integerZh(other)}`,
  ),
  // 阿根廷3-2法国: what goes up may be a range, what does not is none.
  rule(
    String.raw`(?<=(?:队|赛|轮|[主客]场|球|杯|破门|冠军|联盟)[^。；]{0,30}\p{Script=Han}\)?)(?<!第)(\d{1,2})[-–](\d{1,2})(?=(?![班号楼室栋组节章题页条款课单期年月日])\p{Script=Han})`,
    ([, one = '', other = '']) =>
      Number(one) >= Number(other) ? `${integerZh(one)}比${integerZh(other)}` : undefined,
  ),
  // 第7局11-9, 11-9拿下第7局
  rule(
    String.raw`(?<=第[一二三四五六七\d]+[局盘][^，。；]{0,6})(\d{1,2})[-–](\d{1,2})(?!\d|\s?(?:分钟|[号个人名次天秒]))|(\d{1,2})[-–](\d{1,2})(?=(?:拿下|赢下|丢掉|输掉)[^，。；]{0,6}[局盘])`,
    ([text = '']) => text.split(/\D/).map(integerZh).join('比'),
  ),
  rule(
    String.raw`(\d{1,3})[-–:：](\d{1,3})(?=${wins})|(?<=比分[是为：:]?\s?)(\d+)[-–](\d+)`,
    ([text = '']) => {
      const [one = '', other = ''] = text.split(/\D/);
      return `${integerZh(one)}比${integerZh(other)}`;
    },
  ),
  rule(
    String.raw`(?<![A-Za-z\d.])(\d{1,3})\s?h\s?([0-5]?\d)\s?m(?![A-Za-z²³/])`,
    ([, hours = '', minutes = '']) => `${amountZh(hours)}小时${integerZh(minutes)}分钟`,
  ),
  rule(
    String.raw`(\d+(?:\.\d+)?)\s?[:：]\s?(\d+(?:\.\d+)?)`,
    ([, a = '', b = '']) => `${numberZh(a)}比${numberZh(b)}`,
  ),
  rule(
    String.raw`(${number})%?${dash}(${number})%`,
    ([, from = '', to = '']) => `${percent(from)}到${percent(to)}`,
  ),
  rule(
    String.raw`(${number})\s?(?:pcts?|PCT|pp|ppts?)(?![A-Za-z\d])`,
    ([, value = '']) => `${amountZh(value)}个百分点`,
  ),
  rule(String.raw`(?<=\d\s?%)\+(?:以上|(?!\s?[\dA-Za-z($¥]))`, () => '以上'),
  rule(
    String.raw`(${number})w(?![A-Za-z\d]|\s?[台辆个人件套部次])(?:(?<=(?:LED|功率|快充|电源|灯|充电|[煲壶炉箱扇]|[取加]暖器|电[饭热磁吹暖动]|空调|吹风机|光伏)[^，。；]{0,8})|(?=的?(?:功率|快充|充电|电[源饭热磁吹暖动]|灯)))`,
    ([, value = '']) => `${amountZh(value)}瓦`,
  ),
  // 120w: ten thousands, where no lamp is spoken of.
  rule(String.raw`(${number})w(?![A-Za-z\d])`, ([, value = '']) => `${numberZh(value)}万`),
  rule(
    String.raw`(?:(?<![\p{L}\d%])([-−+]))?(${number})%`,
    ([, sign = '', value = '']) => (sign === '' ? '' : sign === '+' ? '正' : '负') + percent(value),
  ),
  rule(String.raw`[-−](${number})%`, ([, value = '']) => `负${percent(value)}`),
  rule(String.raw`(${number})‰`, ([, value = '']) => `千分之${numberZh(value)}`),
  // 分别为12/15/19亿元
  rule(String.raw`(?<![\d/.])${number}(?:/${number}){2,}(?![\d/])`, ([text = '']) =>
    text.split('/').map(numberZh).join('，'),
  ),
  // Two pressures, no fraction: 120/80mmHg.
  rule(String.raw`(\d{2,3})/(\d{2,3})\s?mmHg|(?<=血压[是为约：:]?\s?)(\d{2,3})/(\d{2,3})`, ([text = '']) => {
    const [high = '', low = ''] = text.split('/').map((one) => integerZh(one.replace(/\D/g, '')));
    return `${high}，${low}${text.endsWith('Hg') ? unitZh('mmHg') : ''}`;
  }),
  // 1米78, 3块5: what is left of the next measure, digit by digit.
  rule(
    String.raw`(?<=\d[米块])(\d{1,2})(?=$|[^\d\p{L}.%/:-]|左右|以[上下]|[的高长宽深多一])`,
    ([, rest = '']) => digitsZh(rest.replace(/^(\d)0$/, '$1')),
    true,
  ),
  // 37秒84
  rule(String.raw`(?<=\d秒)\d\d(?![\d.%％]|\s?[个人件次名元项])`, ([text = '']) => digitsZh(text), true),
  rule(
    String.raw`(?:(\d+)又)?(\d{1,4})/(\d{1,4})(?![\d/])`,
    ([, whole = '', top = '', bottom = '']) =>
      `${whole === '' ? '' : `${integerZh(whole)}又`}${integerZh(bottom)}分之${integerZh(top)}`,
  ),
  rule(String.raw`(\d*)(${fractionSignPattern})`, ([, whole = '', sign = '']) => {
    const [top = '', bottom = ''] = fractionSigns[sign] ?? [];
    return `${whole === '' ? '' : `${integerZh(whole)}又`}${integerZh(bottom)}分之${integerZh(top)}`;
  }),
  rule(String.raw`(?<!\d)([1-9])([1-9])(?=折)`, ([, a = '', b = '']) => digitsZh(a + b), true),
  rule(
    String.raw`(${number})\s?(?:${unitPattern})?${dash}(${number})\s?${unit}`,
    ([, from = '', to = '', of = '']) => `${numberZh(from)}到${measured(to, of)}`,
  ),
  rule(String.raw`(?<!第\s?)(${number})${dash}2(?=${things})`, ([, from = '']) => `${numberZh(from)}到两`),
  rule(
    String.raw`(${number})${dash}(${number})(?![A-Za-z\d]|\s?[=＝])(?!-)`,
    ([, from = '', to = '']) => `${numberZh(from)}到${numberZh(to)}`,
  ),
  // 日志保留7d
  rule(
    String.raw`(?<=(?:保留|缓存|疗程|周期|有效期|[连服停给]用?|过期|清理|间隔|工期|每隔?|历时|超过|[≤≥<>])[了为是:：]?\s?)(${number})(?:${dash}(${number}))?\s?d(?![A-Za-z\d])`,
    ([, from = '', to = '']) => `${amountZh(from)}${to === '' ? '' : `到${amountZh(to)}`}天`,
  ),
  ...letteredUnitsZh,
  rule(String.raw`(?<=\d个)(?:bps?|BPs?|BPS)(?![A-Za-z])`, () => '基点'),
  basisPoints(
    (sign, from, to) =>
      `${sign === '+' ? '正' : ''}${numberZh(sign + from)}${to === '' ? '' : `到${numberZh(to)}`}个基点`,
  ),
  rule(
    String.raw`(?<=电流[^，。；]{0,6})(${number})\s?A(?![A-Za-z])`,
    ([, value = '']) => `${amountZh(value)}安`,
  ),
  // 18x, 提速3x; but 2x+1 is a product.
  rule(
    String.raw`(?<![=+×(−A-Za-z-]\s?)(${number})x(?![A-Za-z\d(²³^])(?!\s?[=+−<>≤≥*/-])`,
    ([, value = '']) => `${amountZh(value)}倍`,
  ),
  rule(
    String.raw`(${number})\s?r/(min|s)(?![A-Za-z])`,
    ([, value = '', each = '']) => `${amountZh(value)}转每${each === 's' ? '秒' : '分'}`,
  ),
  // 10⁹/L
  rule(String.raw`(?<=10(?:\^\d+|[⁰¹²³⁴-⁹⁻]+)\s?)/\s?${unit}`, ([, of = '']) => `每${unitZh(of)}`),
  rule(String.raw`(?<=[A-Za-z]\d+)${dash}(?=[A-Z]\d)`, () => '到'),
  rule(String.raw`(\d+)K(?=视频|分辨率|超清|高清|屏|电视|画质)`, ([, value = '']) => `${integerZh(value)} K`),
  rule(
    String.raw`(?:(?<![\p{L}\d)]\s?)([-−]))?(${number})\s?${unit}`,
    ([, minus = '', value = '', of = '']) => (minus === '' ? '' : '负') + measured(value, of),
  ),
  rule(String.raw`(?<=10(?:\^[({]?[-−]?\d+[)}]?|[⁰¹²³⁴-⁹⁻]+)\s?)${unit}`, ([, of = '']) => unitZh(of)),
  rule(String.raw`(?<=[\d.][千万亿百]+)${unit}`, ([, of = '']) => unitZh(of)),
  rule(String.raw`(${number})([KMB])(?![A-Za-z\d])(?=\+?\s?\p{Script=Han})`, ([, value = '', scale = '']) =>
    scaledZh(value, scale),
  ),
  rule(String.raw`(?<![A-Za-z\d])(${lonelyUnitPattern})(?![A-Za-z\d])`, ([, of = '']) => unitZh(of)),
  rule(String.raw`([1-9]\d*0)\+(?!\s?[\dA-Za-z])`, ([, value = '']) => `${integerZh(value)}多`),
  rule(String.raw`(?<=[年月日号时点分])[~～](?=\s?\d)`, () => '到'),
  rule(
    String.raw`[~～](?=\s?\d)(?<![\p{Script=Latin}\d)年月日号时分秒点元米度周层楼级岁人个次%℃]\s?.)`,
    () => '约',
  ),
  rule(String.raw`(?<=\d\s)[-−](?=\s\d)`, () => '减'),
  rule(String.raw`(?<![\p{L}\d)])[-−](${number})`, ([, value = '']) => `负${numberZh(value)}`),
  rule(String.raw`(?<=第)\d+(?:\.\d+)*`, ([text = '']) => text.split('.').map(integerZh).join('点')),
  rule(String.raw`0\d+|\d{13,}`, ([text = '']) => digitsZh(text), true),
  rule(countedTwo, () => '两'),
  rule(number, ([text = '']) => numberZh(text)),
];
