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
  zh: [(title) => `“${title}”里最重要的是什么？`, (title) => `“${title}”和其他部分有什么关系？`],
  en: [
    (title) => `What matters most in “${title}”?`,
    (title) => `How does “${title}” go with the other parts?`,
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
  return (title) => (isQuestion(title) ? own(title) : ask(title));
};
