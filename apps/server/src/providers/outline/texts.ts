/** Words of our own that stand on the pages of a made deck. */
export type TalkTexts = {
  agenda: string;
  summary: string;
  questions: string;
  /** What parts names in one line. */
  between: string;
  basedOn(name: string): string;
  ask(title: string): string;
};

export const talkTexts: Readonly<Record<'zh' | 'en', TalkTexts>> = {
  zh: {
    agenda: '内容',
    summary: '小结',
    questions: '欢迎提问',
    between: ' · ',
    basedOn: (name) => `根据《${name}》整理`,
    ask: (title) => (/[?？]$/u.test(title) ? title : `关于“${title}”，资料里怎么说？`),
  },
  en: {
    agenda: 'Contents',
    summary: 'Summary',
    questions: 'Your questions',
    between: ' · ',
    basedOn: (name) => `Based on ${name}`,
    ask: (title) => (/[?？]$/u.test(title) ? title : `What does the material say about “${title}”?`),
  },
};
