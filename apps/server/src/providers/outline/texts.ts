/** Words of our own that stand on the pages of a made deck. */
export type TalkTexts = {
  agenda: string;
  /** What stands above the first heading. */
  overview: string;
  /** What parts names in one line. */
  between: string;
  basedOn(name: string): string;
  /** A page that goes on with the one before. */
  goesOn(title: string): string;
};

export const talkTexts: Readonly<Record<'zh' | 'en', TalkTexts>> = {
  zh: {
    agenda: '内容',
    overview: '概览',
    between: ' · ',
    basedOn: (name) => `根据《${name}》整理`,
    goesOn: (title) => `${title}（续）`,
  },
  en: {
    agenda: 'Contents',
    overview: 'At a glance',
    between: ' · ',
    basedOn: (name) => `Based on ${name}`,
    goesOn: (title) => `${title} (continued)`,
  },
};
