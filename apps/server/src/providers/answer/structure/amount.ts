import { numberOfHan } from '../search/amounts.ts';

/** A number with its unit. */
export type Amount = {
  /** In the base of its dimension: days, metres, grams; else in its own unit. */
  level: number;
  /** As it is written, without 万 or `million`. */
  value: number;
  unit: string;
  /** The number that stands there, with what stands around it: of `约 1,210 万元` 1210 and 万元. */
  shown: number;
  prefix: string;
  suffix: string;
  /** Amounts of one dimension can be compared. */
  dimension: string;
  /** A range or `more than`: it can be compared, but adds up to nothing exact. */
  isLoose: boolean;
};

type Unit = { dimension: string; factor: number };
const unitTable: readonly (readonly [dimension: string, factor: number, names: string])[] = [
  ['time', 1 / 86_400, '秒 秒钟 s sec secs second seconds'],
  ['time', 1 / 1440, '分 分钟 min mins minute minutes'],
  ['time', 1 / 24, '小时 时 h hr hrs hour hours'],
  ['time', 1, '天 日 d day days'],
  ['time', 7, '周 星期 week weeks'],
  ['time', 30.4, '月 个月 month months'],
  ['time', 365.25, '年 yr yrs year years'],
  ['length', 0.001, '毫米 mm millimetre millimetres millimeter millimeters'],
  ['length', 0.01, '厘米 cm centimetre centimetres centimeter centimeters'],
  ['length', 1, '米 m metre metres meter meters'],
  ['length', 1000, '公里 千米 km kilometre kilometres kilometer kilometers'],
  ['length', 1609.344, '英里 mi mile miles'],
  ['length', 1.495_978_707e11, '天文单位 au'],
  ['mass', 1, '克 g gram grams'],
  ['mass', 1000, '千克 公斤 kg kilogram kilograms'],
  ['mass', 1e6, '吨 t ton tons tonne tonnes'],
  ['data', 1 / 1024, 'kb'],
  ['data', 1, 'mb'],
  ['data', 1024, 'gb'],
  ['data', 1024 ** 2, 'tb'],
  ['percent', 1, '% percent 个百分点 pp'],
  ['¥', 1, '元 ¥ rmb cny 人民币'],
  ['$', 1, '美元 $ us$ usd dollar dollars'],
  ['€', 1, '欧元 € eur euro euros'],
  ['£', 1, '英镑 £ gbp pound pounds'],
];
const units = new Map(
  unitTable.flatMap(([dimension, factor, names]) =>
    names.split(' ').map((name): [string, Unit] => [name, { dimension, factor }]),
  ),
);

/** `m` are metres and `M` millions, so the case counts. */
const multiples: readonly (readonly [RegExp, number])[] = [
  [/^ ?万亿/, 1e12],
  [/^ ?亿/, 1e8],
  [/^ ?(?:百万|(?:million|mio|mn)\b)/i, 1e6],
  [/^ ?千万/, 1e7],
  [/^ ?万/, 1e4],
  [/^ ?(?:thousand\b)/i, 1e3],
  [/^ ?(?:billion|bn)\b/i, 1e9],
  [/^ ?trillion\b/i, 1e12],
  [/^[kK](?![\p{L}])/u, 1e3],
  [/^M(?!\p{L})/u, 1e6],
  [/^B(?!\p{L})/u, 1e9],
];

const none = /^(?:[-–—－/\\.…?]*|n\.?\s?\/?a\.?|none|nil|tbd|无|暂无|未知|不详|没有)$/i;
// No longer than numbers are: a cell may hold anything.
const digits = String.raw`\d{1,3}(?:[, ]\d{3}){1,5}(?:\.\d{1,12})?|\d{1,15}(?:\.\d{1,15})?`;
const before = /^(?:大?约|大概|将近|近|接近|about|approx(?:\.|imately)?|around|circa|ca?\.|~|≈|±)\s*/i;
const loose =
  /^(?:超过|多于|大于|不到|少于|小于|至少|最多|over|more than|less than|up to|at least|under|[<>≤≥＜＞])\s*/i;
const money = /^(?:us\$|[$¥€£￥]|rmb|usd|eur)\s*/i;
const number = new RegExp(`^([-−–－+])?\\s*(${digits})`);
const between = new RegExp(`^\\s*(?:[-–—~～至到]|to)\\s*[$¥€£]?(${digits})`, 'i');
const unitText = /^[\p{L}\p{S}%°℃℉/·.²³\d-]{0,14}(?: (?:per|an?|\/) ?\p{L}{1,10}| \p{L}{1,10})?$/u;

const plainNumber = (text: string): number => Number(text.replaceAll(/[, ]/g, ''));

/** The dimension of a unit; another unit is its own. */
export function unitOf(unit: string): Unit {
  const plain = unit
    .toLowerCase()
    .replace(/^个(?=.)/, '')
    .replace(/\.$/, '')
    .trim();
  return units.get(plain) ?? { dimension: plain, factor: 1 };
}

