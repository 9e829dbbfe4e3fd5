import type { Point } from '@app/deck/geometry/transform.ts';
import { type Stage, toSlide } from './stage.ts';

/** Where the pointer is, how far it has come, and what is held with it. */
export type Hand = {
  /** Both in units of the slide. */
  readonly at: Point;
  readonly by: Point;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly mod: boolean;
};

/** What happens while the pointer is down. */
export type Gesture = {
  /** At most once a frame, and only after the pointer has left the place where it came down. */
  readonly onMove: (hand: Hand) => void;
  readonly onEnd: (hand: Hand) => void;
  /** Escape, or the browser took the pointer away. */
  readonly onCancel: () => void;
  /** It came up where it came down. */
  readonly onClick?: (hand: Hand) => void;
};

/** A hand is never quite still: so many pixels are no movement. */
const slack = { mouse: 3, other: 8 };
/** Near the edge the canvas scrolls, faster the nearer. */
const edge = 28;

type Pressed = Pick<
  PointerEvent,
  'pointerId' | 'pointerType' | 'clientX' | 'clientY' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'
>;

type Held = Pick<Pressed, 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Follows a pointer that came down until it comes up. What it does is shown once a frame at most. */
export function followPointer(stage: Stage, pressed: Pressed, gesture: Gesture): void {
  const { room } = stage;
  if (!room) return;
  const end = new AbortController();
  const listen = { signal: end.signal, capture: true };
  const from = toSlide(stage, { x: pressed.clientX, y: pressed.clientY });
  let on: Point = { x: pressed.clientX, y: pressed.clientY };
  let held: Held = pressed;
  let isMoving = false;
  let frame = 0;

  const hand = (): Hand => {
    const at = toSlide(stage, on);
    return {
      at,
      by: { x: at.x - from.x, y: at.y - from.y },
      shift: held.shiftKey,
      alt: held.altKey,
      mod: held.ctrlKey || held.metaKey,
    };
  };
  const show = () => {
    frame = 0;
    if (scrollNear(room, on)) ask();
    gesture.onMove(hand());
  };
  const ask = () => {
    if (isMoving) frame ||= requestAnimationFrame(show);
  };
  const stop = () => {
    end.abort();
    cancelAnimationFrame(frame);
    if (room.hasPointerCapture(pressed.pointerId)) room.releasePointerCapture(pressed.pointerId);
  };
  const cancel = () => {
    stop();
    gesture.onCancel();
  };
  const isOurs = (event: PointerEvent) => event.pointerId === pressed.pointerId;

  room.setPointerCapture(pressed.pointerId);
  room.addEventListener(
    'pointermove',
    (event) => {
      if (!isOurs(event)) return;
      on = { x: event.clientX, y: event.clientY };
      held = event;
      const most = pressed.pointerType === 'mouse' ? slack.mouse : slack.other;
      isMoving ||= Math.hypot(on.x - pressed.clientX, on.y - pressed.clientY) >= most;
      ask();
    },
    listen,
  );
  room.addEventListener(
    'pointerup',
    (event) => {
      if (!isOurs(event)) return;
      on = { x: event.clientX, y: event.clientY };
      held = event;
      const last = hand();
      stop();
      if (isMoving) gesture.onEnd(last);
      else gesture.onClick?.(last);
    },
    listen,
  );
  room.addEventListener('pointercancel', (event) => isOurs(event) && cancel(), listen);
  // A second finger moves the canvas (pinch.ts).
  room.addEventListener('pointerdown', (event) => !isOurs(event) && cancel(), listen);
  const onKey = (event: KeyboardEvent) => {
    held = event;
    ask();
    if (event.key !== 'Escape' || event.type !== 'keydown') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };
  window.addEventListener('keydown', onKey, listen);
  window.addEventListener('keyup', onKey, listen);
}

/** Scrolls where the pointer is near an edge; answers whether it did. */
function scrollNear(room: HTMLElement, { x, y }: Point): boolean {
  const { left, top, right, bottom } = room.getBoundingClientRect();
  const pull = (from: number, to: number, at: number) =>
    at < from + edge ? (at - from - edge) / 3 : at > to - edge ? (at - to + edge) / 3 : 0;
  const before = { left: room.scrollLeft, top: room.scrollTop };
  const [across, down] = [pull(left, right, x), pull(top, bottom, y)];
  if (across === 0 && down === 0) return false;
  room.scrollBy(across, down);
  return room.scrollLeft !== before.left || room.scrollTop !== before.top;
}
