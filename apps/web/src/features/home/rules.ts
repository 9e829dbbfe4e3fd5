import type { Language } from '@app/contract/base/messages.ts';

/** Several names in a sentence: with the comma that the language uses in lists. */
export const listed = (names: readonly string[], language: Language): string =>
  names.join(language === 'zh-CN' ? '、' : ', ');
