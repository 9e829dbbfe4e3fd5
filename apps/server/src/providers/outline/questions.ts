import type { OutlineLeaf, OutlinePage } from '@app/contract/outline/schema.ts';
import { definitionIn } from './note-of.ts';

// Questions about a title, beside the one that a scene has of its own: the same one on every page is no question any more.

const isQuestion = (title: string) => /[?？]$/u.test(title);

type Ask = (title: string) => string;
const wonders: Readonly<Record<'zh' | 'en', readonly Ask[]>> = {
  zh: [(title) => `说到${title}，大家会先想到什么？`, (title) => `${title}，你了解多少呢？`],
  en: [
    (title) => `What comes to your mind first when you hear of ${title}?`,
    (title) => `How much do you know about ${title}?`,
  ],
};
const asks: Readonly<Record<'zh' | 'en', readonly Ask[]>> = {
  zh: [(title) => `“${title}”里最重要的是什么？`, (title) => `“${title}”用一句话怎么说？`],
  en: [
    (title) => `What matters most in “${title}”?`,
    (title) => `How would you sum up “${title}” in one sentence?`,
  ],
};

const turnOf = (own: Ask, others: readonly Ask[], at: number): Ask =>
  [own, ...others][at % (others.length + 1)] ?? own;

/** The question that leads to a page; `at` is its place among those that are asked. */
export const wonderAt = (own: Ask, language: 'zh' | 'en', at: number): Ask =>
  turnOf(own, wonders[language], at);

/** The question that a listener may ask about a part. */
export const askAt = (own: Ask, language: 'zh' | 'en', at: number): Ask => {
  const ask = turnOf(own, asks[language], at);
  return (title) => (isQuestion(title) ? own(title) : ask(quotedInside(title)));
};

/** A title stands in quotation marks, and what it quotes in those that stand inside others. */
const quotedInside = (title: string): string => title.replaceAll('“', '‘').replaceAll('”', '’');

const several =
  /^There are (?:two|three|four|five|six|seven|eight|nine|ten|several|many) (?:main |major |key |basic )?(?<things>\p{Ll}[\p{L} -]{3,40}?)(?= (?:that|which|in which|by which|can|must|should)\b|[:,.]|$)/u;
const aspectZh =
  /^(?<topic>[\p{Script=Han}A-Za-z·]{2,12}的(?:主要|基本|重要)?(?:原因|影响|作用|意义|方法|办法|措施|建议|好处|坏处|特点|目的|任务|条件|优点|缺点|功能))(?:主要)?(?:是|有|包括|在于)/u;
const kindsZh =
  /^(?<topic>[\p{Script=Han}A-Za-z·]{2,12}?)(?:主要)?(?:可以?)?(?:分为|分成|包括)(?=[一二两三四五六七八九十几\p{Script=Han}])/u;
const amountZh =
  /^(?<topic>(?:\d{4}\s?年)?[\p{Script=Han}]{2,14}?(?:额|量|率|总数|人数|规模|价格?|单价|比例|占比|面积|人口|长度|高度|温度|收入|成本|费用?|增速|距离))(?:大约|约|达到?|为|是|共)?\s?(?=\d)/u;
const asksZh = /^(?:为什么|怎样|怎么|如何|什么是|哪些)/u;
const asksEn = /^(?:how|why|what|when|where|who) (?:is|are|do|does|did|can|was|were|to)\b/iu;
const pointsAt = /^(?:这|那|它|他|她|其|此|该|本|我|你|某|每|各|有)/u;

/** The question that a sentence answers; `lower` writes its words as they stand inside a sentence. */
export function questionFor(text: string, lower: (text: string) => string): string | undefined {
  const defined = definitionIn(text);
  if (defined) {
    const { label, isSeveral } = defined;
    if (/\d/u.test(label)) return undefined;
    // A sign of a formula is no term: nobody asks what a letter is.
    if (/^\P{Script=Han}$/u.test(label)) return undefined;
    if (/\p{Script=Han}/u.test(label)) return `什么是${label}？`;
    const article = /^the /iu.test(text)
      ? 'the '
      : /^an? /iu.test(text)
        ? `${text.split(' ')[0]?.toLowerCase()} `
        : '';
    return `What ${isSeveral ? 'are' : 'is'} ${article}${lower(label)}?`;
  }
  const things = several.exec(text)?.groups?.['things'];
  if (things !== undefined) return `Which ${things} are there?`;
  const aspect = aspectZh.exec(text)?.groups?.['topic'];
  if (aspect !== undefined && !pointsAt.test(aspect)) return `${aspect}是什么？`;
  const kinds = kindsZh.exec(text)?.groups?.['topic'];
  if (kinds !== undefined && !pointsAt.test(kinds)) return `${kinds}包括哪些？`;
  const amount = amountZh.exec(text)?.groups?.['topic'];
  return amount !== undefined && !pointsAt.test(amount) ? `${amount}是多少？` : undefined;
}

/** A title that asks already is a question that its page answers; of two names one may ask. */
const titleAsks = (title: string): string | undefined =>
  title
    .split(' · ')
    .map((name) => name.replace(/[（(][^（）()]*[）)]$/u, '').trim())
    .map((name) =>
      isQuestion(name)
        ? name
        : asksZh.test(name) && !/[：:]/u.test(name)
          ? `${name}？`
          : asksEn.test(name)
            ? `${name}?`
            : undefined,
    )
    .find((asked) => asked !== undefined);

const isPoint = ({ kind }: OutlineLeaf): boolean => kind === 'point';

/** Questions that the pages answer, one for each page that answers one. */
export function answeredBy(pages: readonly OutlinePage[], lower: (text: string) => string): string[] {
  const found = pages.flatMap((page) => {
    const asked =
      titleAsks(page.text) ??
      page.children
        .filter(isPoint)
        .map(({ text }) => questionFor(text, lower))
        .find((each) => each !== undefined);
    return asked ?? [];
  });
  return [...new Set(found)];
}
