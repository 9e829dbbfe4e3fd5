import { useCallback, useState } from 'react';

/** Whether an element is near the window. */
export function useSeen() {
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver === 'undefined');
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      // The last one is the newest.
      (entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isSeen };
}
