import type { Language, Message, ParamsOf, Text } from '@app/contract/base/messages.ts';
import { createInstance } from 'i18next';
import { currentLanguage, useLanguage } from './language.ts';

// Texts live in messages.ts of their area, both languages side by side. i18next gets them when they are first said,
// so that an area's texts load with the area's code.

const namespace = 'texts';
const i18next = createInstance();

void i18next.init({
  lng: currentLanguage(),
  fallbackLng: false,
  ns: [namespace],
  defaultNS: namespace,
  keySeparator: false,
  nsSeparator: false,
  resources: {},
  // React escapes what it shows.
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
});

const showLanguage = (language: Language) => {
  document.documentElement.lang = language;
};
showLanguage(currentLanguage());
useLanguage.subscribe(({ language }) => showLanguage(language));

const given = new Set<string>();

function give({ key, zh, en }: Message): void {
  if (given.has(key)) return;
  given.add(key);
  i18next.addResource('zh-CN', namespace, key, zh, { silent: true });
  i18next.addResource('en-US', namespace, key, en, { silent: true });
}

type Values<M extends Text> = keyof ParamsOf<M> extends never ? [] : [ParamsOf<M>];

/** Says a text in the current language. The slots are checked by type. */
export type Say = <M extends Message>(message: M, ...values: Values<M>) => string;

export const say: Say = (message, ...[values]) => {
  give(message);
  // The language goes along with each text: it is our own store that decides, and it has changed already.
  return i18next.t(message.key, {
    lng: currentLanguage(),
    ...(values as Record<string, unknown> | undefined),
  });
};

/** `t` of the current language; the component is shown anew when the language changes. */
export function useTexts(): { t: Say; language: Language } {
  return { t: say, language: useLanguage((state) => state.language) };
}
