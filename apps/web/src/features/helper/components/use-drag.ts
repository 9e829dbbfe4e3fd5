import { type PointerEvent, useRef, useState } from 'react';
import { isDrag, type Place } from '../rules.ts';

type Press = { x: number; y: number; at: number; from: Place };
type Options = {
  place: Place;
  /** A press begins; nobody knows yet what it becomes. */
  onPress: () => void;
  onMove: (place: Place) => void;
  /** A drag is over; `hasMoved` is false for a press that only lasted long. */
  onDrop: (hasMoved: boolean) => void;
  onClick: () => void;
};

/** Tells a drag from a click (spec section 9), for mouse, pen and finger. Keys and screen readers click, too. */
export function useDrag({ place, onPress, onMove, onDrop, onClick }: Options) {
  const press = useRef<Press>(undefined);
  const wasDrag = useRef(false);
  const [isDragging, setIsDragging] = useState(false);

  const moved = ({ x, y }: Press, event: PointerEvent) => ({
    x: event.clientX - x,
    y: event.clientY - y,
  });
  const end = (event: PointerEvent) => {
    const start = press.current;
    if (!start) return;
    press.current = undefined;
    setIsDragging(false);
    const way = moved(start, event);
    wasDrag.current = isDragging || isDrag(way.x, way.y, performance.now() - start.at);
    if (wasDrag.current) onDrop(isDragging);
  };

  return {
    isDragging,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        press.current = { x: event.clientX, y: event.clientY, at: performance.now(), from: place };
        onPress();
      },
      onPointerMove(event: PointerEvent) {
        const start = press.current;
        if (!start) return;
        const way = moved(start, event);
        if (!isDragging && !isDrag(way.x, way.y, 0)) return;
        setIsDragging(true);
        onMove({ top: start.from.top + way.y, left: start.from.left + way.x });
      },
      onPointerUp: end,
      onPointerCancel: end,
      onClick() {
        // The browser sends a click after every press, also after one that was a drag.
        if (wasDrag.current) wasDrag.current = false;
        else onClick();
      },
    },
  };
}
