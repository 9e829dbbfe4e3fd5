import { type Amount, amountOf } from './amount.ts';

/** What is asked of the numbers of a grid. */
export type AskedOp =
  | { op: 'most'; sign: 1 | -1; rank: number; word: string; looks?: RegExp }
  | { op: 'beyond'; sign: 1 | -1; limit: Amount; word: string; isCount: boolean }
  | { op: 'compare'; sign: 1 | -1; word: string }
  | { op: 'ratio'; isTurned: boolean }
  | { op: 'difference' | 'share' | 'trend' | 'average' | 'sum' | 'count' | 'value' };

/** What is left of a question once its words for the operation are taken out. */
export type ReadOp = AskedOp & { rest: string };

const length = /距|远|长|高|深|宽|distance|\bfrom\b|\bfar\b|length|height|depth|\b(?:k?m|au)\b|公里|千米/i;
const time =
  /长|时间|周期|工期|duration|length|time|waiting|天|年|小时|分钟|\b(?:day|year|hour|minute|month|week)s?\b/i;
const warmth = /温|℃|°|temperature/i;
const speed = /速|speed|km\/h|mph/i;
const price = /价|费|元|[$¥€£]|price|cost|fee|usd/i;
const weight = /重|质量|mass|weight|\bk?g\b|吨/i;

/** What asks for the top or the bottom of a line; `looks` is how its head looks where the question does not name it. */
const superlatives: readonly (readonly [sign: 1 | -1, words: RegExp, looks?: RegExp])[] = [
  [1, /最远|farthest|furthest|most distant/, length],
  [-1, /最近(?=的|$|[，。？?,])|closest|nearest/, length],
  [1, /最长|最久|longest/, time],
  [-1, /最短|shortest/, time],
  [1, /最热|hottest|warmest/, warmth],
  [-1, /最冷|coldest|coolest/, warmth],
  [1, /最快|fastest|quickest/, speed],
  [-1, /最慢|slowest/, speed],
  [1, /最贵|most expensive|dearest|priciest|costliest/, price],
  [-1, /最便宜|最省钱|cheapest|least expensive/, price],
  [1, /最重(?!要)|heaviest/, weight],
  [-1, /最轻|lightest/, weight],
  [1, /最早|earliest|oldest/, /年|日期|时间|date|year|founded|born/i],
  [
    1,
    /最大|最高|最多|最强|largest|biggest|greatest|highest|tallest|strongest|\bmost\b|\bmaximum\b|\btops?\b|\bleads\b|\bpeak(?:ed)?\b|居首|排名?第一|最[多高大]值|最大值|峰值/,
  ],
  [
    -1,
    /最小|最低|最少|最弱|smallest|lowest|fewest|weakest|\bleast\b|\bminimum\b|\bbottom\b|垫底|倒数第一|最小值/,
  ],
];
const early = superlatives.findIndex(([, words]) => words.source.startsWith('最早'));

const ordinals = 'second third fourth fifth sixth'.split(' ');
const rankOf = (text: string): { rank: number; word: string } | undefined => {
  const en = new RegExp(
    `\\b(?:(${ordinals.join('|')})[ -]|(\\d{1,2})(?:nd|rd|th)[ -])(?=\\w*(?:est|most|least)\\b)`,
  ).exec(text);
  if (en) return { rank: en[1] ? ordinals.indexOf(en[1]) + 2 : Number(en[2]), word: en[0] };
  const zh = /(?:排名?)?第([二三四五六2-6])(?=[大高多小低少长短远近快慢贵热冷重轻])/.exec(text);
  const digit = zh?.[1] ?? '';
  return zh ? { rank: '二三四五六'.indexOf(digit) + 2 || Number(digit), word: zh[0] } : undefined;
};

const over =
  '超过|大于|高于|多于|长于|不低于|不少于|至少|\\b(?:over|above|more than|greater than|higher than|longer than|at least|exceed(?:s|ing)?|larger than)\\b';
const under =
  '低于|小于|少于|短于|不到|不足|不超过|至多|\\b(?:below|under|less than|fewer than|lower than|shorter than|smaller than|at most)\\b';
const figure =
  '[-−]?[$¥€£]?\\d[\\d,.]{0,15}\\s?(?:万亿|[万亿%]|(?:million|billion|thousand|bn|percent)\\b|[kMB]\\b)?\\s?(?:个|颗|人|元|天|年|公里|千米|米|小时|分钟|(?:days?|years?|months?|hours?|minutes?|km|kg|usd|points?)\\b)?';
const beyondBefore = new RegExp(`(${over}|${under})\\s?(${figure})`, 'i');
const beyondAfter = new RegExp(`(${figure})\\s?(及?以上|及?以下|or more|or less|or fewer)`, 'i');
const isOver = new RegExp(`^(?:${over}|及?以上|or more)$`, 'i');

function beyondOf(text: string): ReadOp | undefined {
  const before = beyondBefore.exec(text);
  const after = before ? null : beyondAfter.exec(text);
  const [all, word, number] = before ?? [after?.[0], after?.[2], after?.[1]];
  const limit = amountOf((number ?? '').trim());
  if (all === undefined || word === undefined || !limit) return undefined;
  const isCount = /多少|几[个颗种位家项]?|\bhow many\b/.test(text);
  if (!isCount && !/哪|列出|\b(?:which|what|who|list|where)\b/.test(text)) return undefined;
  return { op: 'beyond', sign: isOver.test(word) ? 1 : -1, limit, word, isCount, rest: without(text, all) };
}

