import { fill, type Language, type Message, type ParamsOf, type Text } from '@app/contract/base/messages.ts';
import { currentLanguage, useLanguage } from './language.ts';

const showLanguage = (language: Language) => {
  document.documentElement.lang = language;
};
showLanguage(currentLanguage());
useLanguage.subscribe(({ language }) => showLanguage(language));

type Values<M extends Text> = keyof ParamsOf<M> extends never ? [] : [ParamsOf<M>];

/** Says a text in the current language. The slots are checked by type. */
export type Say = <M extends Message>(message: M, ...values: Values<M>) => string;

export const say: Say = (message, ...[values]) =>
  fill(message, currentLanguage(), values as Record<string, string | number> | undefined);

/** `t` of the current language; the component is shown anew when the language changes. */
export function useTexts(): { t: Say; language: Language } {
  return { t: say, language: useLanguage((state) => state.language) };
}
