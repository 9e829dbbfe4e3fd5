import type { Stage } from './stage.ts';

/** Moves the whole canvas with the pointer until it comes up. */
export function pan({ room }: Stage, pressed: PointerEvent): void {
  if (!room) return;
  const end = new AbortController();
  const listen = { signal: end.signal };
  let last = { x: pressed.clientX, y: pressed.clientY };
  const stop = () => {
    end.abort();
    room.style.cursor = '';
  };
  room.setPointerCapture(pressed.pointerId);
  room.style.cursor = 'grabbing';
  room.addEventListener(
    'pointermove',
    (event) => {
      room.scrollBy(last.x - event.clientX, last.y - event.clientY);
      last = { x: event.clientX, y: event.clientY };
    },
    listen,
  );
  room.addEventListener('pointerup', stop, listen);
  room.addEventListener('pointercancel', stop, listen);
}
