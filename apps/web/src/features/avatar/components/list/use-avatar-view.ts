import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The two tabs of My Avatars (spec section 2). */
export const shownTabs = ['mine', 'template'] as const;
export type ShownTab = (typeof shownTabs)[number];

const typingMs = 300;

/** How the avatars are looked at. It lives in the address; the server is asked when somebody stops typing. */
export function useAvatarView() {
  const [query, setQuery] = useSearchParams();
  const asked = (query.get('find') ?? '').slice(0, 100);
  const [find, setFind] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const write = (name: 'tab' | 'find', value: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    tab: shownTabs.find((tab) => tab === query.get('tab')) ?? 'mine',
    find,
    asked,
    setTab: (tab: ShownTab) => write('tab', tab === 'mine' ? '' : tab),
    setFind(words: string) {
      setFind(words);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write('find', words.trim()), words === '' ? 0 : typingMs);
    },
  };
}
