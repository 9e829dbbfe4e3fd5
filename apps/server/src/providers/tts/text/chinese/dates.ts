import { dash, rule, withoutZeros, type Rule } from '../rule.ts';
import { digitsZh, integerZh } from './numbers.ts';

const isMonth = (text: string): boolean => Number(text) >= 1 && Number(text) <= 12;
const isDay = (text: string): boolean => Number(text) >= 1 && Number(text) <= 31;
const plainZh = (digits: string): string => integerZh(withoutZeros(digits));

function date([, year = '', month = '', day = '']: string[]): string | undefined {
  if (!isMonth(month) || !isDay(day)) return undefined;
  return `${digitsZh(year)}年${plainZh(month)}月${plainZh(day)}日`;
}

/** Two o'clock is 两点. */
const hourZh = (digits: string): string => (Number(digits) === 2 ? '两' : plainZh(digits));
const smallZh = (digits: string): string =>
  Number(digits) < 10 && Number(digits) > 0 ? `零${plainZh(digits)}` : plainZh(digits);

function clock([, hour = '', minute = '', second = '']: string[]): string | undefined {
  if (Number(hour) > 24 || Number(minute) > 59) return undefined;
  const minutes = minute === '00' && second === '' ? '' : `${smallZh(minute)}分`;
  return `${hourZh(hour)}点${minutes}${second === '' ? '' : `${smallZh(second)}秒`}`;
}

function duration([, hours = '', minutes = '', seconds = '']: string[]): string {
  return `${hourZh(hours)}小时${smallZh(minutes)}分${smallZh(seconds)}秒`;
}

/** After a score. */
export const wins = '获胜|战胜|击败|取胜|险胜|大胜|完胜|领先|落后|战平|逆转|告负|不敌|的比分';
const digits = ([text = '']: string[]): string => digitsZh(text.replace(/\D/g, ''));

const until = '[-–—~～]{1,2}';
const likeYear = '1\\d{3}|20\\d\\d';