/** `8 分 20 秒`, `3 h 20 min`. */
function compoundTime(text: string): Amount | undefined {
  const found = /^(\d{1,6}(?:\.\d{1,4})?) ?(\p{L}{1,8}) ?(\d{1,4}(?:\.\d{1,4})?) ?(\p{L}{1,8})$/u.exec(text);
  const [, many = '', large = '', few = '', small = ''] = found ?? [];
  const [one, other] = [unitOf(large), unitOf(small)];
  if (!found || one.dimension !== 'time' || other.dimension !== 'time') return undefined;
  const level = Number(many) * one.factor + Number(few) * other.factor;
  const value = level / one.factor;
  const shown = { shown: value, prefix: '', suffix: large };
  return { level, value, unit: large, ...shown, dimension: 'time', isLoose: false };
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const dayMs = 86_400_000;

/** A calendar date, or a month of a year. */
function dateOf(text: string): Amount | undefined {
  const signs = /^(\d{4})\s?[-/.年]\s?(\d{1,2})(?:\s?[-/.月]\s?(\d{1,2})日?|月)?$/.exec(text);
  const words = /^(?:(\d{1,2}) )?([a-z]{3,9})\.? (?:(\d{1,2}), )?(\d{4})$/i.exec(text);
  const month = signs ? Number(signs[2]) - 1 : months.indexOf((words?.[2] ?? '').slice(0, 3).toLowerCase());
  if ((!signs && !words) || month < 0 || month > 11) return undefined;
  const [year, day] = signs ? [signs[1], signs[3]] : [words?.[4], words?.[1] ?? words?.[3]];
  const level = Date.UTC(Number(year), month, Number(day ?? 1)) / dayMs;
  const shown = { shown: level, prefix: '', suffix: '' };
  return { level, value: level, unit: '', ...shown, dimension: 'date', isLoose: true };
}

/** A cell may hold anything; more of it is no name and no amount. */
const longest = 400;
const longestAmount = 60;

/** The text without footnote marks: `12*`, `95 [1]`, `83¹`. The ² of km² stays. */
export const withoutMarks = (text: string): string =>
  text
    .slice(0, longest)
    .replace(/(?<=[\d)%])[¹²³⁰⁴-⁹]+/gu, '')
    .replace(/\s*(?:\[\w{1,3}\]|[*†‡]+|[①-⑳])$/u, '')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();

/** The amount that a cell holds; undefined where it is empty, or says more than an amount. `headUnit` stands over its column. */
export function amountOf(cell: string, headUnit = ''): Amount | undefined {
  if (cell.length > longestAmount) return undefined;
  let text = withoutMarks(cell);
  if (none.test(text)) return undefined;
  const date = dateOf(text) ?? compoundTime(text);
  if (date) return date;
  text = text.replace(before, '');
  const isLoose = loose.test(text);
  text = text.replace(loose, '');
  // `(1,234)` is how accountants write a loss.
  const loss = /^\(([^()]+)\)$/.exec(text);
  if (loss) text = `-${loss[1] ?? ''}`;
  const sign = /^[-−–－](?=\s*[$¥€£])/.exec(text) ? '-' : '';
  text = text.slice(sign.length).trim();
  const currency = money.exec(text)?.[0] ?? '';
  text = text.slice(currency.length);
  const han = /^[零〇一二两三四五六七八九十百千万亿点]{2,16}/.exec(text)?.[0];
  const [written, minus, figure] = number.exec(text) ?? [];
  const first = han === undefined ? figure && plainNumber(figure) : numberOfHan(han);
  if (first === undefined || first === '') return undefined;
  let rest = text.slice((han ?? written ?? '').length);
  const to = between.exec(rest);
  let value = (minus || sign) && minus !== '+' ? -first : first;
  if (to?.[1]) {
    value = (value + plainNumber(to[1])) / 2;
    rest = rest.slice(to[0].length);
  }
  return withUnit(value, rest, { currency: currency.trim(), headUnit, isLoose: isLoose || to !== null });
}

function withUnit(
  value: number,
  after: string,
  { currency, headUnit, isLoose }: { currency: string; headUnit: string; isLoose: boolean },
): Amount | undefined {
  let rest = after.replace(/^[+多余]+/, '');
  const own = multiples.find(([name]) => name.test(rest));
  if (own) rest = rest.replace(own[0], '');
  const written = rest.trim();
  if (!unitText.test(written) || (/\d/.test(written) && !/^\p{L}+\d$/u.test(written))) return undefined;
  // `1C` and `3A` are codes.
  if (/^\p{Lu}$/u.test(rest) && !units.has(rest.toLowerCase())) return undefined;
  // Of a column in 万元 each number counts ten thousands.
  const above = own || written || currency ? undefined : multiples.find(([name]) => name.test(headUnit));
  const multiple = own ?? above;
  const unit = written || currency || (above ? headUnit.replace(above[0], '').trim() : headUnit);
  const { dimension, factor } = unitOf(unit);
  const whole = value * (multiple?.[1] ?? 1);
  const suffix = after.replace(/^[+多余]+/, '').trim() || (currency ? '' : headUnit);
  return {
    level: whole * factor,
    value: whole,
    unit,
    shown: value,
    prefix: currency,
    suffix,
    dimension,
    isLoose,
  };
}
