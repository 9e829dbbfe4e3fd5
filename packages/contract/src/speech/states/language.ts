import type { Language } from '../../base/messages.ts';

/** A text is read as Chinese when it has Chinese characters at all: numbers in it are read so too. */
export const languageOfText = (text: string): Language => (/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en-US');
