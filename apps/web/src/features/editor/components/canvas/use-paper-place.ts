import { useLayoutEffect, useState } from 'react';
import { useStage } from './use-stage.ts';

/** Where the slide lies in its room, and how large that is, in pixels; it follows scrolling. */
export function usePaperPlace(scale: number) {
  const stage = useStage();
  const [place, setPlace] = useState({ left: 0, top: 0, width: 0, height: 0, scale });
  useLayoutEffect(() => {
    const { room, paper } = stage;
    if (!room || !paper) return undefined;
    const measure = () => {
      const [outer, inner] = [room.getBoundingClientRect(), paper.getBoundingClientRect()];
      setPlace({
        left: inner.left - outer.left,
        top: inner.top - outer.top,
        width: outer.width,
        height: outer.height,
        scale,
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    room.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      room.removeEventListener('scroll', measure);
    };
  }, [stage, scale]);
  return place;
}
