// A number is compared by its value and a unit by its kind: 五千五百, 5,500 and "five thousand five hundred" are the same.

const digitsZh: Readonly<Record<string, number>> = Object.fromEntries(
  [...'零一二三四五六七八九'].map((sign, value) => [sign, value]),
);
const stepsZh: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const levelsZh: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8 };

/** 二十二, 两千, 三亿五千万 and 九十九点八六; undefined for what is no number. */
export function numberOfHan(written: string): number | undefined {
  const [whole = '', part = ''] = written.replaceAll('两', '二').replaceAll('〇', '零').split('点');
  let [sum, section, digit] = [0, 0, Number.NaN];
  for (const sign of whole) {
    const [value, step, level] = [digitsZh[sign], stepsZh[sign], levelsZh[sign]];
    if (value !== undefined) digit = Number.isNaN(digit) || digit === 0 ? value : digit * 10 + value;
    else if (step !== undefined) {
      section += (Number.isNaN(digit) ? 1 : digit) * step;
      digit = Number.NaN;
    } else if (level !== undefined) {
      const below = section + (Number.isNaN(digit) ? 0 : digit);
      // 三亿五千万: the 万 counts what follows the 亿 alone.
      sum = level === levelsZh['亿'] ? (sum + below) * level : sum + below * level;
      [section, digit] = [0, Number.NaN];
    } else return undefined;
  }
  const value = sum + section + (Number.isNaN(digit) ? 0 : digit);
  if (part === '') return value;
  const digits = [...part].map((sign) => digitsZh[sign]);
  return digits.includes(undefined) ? undefined : Number(`${value}.${digits.join('')}`);
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const large: Readonly<Record<string, number>> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 };
const namesEn = [...small, ...tens, ...Object.keys(large)].join('|');

/** `Five thousand five hundred`, in small letters. */
export function numberOfWords(written: string): number | undefined {
  let [sum, section] = [0, 0];
  for (const word of written.split(/[\s-]+/)) {
    if (word === 'and') continue;
    const unit = small.indexOf(word);
    const ten = tens.indexOf(word);
    const step = large[word];
    if (unit >= 0) section += unit;
    else if (ten >= 0) section += (ten + 2) * 10;
    else if (step === 100) section = (section || 1) * 100;
    else if (step !== undefined) [sum, section] = [sum + (section || 1) * step, 0];
    else return undefined;
  }
  return sum + section;
}

const hanNumber =
  /百分之([零〇一二两三四五六七八九十百千万亿点]{1,16})|[零〇一二两三四五六七八九十][零〇一二两三四五六七八九十百千万亿点]{1,15}(?<!点)|[一二两三四五六七八九十](?=[个颗种条项位只家座门节章步类款年月日天岁人次页元倍公米吨度小分秒])/gu;
const wordNumber = new RegExp(`\\b(?:${namesEn})(?:[ -](?:and )?(?:${namesEn}))*\\b`, 'g');
// No longer than numbers are: a slide may hold anything.
const multiplied =
  /(?<![\d.])(\d{1,12}(?:\.\d{1,6})?) ?(万亿|亿|万|(?:thousand|million|billion|trillion|bn)\b)/g;
const multiples: Readonly<Record<string, number>> = {
  万: 1e4,
  亿: 1e8,
  万亿: 1e12,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  bn: 1e9,
  trillion: 1e12,
};

/** Units that are written in several ways; the first way stands for all. */
const units: readonly (readonly [RegExp, string])[] = [
  [/(\d) ?(?:%|％|percent\b|per cent\b|个百分点)/g, '$1 percent '],
  [/(\d) ?(?:km|kilomet(?:re|er)s?)(?!\p{L})/gu, '$1 km '],
  [/(\d) ?(?:公里|千米)/g, '$1 km '],
  [/(\d) ?(?:kg|kilograms?|公斤|千克)(?![a-z])/g, '$1 kg '],
  [/(\d) ?(?:℃|° ?c\b|degrees? celsius|摄氏度)/g, '$1 celsius '],
  [/(\d) ?(?:gb|gigabytes?)\b/g, '$1 gb '],
  [/\$ ?(\d[\d.]{0,15})/g, '$1 dollar '],
  [/€ ?(\d[\d.]{0,15})/g, '$1 euro '],
  [/£ ?(\d[\d.]{0,15})/g, '$1 pound '],
  [/¥ ?(\d[\d.]{0,15})/g, '$1 元 '],
];

/** The text in small letters with every number in digits, without signs between thousands, and usual units in one way. */
export function evenAmounts(text: string): string {
  let even = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  if (/[一二两三四五六七八九十百千]/.test(even))
    even = even.replace(hanNumber, (all: string, percent?: string) => {
      const value = numberOfHan(percent ?? all);
      if (value === undefined) return all;
      return percent === undefined ? String(value) : `${value}%`;
    });
  even = even.replace(wordNumber, (all) => {
    // Alone they are words: one of the thousand islands.
    const value = all in large || all === 'one' ? undefined : numberOfWords(all);
    return value === undefined ? all : String(value);
  });
  even = even.replace(multiplied, (all, amount: string, by: string) => {
    const value = Number(amount) * (multiples[by] ?? 1);
    return value < 1e15 ? `${Number(value.toPrecision(12))}` : all;
  });
  return units.reduce((before, [written, name]) => before.replace(written, name), even);
}