const without = (text: string, ...words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replace(word, ' '), text);

function mostOf(text: string): ReadOp | undefined {
  const ranked = rankOf(text);
  // 第二大 has no 最.
  const plain = ranked ? text.replace(ranked.word, ' 最') : text;
  for (const [at, [sign, words, looks]] of superlatives.entries()) {
    const found = words.exec(plain)?.[0];
    if (found === undefined) continue;
    // The earliest has the smallest date.
    const turned = at === early ? -1 : sign;
    return {
      op: 'most',
      sign: turned,
      rank: ranked?.rank ?? 1,
      word: found,
      ...(looks && { looks }),
      rest: without(plain, found),
    };
  }
  return undefined;
}

const larger =
  /更[大高多长远贵重快热早]|多还是少|[比较](?:大|高|多|长)|\b(?:more|higher|larger|bigger|greater|longer|farther|further|better|taller|heavier|faster|hotter|older)\b/;
const smaller =
  /更[小低少短近便轻慢冷]|\b(?:less|fewer|lower|smaller|shorter|closer|nearer|cheaper|lighter|slower|colder)\b/;

function compareOf(text: string): ReadOp | undefined {
  const isAsked =
    /哪|谁|还是|吗|比较|对比|相比|\b(?:which|who|or|is|are|does|do|did|has|have|compare[ds]?|than)\b/.test(
      text,
    );
  const large = larger.exec(text)?.[0];
  const small = smaller.exec(text)?.[0];
  const word = large ?? small ?? /比较|对比|相比|\bcompare[ds]?\b/.exec(text)?.[0];
  return isAsked && word !== undefined
    ? {
        op: 'compare',
        sign: large === undefined && small !== undefined ? -1 : 1,
        word,
        rest: without(text, word, 'than', '比'),
      }
    : undefined;
}

type Plain = Extract<AskedOp['op'], 'difference' | 'share' | 'trend' | 'average' | 'sum'>;
/** Read from the top; the first that fits wins. */
const plainOps: readonly (readonly [Plain, RegExp])[] = [
  [
    'trend',
    /趋势|走势|(?:怎么|如何|怎样)(?:变化|发展|增长|变)的?|变化|(?:增长|上升|下降|减少|提高|降低|增加)了?(?:多少|几)|\btrends?\b|\bhow (?:did|has|have|does|do|much did|much has)\b(?=.*\b(?:chang|develop|gr[eo]w|evolv|increas|decreas|fall|fell|rise|risen|declin))|\b(?:growth|change|increase|decrease|development)\b(?=.*\b(?:from|since|over|between)\b)/,
  ],
  [
    'difference',
    /(?:相|差距|差值|之)差?(?:是|有)?(?:多少|几|多大)|相差|差(?:多少|几)个?(?:百分点)?|差距|(?:多|少|高|低|大|小|长|短|贵|便宜|重|轻)(?:了|出)?(?:多少|几[个颗年天])|\bdifference\b|\bgap\b|\bhow (?:much|many) (?:more|less|fewer|higher|lower|larger|bigger|longer|shorter|farther|further)\b|\bby how (?:much|many)\b/,
  ],
  [
    'share',
    /占比|占(?:了)?(?:总\p{Script=Han}{0,3}|全部|整体)?的?(?:多少|几|百分之几|多大)(?:比例)?|比例|份额|百分之几|\b(?:what|which) (?:share|percentage|percent|proportion|part|fraction)\b|\bshare of\b/u,
  ],
  ['average', /平均(?:值|数|为|是|有)?|均值|\b(?:average|mean)\b/],
  [
    'sum',
    /合计|总计|总共|一共|加起来|总和|总数|总量|总额|共有|\bin total\b|\btotal(?: number| amount)?\b|\bsum\b|\baltogether\b|\badd(?:s|ed)? up\b|\bcombined\b|\bin all\b/,
  ],
];
const turns =
  /\b(?:change[ds]?|developed|develop|grow[ns]?|grew|evolved?|increased?|decreased?|fall|fell|rise|risen|rose|declined?)\b/;

const ratio =
  /(?:是|有)?.{0,2}(?:多少|几)倍|\bhow many times\b(?: (?:larger|higher|bigger|more|as \w+))?|\bratio\b/;

function ratioOf(text: string): ReadOp | undefined {
  const found = ratio.exec(text)?.[0];
  // `How many times the price of A is that of B` asks for B by A.
  const isTurned = /\bhow many times the\b/.test(text);
  return found === undefined ? undefined : { op: 'ratio', isTurned, rest: without(text, found, 'than') };
}

/** What is asked for, of a question in small letters from which the names of the grid were taken. */
export function readOp(text: string): ReadOp {
  const first = beyondOf(text) ?? ratioOf(text);
  if (first) return first;
  for (const [op, words] of plainOps) {
    const found = words.exec(text)?.[0];
    if (found === undefined) continue;
    return {
      op,
      rest: without(text, found)
        .replace(turns, ' ')
        .replace(/\bthan\b/, ' '),
    };
  }
  return mostOf(text) ?? compareOf(text) ?? { op: 'value', rest: text };
}
