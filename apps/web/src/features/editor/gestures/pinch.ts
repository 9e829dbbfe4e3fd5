import type { Point } from '@app/deck/geometry/transform.ts';
import type { Stage } from './stage.ts';
import { zoomTo } from './zoom.ts';

type Two = { readonly middle: Point; readonly apart: number };

function twoOf(fingers: ReadonlyMap<number, Point>): Two | undefined {
  const [one, other] = fingers.values();
  if (!one || !other) return undefined;
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    apart: Math.hypot(one.x - other.x, one.y - other.y),
  };
}

/** Two fingers move the canvas, and make the slide larger or smaller. Answers how to stop listening. */
export function watchPinch(stage: Stage, room: HTMLElement): () => void {
  const end = new AbortController();
  const listen = { signal: end.signal, capture: true };
  const fingers = new Map<number, Point>();
  let last: Two | undefined;
  const put = (event: PointerEvent) => {
    if (event.pointerType === 'touch') fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.delete(pointerId);
    last = undefined;
  };
  room.addEventListener(
    'pointerdown',
    (event) => {
      put(event);
      last = twoOf(fingers);
    },
    listen,
  );
  room.addEventListener(
    'pointermove',
    (event) => {
      if (!fingers.has(event.pointerId)) return;
      put(event);
      const now = twoOf(fingers);
      if (!now || !last) return;
      room.scrollBy(last.middle.x - now.middle.x, last.middle.y - now.middle.y);
      // Fingers that only move are never quite as far apart as before.
      const factor = now.apart / Math.max(1, last.apart);
      const isWider = Math.abs(factor - 1) >= 0.01;
      last = { middle: now.middle, apart: isWider ? now.apart : last.apart };
      if (isWider) zoomTo(stage, stage.scale * factor, now.middle);
    },
    listen,
  );
  room.addEventListener('pointerup', lift, listen);
  room.addEventListener('pointercancel', lift, listen);
  return () => end.abort();
}
