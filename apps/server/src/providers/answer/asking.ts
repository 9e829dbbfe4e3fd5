import { moneySigns } from './search/money-signs.ts';

/** What is asked for besides things: a measure (how fast) or the one that has most of something (farthest). */
type Measure = { mark: string; asks: RegExp; tells: RegExp };

const number = String.raw`(?:\d|[一二两三四五六七八九十百千万亿半几]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|hundred|thousand|million|billion)\b)`;
const lengths = String.raw`(?:公里|千米|厘米|毫米|米|光年|英里|(?:kilo|centi|milli)?met(?:re|er)s?\b|miles?\b|feet\b|(?<![a-z])(?:km|cm|mm|m)\b|inch)`;
const times = String.raw`(?:年|天|日|小时|分钟?|秒|个月|周|years?\b|days?\b|hours?\b|minutes?\b|seconds?\b|weeks?\b|months?\b|(?<![a-z])(?:min|s)\b)`;
const some = (unit: string) => String.raw`${number}[^。.;；]{0,24}?${unit}`;

// A sentence answers `how fast` when it tells a speed, whether or not it has the word.
const measures: readonly Measure[] = [
  {
    mark: '?speed',
    asks: /多快|速度|\bhow (?:fast|quick(?:ly)?)\b|\bspeed\b/,
    tells: /每小时|每秒|时速|速度|风速|km\/h|mph|(?:an|per|each|every) (?:hour|second)|\bspeed/,
  },
  {
    mark: '?height',
    asks: /多高|\bhow (?:tall|high|deep)\b/,
    tells: new RegExp(`${some(lengths)}`),
  },
  {
    mark: '?far',
    asks: /多远|更[远近]|\bhow far\b|\b(?:farther|further|closer|nearer)\b/,
    tells: new RegExp(`${some(lengths)}|距离|距|天文单位|\\bdistance|\\bfrom the\\b`),
  },
  {
    mark: '?size',
    asks: /多[大宽]|\bhow (?:big|large|wide)\b/,
    tells: /直径|半径|大小|面积|体积|宽|diameter|radius|\bsize|\bwide\b|\barea\b|times (?:the|as)/,
  },
  {
    mark: '?age',
    asks: /几岁|多少岁|多大年[纪龄]|\bhow old\b/,
    tells: /岁|年龄|亿年|years old|\bage\b|\baged\b/,
  },
  {
    mark: '?weight',
    asks: /多重|\bhow heavy\b/,
    tells: /公斤|千克|[克吨]|重量|质量|\bkg\b|\btons?\b|\bmass\b|weigh/,
  },
  {
    mark: '?time',
    asks: /多久|多长时间|[几多]少?[年天](?!级)|\bhow long\b/,
    tells: new RegExp(`${some(times)}`),
  },
  {
    mark: '?temperature',
    asks: /多少度|几度|多[热冷烫]|气温|温度|\bhow (?:hot|cold|warm)\b|\btemperatures?\b/,
    // Degrees alone may be those of an angle.
    tells: /[℃℉]|° ?[cf]\b|摄氏|华氏|温度|气温|\b(?:celsius|fahrenheit|temperatures?)\b/,
  },
  {
    mark: '?money',
    asks: /多少钱|价[格钱]|\bhow much (?:does|do|is|are)\b.*\b(?:cost|pay|price)|\bwhat (?:does|do)\b.*\bcost\b/,
    tells: new RegExp(String.raw`${moneySigns}|元|价|免费|dollar|euro|\bprice|\bfree\b`),
  },
  {
    mark: '?date',
    asks: /哪一?年|几月|几号|\bwhen (?:was|were|did)\b|\bwhat year\b/,
    tells:
      /\b[12]\d{3}\b|\d年|\d月|january|february|march|april|june|july|august|september|october|november|december/,
  },
];

/** The one with most of something: `farthest` and 最远 ask for the same, and `farther` does not tell it. */
const most: readonly (readonly [mark: string, RegExp])[] = [
  ['!far', /最远|farthest|furthest|most distant|most remote/],
  ['!near', /最近(?=的|$|[，。？?,])|closest|nearest/],
  ['!large', /最大|largest|biggest|greatest/],
  ['!small', /最小|smallest|tiniest/],
  ['!high', /最高|highest|tallest/],
  ['!low', /最低|lowest/],
  ['!hot', /最热|hottest|warmest/],
  ['!cold', /最冷|coldest/],
  ['!fast', /最快|fastest|quickest/],
  ['!slow', /最慢|slowest/],
  ['!long', /最长|最久|longest/],
  ['!short', /最短|shortest/],
  ['!early', /最早|earliest|oldest|\bfirst ever\b/],
  ['!new', /最新|newest|latest|youngest/],
  ['!many', /最多|\bthe most\b(?! (?:expensive|important|distant|remote))/],
  ['!few', /最少|fewest|\bthe least\b/],
  ['!good', /最好|最佳|\bbest\b/],
  ['!bad', /最差|worst/],
  ['!dear', /最贵|most expensive|dearest|priciest/],
  ['!cheap', /最便宜|最省钱|cheapest|least expensive/],
  ['!important', /最重要|most important/],
];

