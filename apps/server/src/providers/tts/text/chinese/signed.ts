import { dash, number, rule, type Rule } from '../rule.ts';
import { unitPattern } from '../units.ts';
import { numberZh } from './numbers.ts';

// Behind a Chinese character a dash before a number may belong to a name: 歼-20, 长征-5. It is a sign behind what tells of an
// amount, and before what is measured.
const amounts =
  '[得积评]分|净胜球|增[速幅长]|[涨降跌]幅|利润|收益|余额|差额|净[额值]|数值|[温气]温|温度|变[动化]|同比|环比|[偏误]差|[增收]?[长益利]率|盈亏|海拔|坐标|电[压位势]|[升上下]降|[里外]面|室[内外]|最[低高]';
const verbs = '[为是从到至由达在约跌降升于过得或即仅减呈增余]';
const scale = String.raw`\s?(?:%|‰|[万亿元角]|[美欧日港韩澳加]元|英镑|人民币|[千百][万亿元]|个百分点|个基点|(?:pct|pp)s?(?![A-Za-z])|[摄华]氏度|度(?!假))`;
const behindHan = String.raw`(?<=${verbs}|${amounts}|[和与](?!\p{Script=Han}{0,3}[和与]))`;
const signOf = (sign: string): string => (sign === '+' ? '正' : '负');

export const signedZh: readonly Rule[] = [
  // 同比+8.3%
  rule(
    String.raw`(?<=(?:同比|环比|较(?:上|去|前)一?(?:年|月|季度?|期))(?:变[动化])?[为约:：]?\s?)[-−+](?=${number}\s?(?:%|pct|pp|个百分点|个基点|bps?)(?!\s?[~～–—-]))`,
    ([sign = '']) => (sign === '+' ? '增长' : '下降'),
  ),
  // -15~3℃, -40℃~+85℃
  rule(
    String.raw`[-−](${number})\s?(?:℃|°C)?\s?(?:${dash}|到|至)\s?([-−+]?)(${number})\s?(?:℃|°C)`,
    ([, from = '', sign = '', to = '']) =>
      `零下${numberZh(from)}到${sign === '' ? '' : sign === '+' ? '零上' : '零下'}${numberZh(to)}摄氏度`,
  ),
  rule(String.raw`[-−](${number})\s?(?:℃|°C)`, ([, value = '']) => `零下${numberZh(value)}摄氏度`),
  // 3.5亿-4亿元
  rule(String.raw`(?<=\d[千万亿百]+)${dash}(?=\d)`, () => '到'),
  rule(String.raw`${behindHan}[-−–+](?=\d)(?!.(?:19|20)\d\d年)`, ([sign = '']) => signOf(sign)),
  rule(
    String.raw`(?<=\p{Script=Han})[-−](?=${number}(?:${scale}|\s?(?:${unitPattern})(?![A-Za-z])))`,
    () => '负',
  ),
  rule(String.raw`(?<=[(（])\+(?=\d+[)）])`, () => '加'),
];
