import { countsAll, mayCount } from './counts.ts';
import type { Lack } from './port.ts';
import { toldMarks } from './asking.ts';
import { typedMark } from './lists.ts';
import { moneySigns } from './search/money-signs.ts';

export type Kind = Exclude<Lack['kind'], 'thing' | 'difference'> | 'place';

// What only a name, a date or a number answers. `When should I` asks for a case, not for a day.
const wanted: readonly (readonly [Kind, RegExp])[] = [
  ['often', /多[久长](?:时间)?\S{0,8}一次|每隔多[久长]|\bhow (?:often|frequently)\b/i],
  // `How long is the key` may ask for a length.
  ['time', /多久|多长时间|\bhow long (?:does|do|did|will|would|must|should|can|may|has|have|for|until)\b/i],
  [
    'place',
    /\b(?:in|from|of|to) (?:which|what) (?:country|city|town|village|state|province|region|place|continent)\b|[在从]?哪一?个?(?:国家|城市|省份?|地区|地方|县|镇)|\bwhere (?:did|does|do) .{1,40} come from\b|\bwhere (?:is|was|are|were) .{1,60} (?:from|born|held|located|based|built|founded)\b|\bwhere (?:do|can|could|would) (?:i|we|you|one) (?:find|get|see)\b|\bwhere (?:is|are) .{1,60} (?:stored|kept|found|saved|installed)\b|来自哪|在哪[里儿]?(?:能|可以)?(?:出生|举行|举办|成立|找到|看到)|(?:出生|位于|坐落|举行|举办)[在于]哪/i,
  ],
  [
    'person',
    /谁(?:先|最早|首先)?(?:发明|提出|发现|创[立建办造]|设计|写|开发|命名)|(?:发明|提出|发现|创始|创立|设计|开发)(?:者|人)是(?:谁|哪位)|\bwho (?:first |originally )?(?:invented|created|wrote|discovered|founded|developed|designed|redesigned|proposed|introduced|built|coined|conceived|came up with|thought up|suggested|put forward|identified|named|painted|composed|led)\b/i,
  ],
  [
    'date',
    /哪一?年|什么时候|何时|几月|几号|\bwhen (?:was|were|did|does|do|will|is|are)\b|\b(?:what|which) (?:year|date)\b|\bsince when\b/i,
  ],
  [
    'money',
    /多少钱|(?:价格|费用)是|\b(?:what|how much) (?:does|do|did|will|is|are)\b.*\bcosts?\b|\bwhat (?:is|are|was|were) the (?:total |average )?(?:price|cost)s?\b/i,
  ],
  [
    'number',
    /\bwhat (?:share|percentage|proportion|fraction)\b|占比|百分之几|多少|(?<!哪)几[^乎何]|\bhow (?:many|much)\b/i,
  ],
];

/** Whether a place is asked for by what it is: then a text without any is no answer. */
export const namesPlace = (question: string): boolean =>
  /\b(?:which|what) (?:country|city|town|village|state|province|region|continent)\b|哪一?个?(?:国家|城市|省份?|县|镇)/i.test(
    question,
  );

/** Whether nothing else can be meant: `when does it fail` may ask for a case. */
export const isStrict = (question: string): boolean =>
  !/\bwhen (?:does|do|is|are)\b|(?:什么时候|何时)(?!\S*[了的][\s?？。!！]*$)/i.test(question);

/** The kind of answer that a question asks for, where it can be seen whether a text has it. */
export const kindWanted = (question: string): Kind | undefined =>
  wanted.find(([, pattern]) => pattern.test(question))?.[0];

const durations =
  /(?<![\d.])(?:\d{1,3}(?:\.\d)?|[一二两三四五六七八九十百半几]|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|few|several|half))[ -]?(?:多|来)?(?:年(?!级)|天|小时|分钟|秒|个月|周|个?星期|(?:year|day|hour|minute|second|week|month|min)s?\b)/i;
const often =
  /\b(?:every|each|per|once an?|twice an?|times an?) (?:[\w-]+ ){0,2}(?:second|minute|hour|day|night|week|month|quarter|year|time|use)s?\b|\b\d ?[x×] ?(?:\/|an?|per)|×\/|\bq\d+h\b|\b(?:hourly|daily|nightly|weekly|monthly|quarterly|yearly|annual(?:ly)?|rarely|seldom|regularly|frequent(?:ly)?)\b|\d ?%|每.{0,6}(?:秒|分钟|小时|天|日|周|月|季度|年|次)|[一二两三四五六七八九十\d] ?次|定期|经常|很少/i;
const places =
  /\b(?:[Ll]ocated|[Ss]tored|[Ff]ound|[Ii]nstalled|[Kk]ept|[Ss]aved|[Aa]vailable) (?:at|in|on|under|from)\b|\w[:>]?\\\w|(?:^| )\/\w+\/|\b(?:[Ff]rom|[Ii]n|[Aa]t|[Nn]ear) (?:the )?(?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}|[在于自]\p{Script=Han}{2}|[省市县国村镇]|大学|学院/u;