const marksOfMost = (text: string): string[] =>
  most.flatMap(([mark, words]) => (words.test(text) ? [mark] : []));

/** What the first of some patterns that fits a question finds in it. */
export const namedBy = (patterns: readonly RegExp[], question: string): string | undefined =>
  patterns.map((pattern) => pattern.exec(question.trim())?.[1]).find((named) => named !== undefined);

/** Whether a word is such a mark: of what was asked for (`?`) or what has most of it (`!`). */
export const isMark = (word: string): boolean => /^[?!]/.test(word);

/** What a question asks for, as words that stand in no text. */
export const askedMarks = (question: string): string[] => {
  const text = question.toLowerCase();
  return [...measures.flatMap(({ mark, asks }) => (asks.test(text) ? [mark] : [])), ...marksOfMost(text)];
};

/** What a sentence tells, in the same words. */
export const toldMarks = (sentence: string): string[] => {
  const text = sentence.toLowerCase();
  return [...measures.flatMap(({ mark, tells }) => (tells.test(text) ? [mark] : [])), ...marksOfMost(text)];
};

/** The question without the words that are told by marks. */
export const withoutMarks = (question: string): string =>
  [...measures.map(({ asks }) => asks), ...most.map(([, words]) => words)].reduce(
    (text, words) => text.replace(words, ' '),
    question.toLowerCase(),
  );

/** Whether the answer is the name of a thing, so that its sentence is about another one than the question. */
export const asksWhich = (question: string): boolean =>
  /哪[颗个种些位家座一]|谁|什么(?:行星|东西|人|地方)|\b(?:which|who|where)\b|\bwhat (?!(?:is|are|was|were|do|does|did|must|can|could|should|will|would)\b)/i.test(
    question,
  );

export const amounts = 'two three four five six seven eight nine ten'.split(' ');
const countedZh = /(?:哪|这|那)?([两二三四五六七八九十]) ?(?:大(?!于)|[个种条项点类步件方款位家座颗])/u;
const countedEn = new RegExp(
  `\\b(?:what|which|the|name|list)(?: are)?(?: the)? (${amounts.join('|')}) [a-z]`,
  'i',
);

/** How many things a question asks for where it says so: `What are the three questions?` */
export function askedCount(question: string): number | undefined {
  const zh = countedZh.exec(question)?.[1];
  if (zh) return zh === '两' ? 2 : '一二三四五六七八九十'.indexOf(zh) + 1;
  const en = countedEn.exec(question)?.[1];
  return en === undefined ? undefined : amounts.indexOf(en.toLowerCase()) + 2;
}

/** Whether a text names that number. */
export const saysCount = (count: number, text: string): boolean =>
  new RegExp(
    `\\b(?:${count}|${amounts[count - 2] ?? count})\\b|[${count === 2 ? '两二' : '一二三四五六七八九十'.charAt(count - 1)}](?=\\p{Script=Han})`,
    'iu',
  ).test(text);

/** Whether a line has so many parts: `rye · oats · barley` are three. */
export const hasParts = (count: number, text: string): boolean => {
  const parts = text.replace(/^[^：:]{1,40}[：:]/u, '').split(/ [·|•/] |[、，,](?!\d)|(?:和|以及|,? and )/u);
  return parts.length === count && parts.every((part) => part.trim() !== '');
};

/** Words for what a list has, whatever it is. */
export const namesItems =
  /^(?:方法|方式|办法|问题|步骤|流程|阶段|部分|方面|东西|内容|存在|遇到|面临|主要|things?|ways?|items?|points?|kinds?|types?|methods?)$/;

export const asksForList = (question: string): boolean =>
  askedCount(question) !== undefined ||
  /哪些|哪几|有什么(?:\p{Script=Han}{2,4})?[？?]?$|有几[个种条项点类步]|包括|列出|列举|什么(?:方法|方式|办法|步骤)|\bwhat (?:are|were)\b|\blist\b|\bname (?:the|all)\b|\bwhich ones\b|\bwhat (?:[a-z-]+ ){1,3}(?:are|is) there\b|\bwhat (?:[a-z-]+ )?(?:steps|kinds|types|factors|reasons|methods|conditions|options)\b/iu.test(
    question,
  );

/** Whether a question is about a year, and a text is not: what was so in another one answers nothing. */
export function isOfOtherYear(question: string, text: string): boolean {
  const [year] = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/.exec(question) ?? [];
  return year !== undefined && !text.includes(year);
}

export const compares = (question: string): boolean =>
  /区别|不同|相比|差[别异]|对比|比较|[和与跟].{1,12}(?:哪[个颗]|谁)|\bdiffer|\bcompare|\bversus\b|\bvs\b|\bor\b.*\?|\bthan\b/i.test(
    question,
  );

export const asksWhatIs = (question: string): boolean =>
  /是什么|什么是|什么叫|^what (?:is|are)\b|\bdefin/i.test(question.trim());
