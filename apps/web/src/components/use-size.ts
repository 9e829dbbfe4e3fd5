import { type RefObject, useLayoutEffect, useState } from 'react';

/** How large an element is, in whole pixels, from its first picture on. */
export function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const measure = () => setSize({ width: watched.clientWidth, height: watched.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return size;
}
