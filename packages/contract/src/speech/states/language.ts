/** What can be spoken, written and answered in, by BCP 47. Which languages the interface has is another matter. */
export const contentLanguages = ['zh-CN', 'en-US'] as const;

/** A language of scripts, voices and answers. */
export type ContentLanguage = (typeof contentLanguages)[number];

/** A text is read as Chinese when it has Chinese characters at all: numbers in it are read so too. */
export const languageOfText = (text: string): ContentLanguage =>
  /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en-US';
