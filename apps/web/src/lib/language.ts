import { useSyncExternalStore } from 'react';
import { languages, type Language } from '@app/contract/base/messages.ts';

const storageKey = 'language';

// Storage can be off (private windows, strict settings) and then throws; the language is then kept for this visit only.
function remembered(): Language | undefined {
  try {
    const value = localStorage.getItem(storageKey);
    return languages.find((language) => language === value);
  } catch {
    return undefined;
  }
}

function remember(language: Language) {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Nothing better can be done: the switch still works until the page is closed.
  }
}

// Spec section 1: Chinese is the default, whatever the browser prefers.
let current: Language = remembered() ?? 'zh-CN';
const listeners = new Set<() => void>();

function showOnDocument() {
  document.documentElement.lang = current;
}
showOnDocument();

export function setLanguage(language: Language) {
  current = language;
  remember(language);
  showOnDocument();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, () => current);
}
