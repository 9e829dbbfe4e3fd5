import { type Language, languages } from '@app/contract/base/messages.ts';
import { create } from 'zustand';
import { localStore } from './storage.ts';

const key = 'language';
const known = (value: string | null): Language | undefined =>
  languages.find((language) => language === value);

/** Spec section 1: Chinese is the default, whatever the browser prefers. */
export const useLanguage = create<{ language: Language }>(() => ({
  language: known(localStore.get(key)) ?? 'zh-CN',
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
