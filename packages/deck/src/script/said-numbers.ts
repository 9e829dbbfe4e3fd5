/** A number as it stands in a text, and the values that it may mean: "1.2万" is 1.2 of something, and 12000. */
export type SaidNumber = {
  readonly text: string;
  readonly values: readonly number[];
  readonly isWord: boolean;
};

const scales: Readonly<Record<string, number>> = {
  百: 1e2,
  千: 1e3,
  万: 1e4,
  亿: 1e8,
  k: 1e3,
  m: 1e6,
  b: 1e9,
  hundred: 1e2,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};
const inDigits =
  /(\d+(?:[,，]\d{3})*(?:\.\d+)?)(?:\s*(万亿|百万|千万|[百千万亿]|hundred|thousand|million|billion|trillion|[kmb]\b))?/giu;

const hanDigits = '零一二三四五六七八九';
const hanValue = (sign: string): number => {
  if (sign === '两') return 2;
  return sign === '〇' ? 0 : hanDigits.indexOf(sign);
};
const hanUnits: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const inHan = /[零〇一二两三四五六七八九十百千万亿]+(?:点[零〇一二三四五六七八九]+)?/gu;

/** Undefined where the signs are no number: 千万, 万一. */
function hanNumber(text: string): number | undefined {
  const [whole = '', part] = text.split('点');
  if (/^[百千万亿]/u.test(whole)) return undefined;
  const behind = part === undefined ? 0 : Number(`0.${[...part].map(hanValue).join('')}`);
  if (!/[十百千万亿]/u.test(whole)) return Number([...whole].map(hanValue).join('')) + behind;
  let [sum, section, digit] = [0, 0, 0];
  for (const sign of whole) {
    if (sign === '万' || sign === '亿') {
      sum = (sum + section + digit) * (sign === '万' ? 1e4 : 1e8);
      [section, digit] = [0, 0];
    } else if (hanUnits[sign] !== undefined) {
      section += (digit || 1) * hanUnits[sign];
      digit = 0;
    } else digit = hanValue(sign);
  }
  return sum + section + digit + behind;
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const wordValue = (word: string): number | undefined => {
  if (small.includes(word)) return small.indexOf(word);
  return tens.includes(word) ? (tens.indexOf(word) + 2) * 10 : undefined;
};
const words = [...small, ...tens].join('|');
const inWords = new RegExp(
  `\\b(?:${words})(?:[\\s-]+(?:and\\s+)?(?:${words}|hundred|thousand|million|billion))*\\b`,
  'giu',
);

function wordNumber(text: string): number {
  let [sum, section] = [0, 0];
  for (const word of text.toLowerCase().split(/[\s-]+/u)) {
    const value = wordValue(word);
    if (value !== undefined) section += value;
    else if (word === 'hundred') section *= 100;
    else if (scales[word] !== undefined) {
      sum += section * scales[word];
      section = 0;
    }
  }
  return sum + section;
}

const scaleOf = (name: string): number =>
  scales[name] ?? [...name].reduce((product, sign) => product * (scales[sign] ?? 1), 1);

/** Every number of a text, in digits, in Chinese characters and in English words. */
export function saidNumbers(text: string): SaidNumber[] {
  const plain = text.normalize('NFKC');
  const digits = [...plain.matchAll(inDigits)].map(([found, number = '', scale]) => {
    const value = Number(number.replaceAll(/[,，]/gu, ''));
    const scaled = scale === undefined ? [] : [value * scaleOf(scale.toLowerCase())];
    return { text: found.trim(), values: [value, ...scaled], isWord: false };
  });
  const han = [...plain.replaceAll(inDigits, ' ').matchAll(inHan)].flatMap(([found]) => {
    const value = hanNumber(found);
    return value === undefined ? [] : [{ text: found, values: [value], isWord: true }];
  });
  const english = [...plain.matchAll(inWords)].map(([found]) => ({
    text: found,
    values: [wordNumber(found)],
    isWord: true,
  }));
  return [...digits, ...han, ...english];
}

/** Things are counted in words without a number standing anywhere: three points, 两个方面. */
const mostCounted = 10;

/** The first number of a text that the ground does not have; what is merely counted needs none. */
export function unknownNumber(text: string, ground: string): string | undefined {
  const known = new Set(saidNumbers(ground).flatMap(({ values }) => values));
  return saidNumbers(text).find(
    ({ values, isWord }) =>
      !values.some((value) => known.has(value)) && !(isWord && (values[0] ?? 0) <= mostCounted),
  )?.text;
}
