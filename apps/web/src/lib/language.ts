import { type Language, languages } from '@app/contract/base/messages.ts';
import { create } from 'zustand';
import { localStore } from './storage.ts';

const key = 'language';
const known = (value: string | null): Language | undefined =>
  languages.find((language) => language === value);

/** The first language of the browser that is one of ours. */
function ofBrowser(): Language | undefined {
  const wanted = navigator.languages.find((tag) => /^(?:zh|en)\b/i.test(tag));
  if (wanted === undefined) return undefined;
  return /^zh/i.test(wanted) ? 'zh-CN' : 'en-US';
}

/**
 * Where nothing was chosen the browser says which language is read. Whoever reads neither of ours gets the default of the
 * specification (section 1), Chinese; but a share goes out to anybody, and there English is the better guess.
 */
const byDefault = (): Language =>
  ofBrowser() ?? (window.location.pathname.startsWith('/share-') ? 'en-US' : 'zh-CN');

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
