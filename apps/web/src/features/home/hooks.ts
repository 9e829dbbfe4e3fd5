import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';

/** Turns true when an element has come into sight and the page has nothing better to do. */
export function useSeenAtLeisure(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const stops: (() => void)[] = [];
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      stops.push(whenIdle(() => setSeen(true), 4000));
    });
    observer.observe(watched);
    stops.push(() => observer.disconnect());
    return () => stops.forEach((stop) => stop());
  }, [element]);
  return isSeen;
}