/** `2027 早春系列` is named after a year, and not of it. */
const yearOfName = /\b[12]\d{3} ?(?=\p{Script=Han})(?![年月日起至到前后间])/gu;
const asksSince = /\bsince when\b|\bsince (?:what|which)\b|什么时候(?:开始|起)|从何时/i;

const money = new RegExp(
  String.raw`${moneySigns}|[\d一二两三四五六七八九十百千万亿半几] ?元(?![素件首年组论]|分类|[一二三]次(?:方程|函数|不等式)|方程|函数|对立|模型|运算)|\b(?:dollars?|euros?|pounds?|usd|free)\b|免费`,
  'i',
);

const digits = '[\\d一二两三四五六七八九十百千万亿半]';
/** Of `B2B` the digit counts nothing. */
const numbers =
  /(?<!\p{L})\d|(?!一个)[一二两三四五六七八九十百千万亿半][\p{Script=Han}]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundreds?|thousands?|millions?|billions?|half|once|twice|none|zero|tenths?|thirds?|quarters?)\b|●/iu;
/** 几组 asks for 两组, and not for 一个; in digits any number may be it. */
function hasNumber(question: string, text: string): boolean {
  if (asksPercent.test(question)) return percents.test(text);
  const unit = /(?:几|多少)(?![颗个种条项位只家座门节章步类款])(\p{Script=Han})/u.exec(question)?.[1];
  if (unit !== undefined && !/\d|百分|[一二三四五六七八九]成/.test(text))
    return new RegExp(`${digits}.{0,3}${unit}`).test(text);
  return (numbers.test(text) && mayCount(question, text)) || countsAll(question, text);
}
/** Who stands before what was done and is no name: 本文提出了 names nobody. */
const nobody =
  '[谁们他她它其此年先]|(?<!等)人|最早|[其书文]中|本[文书]|论文|文章|作者|系统|团队|研究|小组|学者|专家|项目|方案|报告|大家|(?<!\\p{Script=Han})公司|[本该我]公司|怎么|怎样|如何|何时|时候|哪里';
const persons = new RegExp(
  String.raw`(?<=[\p{L},] )\p{Lu}[\p{Ll}’'-]+|\p{Lu}[\p{Ll}’'-]+ \p{Lu}[\p{Ll}’'-]+|et al|(?:由|是)(?:(?!谁)[\p{Script=Han}·]){2,8}(?<!(?:${nobody})(?:先|最早|首先)?)(?:等人)?(?:提出|发明|发现|创立|设计|创建)|(?<!谁)(?:(?![谁们])[\p{Script=Han}·]){2}(?<!${nobody})(?:先|最早|首先)?(?:提出|发明|发现|创立|创建|设计|写|创办|编写|绘制|建造)了|[教授博士先生女士院士]{2}`,
  'u',
);

/** Digits of an address count nothing, nor does the number of a line. */
const withoutAddresses = (text: string): string =>
  text.replace(/\b(?:https?:\/\/|www\.)\S+/gi, ' ').replace(typedMark, '');

const asksPercent = /百分之[多几]|\bpercent(?:age)?\b/i;
const percents =
  /[%％]|百分|\bpercent|[一二三四五六七八九]成|分之|(?<!\d)0?\.\d|一半|\b(?:half|third|quarter)s?\b/i;

/** Several of a thing, and what belongs to one, are called as one is. */
const ofOne = (word: string): string => word.replace(/['’]?s['’]?$/, '');

/** Whether a text has an answer of that kind which the question does not hold itself. */
export function hasKind(kind: Kind, question: string, line: string): boolean {
  const text = withoutAddresses(line);
  if (kind === 'date')
    return (
      toldMarks(text.replace(yearOfName, ' ')).includes('?date') ||
      (asksSince.test(question) &&
        /\bsince (?:version |v)?\d|自 ?\S{0,8}\d\S{0,6}(?:起|以来|开始)/i.test(text)) ||
      /\b\d{1,2}[:.]\d\d\b|世纪|century|星期|周[一二三四五六日]/.test(text)
    );
  if (kind === 'time') return durations.test(text);
  if (kind === 'often') return often.test(text);
  if (kind === 'money') return money.test(text);
  if (kind === 'number') return hasNumber(question, text);
  // What the question names itself is no answer to it, however it is written.
  const asked = new Set(
    question
      .toLowerCase()
      .match(/[\p{L}’'-]+/gu)
      ?.map(ofOne),
  );
  const others = text.replace(/\p{Lu}[\p{L}’'-]+/gu, (word) =>
    asked.has(ofOne(word.toLowerCase())) ? ' ' : word,
  );
  return (kind === 'place' ? places : persons).test(others);
}

/** Whether a text has a day: who asks when wants it rather than a year. */
export const namesDay = (text: string): boolean =>
  /\d ?月 ?\d|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d|\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(
    text,
  );

/** Whether a text may have it after all: a number of something else that is written as another thing. */
export const mayHaveKind = (kind: Kind, question: string, text: string): boolean =>
  kind === 'number'
    ? (asksPercent.test(question) ? percents : numbers).test(withoutAddresses(text)) ||
      countsAll(question, text)
    : hasKind(kind, question, text);
