import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Drawn, type Measures, rangeNear } from './row-window.ts';

/** What was measured last, so that a list that comes back is as high as it was before anything of it is drawn. */
const known = new Map<string, Measures>();
const unknown: Measures = { columns: 1, rowHeight: 0, gap: 0 };

/** How the items lie now; rows that are higher than usual do not count. */
function measured(list: HTMLUListElement, before: Measures): Measures {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const items = [...list.querySelectorAll(':scope > [data-position]:not([aria-busy])')];
  const heights = items.map((item) => item.getBoundingClientRect().height);
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: heights.length > 0 ? Math.min(...heights) : before.rowHeight,
    gap: Number.parseFloat(rowGap) || 0,
  };
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

type Wish = { total: number; layout: string; drawn: Drawn; onDrawn: (drawn: Drawn) => void };

/** Follows what of a list is near the window; answers how its rows lie. */
export function useRowWindow(list: RefObject<HTMLUListElement | null>, wish: Wish): Measures {
  const { total, layout } = wish;
  const [measures, setMeasures] = useState(() => known.get(`${layout} ${window.innerWidth}`) ?? unknown);
  const latest = useRef({ ...wish, measures });
  useLayoutEffect(() => {
    latest.current = { ...wish, measures };
  });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const now = measured(element, latest.current.measures);
      known.set(`${layout} ${window.innerWidth}`, now);
      if (!isSame(now, latest.current.measures)) setMeasures(now);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [list, layout]);
  useEffect(() => {
    const follow = () => {
      const above = -(list.current?.getBoundingClientRect().top ?? 0);
      const near = rangeNear(measures, { above, height: window.innerHeight }, total);
      const { drawn, onDrawn } = latest.current;
      const next = { ...drawn, ...near };
      if (!isSame(next, drawn)) onDrawn(next);
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [list, measures, total]);
  return measures;
}
