import { mayCount } from './counts.ts';
import type { Lack } from './port.ts';
import { toldMarks } from './asking.ts';

export type Kind = Exclude<Lack['kind'], 'thing'>;

// What only a name, a date or a number answers. `When should I` asks for a case, not for a day.
const asked: readonly (readonly [Kind, RegExp])[] = [
  [
    'person',
    /谁(?:先|最早|首先)?(?:发明|提出|发现|创[立建办造]|设计|写|开发|命名)|(?:发明|提出|发现|创始|创立|设计|开发)(?:者|人)是(?:谁|哪位)|\bwho (?:first )?(?:invented|created|wrote|discovered|founded|developed|designed|proposed|introduced|built|coined)\b/i,
  ],
  [
    'date',
    /哪一?年|什么时候|何时|几月|几号|\bwhen (?:was|were|did|does|do|will|is|are)\b|\b(?:what|which) (?:year|date)\b/i,
  ],
  [
    'money',
    /多少钱|(?:价格|费用)是|\b(?:what|how much) (?:does|do|did|will|is|are)\b.*\bcosts?\b|\bwhat (?:is|are|was|were) the (?:total |average )?(?:price|cost)s?\b/i,
  ],
  ['number', /多少|(?<!哪)几[^乎何]|\bhow (?:many|much)\b/i],
];

/** Whether nothing else can be meant: `when does it fail` may ask for a case. */
export const isStrict = (question: string): boolean => !/\bwhen (?:does|do|is|are)\b/i.test(question);

/** The kind of answer that a question asks for, where it can be seen whether a text has it. */
export const kindWanted = (question: string): Kind | undefined =>
  asked.find(([, pattern]) => pattern.test(question))?.[0];

const digits = '[\\d一二两三四五六七八九十百千万亿半]';
const numbers =
  /\d|(?!一个)[一二两三四五六七八九十百千万亿半][\p{Script=Han}]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundreds?|thousands?|millions?|billions?|half|once|twice|none|zero|tenths?|thirds?|quarters?)\b|●/iu;
/** 几组 asks for 两组, and not for 一个; in digits any number may be it. */
function hasNumber(question: string, text: string): boolean {
  const unit = /(?:几|多少)(?![颗个种条项位只家座门节章步类款])(\p{Script=Han})/u.exec(question)?.[1];
  if (unit !== undefined && !/\d|百分|[一二三四五六七八九]成/.test(text))
    return new RegExp(`${digits}.{0,3}${unit}`).test(text);
  return numbers.test(text) && mayCount(question, text);
}
const persons =
  /(?<=[\p{L},] )\p{Lu}[\p{Ll}’'-]+|\p{Lu}[\p{Ll}’'-]+ \p{Lu}[\p{Ll}’'-]+|et al|(?:由|是)[\p{Script=Han}·]{2,8}(?:等人)?(?:提出|发明|发现|创立|设计|创建)|[教授博士先生女士院士]{2}/u;

/** Whether a text has an answer of that kind which the question does not hold itself. */
export function hasKind(kind: Kind, question: string, text: string): boolean {
  if (kind === 'date')
    return (
      toldMarks(text).includes('?date') ||
      /\b\d{1,2}[:.]\d\d\b|世纪|century|星期|周[一二三四五六日]/.test(text)
    );
  if (kind === 'money')
    return /[$€£¥￥]|\d ?元|元\b|\b(?:dollars?|euros?|pounds?|usd|free)\b|免费/i.test(text);
  if (kind === 'number') return hasNumber(question, text);
  const names = question.match(/\p{Lu}[\p{Ll}’'-]+/gu) ?? [];
  return persons.test(names.reduce((rest, name) => rest.replaceAll(name, ' '), text));
}

/** Whether a text may have it after all: a number of something else that is written as another thing. */
export const mayHaveKind = (kind: Kind, question: string, text: string): boolean =>
  kind === 'number' ? numbers.test(text) : hasKind(kind, question, text);
