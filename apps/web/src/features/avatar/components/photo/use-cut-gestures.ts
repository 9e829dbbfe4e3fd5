import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { type Cut, moved, type Point, type Size, zoomed } from './crop.ts';

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Parts of the frame's height that an arrow key moves the photo, alone and with Shift. */
const steps = { small: 0.02, large: 0.1 };
const keyZoom = 1.1;
/** One notch of a wheel is about 100. */
const wheelZoom = 1.001;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Moves and zooms what a frame shows: one finger or the mouse drags, two fingers or the wheel zoom, keys do both. */
export function useCutGestures(
  frame: RefObject<HTMLElement | null>,
  { photo, cut, onChange }: { photo: Size; cut: Cut; onChange: (cut: Cut) => void },
) {
  const fingers = useRef(new Map<number, Point>());
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onChange(zoomed(photo, cut, wheelZoom ** -event.deltaY));
  });
  useEffect(() => {
    const element = frame.current;
    const listen = (event: WheelEvent) => onWheel(event);
    // React listens passively, and then the page would scroll, too.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [frame]);

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other)
      return onChange(zoomed(photo, cut, distance(now, other) / Math.max(1, distance(before, other))));
    const high = event.currentTarget.clientHeight;
    onChange(moved(photo, cut, { x: (now.x - before.x) / high, y: (now.y - before.y) / high }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const zoom = { '+': keyZoom, '=': keyZoom, '-': 1 / keyZoom }[event.key];
    if (!arrow && zoom === undefined) return;
    event.preventDefault();
    if (zoom !== undefined) return onChange(zoomed(photo, cut, zoom));
    const step = event.shiftKey ? steps.large : steps.small;
    if (arrow) onChange(moved(photo, cut, { x: arrow.x * step, y: arrow.y * step }));
  };
  const letGo = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  return {
    onKeyDown,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove,
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}