export const datesZh: readonly Rule[] = [
  rule(String.raw`(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d.])`, date),
  rule(String.raw`(\d{4})年(\d{1,2})月(\d{1,2})日`, date),
  // 截至6/30; elsewhere a day is what no fraction is: 于9/28前, but 完成到1/2.
  rule(
    String.raw`(?<=(截[至止]到?|日期[:：]|时间[:：])|(?<![降减增升缩占提达加]|(?:比|率|浓度|份额|音量|剂量|权重|分数)[^，。；]{0,12})(?:[于至到自从在]))\s?(1[0-2]|0?[1-9])/([12]\d|3[01]|0?[1-9])(?![\d/%]|\.\d|\s?(?:[的个年用]|小时|分钟|天))`,
    ([, sure = '', month = '', day = '']) =>
      sure !== '' || Number(day) > 12 ? `${plainZh(month)}月${plainZh(day)}日` : undefined,
  ),
  rule(
    String.raw`((?:19|20)\d\d)[-/.](0[1-9]|1[0-2])(?![\d-])(?!\s?[%元米万亿])`,
    ([, year = '', month = '']) => `${digitsZh(year)}年${plainZh(month)}月`,
  ),
  rule(
    String.raw`(\d{4})年?${dash}(\d{4})(?=学?年|财年|赛季|级|届)`,
    ([, from = '', to = '']) => `${digitsZh(from)}到${digitsZh(to)}`,
    true,
  ),
  rule(
    String.raw`((?:19|20)\d\d)[-–/](\d\d)(?=赛季|学年|财年)`,
    ([, from = '', to = '']) => `${digitsZh(from)}到${digitsZh(to)}`,
    true,
  ),
  // 超时2000s is a time.
  rule(
    String.raw`((?:19|20)\d0)s(?![A-Za-z])(?<!(?:超时|时[长间]|间隔|耗时|[用历延]时|等待|延迟|持续|缓存|周期|有效期|[=<>≤≥约每])[^，。；]{0,6})`,
    ([, year = '']) => `${digitsZh(year)}年代`,
    true,
  ),
  rule(String.raw`\d0(?=年代)`, ([text = '']) => integerZh(text)),
  rule(String.raw`(?<=公元前?)\d{1,4}(?=年)`, digits, true),
  // (618—907年), 康熙(1654-1722)
  rule(
    String.raw`(?<=[(（]\s?(?:公元前?|约)?)(\d{3,4})年?\s?${until}\s?(?:公元)?(\d{3,4})(?=年\s?[)）])|(?<=[(（]\s?公元前?)(\d{3,4})\s?${until}\s?(?:公元)?(\d{3,4})(?=\s?[)）])`,
    ([, from, to, before = '', after = '']) => `${digitsZh(from ?? before)}到${digitsZh(to ?? after)}`,
    true,
  ),
  // Without a word for years only what can hardly be anything else.
  rule(
    String.raw`(?<=[(（]\s?约?)(${likeYear})\s?${until}\s?(${likeYear})(?=\s?[)）](?!\s?[元人名个毫]))`,
    ([, from = '', to = '']) => `${digitsZh(from)}到${digitsZh(to)}`,
    true,
  ),
  // A stretch of years, not one of them.
  rule(String.raw`\d{1,2}00(?=年(?:前|来|多|的历史|以))`, ([text = '']) => integerZh(text)),
  // 2025H1
  rule(String.raw`(?<!\d)20\d\d(?=[HQ][1-4](?!\d)|[AE](?![A-Za-z]))`, digits, true),
  rule(String.raw`(\d{4})(?=学年|财年|赛季|[年级届款版])(?!年(?:多|以[上来]|的历史))`, digits, true),
  rule(
    String.raw`(?<![\d.]|在位|[历用耗]时|工作|[共约近达满超过整于])(?:0\d|[5-9]\d)(?=年(?!多|来|前|后|的|以|代))|(?<!\d)[0-9][05](?=后(?![来面]))`,
    digits,
    true,
  ),
  // 5.1假期, 12·9运动, 618大促: days that became names.
  rule(String.raw`(?:5\.1|10\.1)(?=假期|长假|黄金周|小长假|劳动节|国庆)`, ([text = '']) =>
    text.split('.').map(integerZh).join(''),
  ),
  rule(String.raw`\d{1,2}[·•]\d{1,2}(?=[\p{Script=Han}”」])`, digits, true),
  rule(String.raw`(?<=双)(\d\d)`, ([text = '']) => integerZh(text)),
  rule(
    String.raw`(?<=用时|历时|耗时|时长|成绩[是为]?)[:：]?(\d{1,2})[:：]([0-5]\d)[:：]([0-5]\d)(?!\d)`,
    duration,
  ),
  rule(
    String.raw`(?<!(?:比|比例尺?|比分|比值|坡度|稀释|配比)[是为:：约]?\s?)(\d{1,2})[:：](\d{2})(?:[:：](\d{2}))?(?!\d)(?!的?比例|${wins})`,
    clock,
  ),
  // 周二、四 14:00: a rest keeps 四 and 十四 apart.
  rule(
    String.raw`(?<=(?:周|星期)[一二三四五六日天、,至到~-]*[一二三四五六日天])\s+(?=\d{1,2}[:：点])`,
    () => '，',
  ),
  // 12"91, 1'32"5, as runners' times are written
  rule(
    String.raw`(?<![\d.])(?:(\d{1,2})['′])?(\d{1,2})["″](\d{1,2})(?![\d.])`,
    ([, minutes = '', seconds = '', rest = '']) =>
      `${minutes === '' ? '' : `${integerZh(minutes)}分`}${integerZh(seconds)}秒${digitsZh(rest)}`,
  ),
  rule(String.raw`(?<=第\d{1,3}(?:\+\d{1,2})?)['′](?![\d'′])`, () => '分钟'),
  rule(String.raw`(?<=\d[:：]\d\d\s?)${dash}(?=\s?\d{1,2}[:：]\d\d)`, () => '到'),
  // 11月3日-12月5日, 周一-周五, 第3章-第5章, 10元-20元
  rule(
    String.raw`(?<=\d[年月日号时点分]|周[一二三四五六日]|星期[一二三四五六日]|[一二三四五六七八九十][年月日号])${dash}(?=\d+[年月日号时点分]|周[一二三四五六日]|星期[一二三四五六日]|[一二三四五六七八九十]+[年月日号])`,
    () => '到',
  ),
  rule(String.raw`(?<=\d(\p{Script=Han}{1,3}))${dash}(?=第?\d[\d.,]*\1)`, () => '到'),
  rule(String.raw`(?<![\d第.])2(?=点)`, () => '两'),
];
