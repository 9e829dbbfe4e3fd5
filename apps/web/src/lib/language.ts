import { type Language, languages } from '@app/contract/base/messages.ts';
import { create } from 'zustand';
import { localStore } from './storage.ts';

const key = 'language';
const known = (value: string | null): Language | undefined =>
  languages.find((language) => language === value);

/** What the browser asks for; who reads neither language reads English rather than Chinese. */
function ofBrowser(): Language {
  const wanted = navigator.languages.find((tag) => /^(?:zh|en)\b/i.test(tag)) ?? 'en';
  return /^zh/i.test(wanted) ? 'zh-CN' : 'en-US';
}

/**
 * Spec section 1: Chinese is the default, whatever the browser prefers. A share is opened by somebody who never chose
 * anything here: it follows the browser until they do.
 */
const byDefault = (): Language => (window.location.pathname.startsWith('/share-') ? ofBrowser() : 'zh-CN');

export const useLanguage = create<{ language: Language }>(() => ({
  language: known(localStore.get(key)) ?? byDefault(),
}));

export const currentLanguage = (): Language => useLanguage.getState().language;

export function setLanguage(language: Language): void {
  localStore.set(key, language);
  useLanguage.setState({ language });
}

// Another tab switched: this one follows.
window.addEventListener('storage', (event) => {
  const language = event.key === key ? known(event.newValue) : undefined;
  if (language) useLanguage.setState({ language });
});
