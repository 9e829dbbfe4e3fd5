/** Words of our own that stand on the pages of a made deck. */
export type TalkTexts = {
  agenda: string;
  /** What stands above the first heading. */
  overview: string;
  /** What parts names in one line. */
  between: string;
  basedOn(name: string): string;
  /** A list that is not shown whole. */
  someOf(shown: number, all: number): string;
  /** A page that goes on with the one before. */
  goesOn(title: string): string;
  /** What leads to a page that has no other name than the one before. */
  further(title: string): readonly [string, ...string[]];
  /** What leads to the page of what stands above the first heading. */
  begins: string;
  /** What leads to a page by the one before it, and to the last one. */
  passes(before: string, title: string): readonly [string, ...string[]];
  last(title: string): string;
  /** A sentence of the material at the beginning: why it matters, or what to remember. */
  why(sentence: string): string;
  first(sentence: string): string;
  /** What a picture of the document shows, which is not seen. */
  figure(caption: string): string;
  /** A question that the talk has answered, for those who know none. */
  sample(question: string): string;
};

export const talkTexts: Readonly<Record<'zh' | 'en', TalkTexts>> = {
  zh: {
    agenda: '内容',
    overview: '概览',
    between: ' · ',
    basedOn: (name) => `根据《${name}》整理`,
    someOf: (shown, all) => `一共有${all}条，页面上列出了其中的${shown}条。`,
    goesOn: (title) => `${title}（续）`,
    further: (title) => [`我们继续看${title}。`, `${title}还有一些内容。`, `再接着讲${title}。`],
    begins: '先从整体说起。',
    passes: (before, title) => [
      `讲完${before}，再来看${title}。`,
      `${before}就说到这里，下面看${title}。`,
      `从${before}出发，我们来看${title}。`,
    ],
    last: (title) => `最后来看${title}。`,
    why: (sentence) => `为什么要讲这个主题？${sentence}`,
    first: (sentence) => `先记住一句话：${sentence}`,
    figure: (caption) => `原文有一张图：${caption}`,
    sample: (question) => `比如可以这样问：${question}`,
  },
  en: {
    agenda: 'Contents',
    overview: 'At a glance',
    between: ' · ',
    basedOn: (name) => `Based on ${name}`,
    someOf: (shown, all) => `There are ${all} of them, and you see ${shown} on the slide.`,
    goesOn: (title) => `${title} (continued)`,
    further: (title) => [
      `Let me go on with ${title}.`,
      `We stay with ${title}.`,
      `There is more to say of ${title}.`,
    ],
    begins: 'Let me begin with the whole.',
    passes: (before, title) => [
      `That was ${before}. We turn to ${title}.`,
      `So much for ${before}. Now to ${title}.`,
      `From ${before} we go on to ${title}.`,
    ],
    last: (title) => `Last of all, ${title}.`,
    why: (sentence) => `Why does it matter? ${sentence}`,
    first: (sentence) => `Keep one thing in mind from the start: ${sentence}`,
    figure: (caption) => `The document has a picture here: ${caption}`,
    sample: (question) => `You may ask, for example: ${question}`,
  },
};
