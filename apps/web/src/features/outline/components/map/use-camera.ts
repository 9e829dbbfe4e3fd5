import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type Camera, fitted, margin, opened, type Size, zoomed } from './camera.ts';

export const zoomStep = 1.25;

/** Where the map is seen from: it is dragged, zoomed, and brought into view as a whole; a map with a root opens there. */
export function useCamera(extent: Size, root?: { y: number }) {
  const [camera, setCamera] = useState<Camera>({ x: margin, y: margin, scale: 1 });
  const frame = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number }>(undefined);
  const roomOf = (): Size | undefined => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
    return width === 0 ? undefined : { width, height };
  };
  const open = () => {
    const space = roomOf();
    if (space) setCamera(root ? opened(extent, space, root) : fitted(extent, space));
  };
  const first = useRef(open);
  useEffect(() => {
    first.current();
    const room = frame.current;
    // React listens to the wheel passively: the page would scroll along.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = room?.getBoundingClientRect();
      const at = { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
      setCamera((before) => zoomed(before, Math.exp(-event.deltaY / 400), at));
    };
    room?.addEventListener('wheel', onWheel, { passive: false });
    return () => room?.removeEventListener('wheel', onWheel);
  }, []);
  return {
    camera,
    frame,
    fit: () => {
      const space = roomOf();
      if (space) setCamera(fitted(extent, space));
    },
    zoom: (by: number) => {
      const room = frame.current;
      const at = { x: (room?.clientWidth ?? 0) / 2, y: (room?.clientHeight ?? 0) / 2 };
      setCamera((before) => zoomed(before, by, at));
    },
    /** Brings a place of the map into view. */
    show: (box: { x: number; y: number } & Size) => {
      const room = frame.current;
      if (!room) return;
      setCamera((before) => {
        const { scale } = before;
        const into = (start: number, size: number, shift: number, space: number) => {
          const first = start * scale + shift;
          const last = first + size * scale;
          if (first < margin) return shift + margin - first;
          return last > space - margin ? shift + space - margin - last : shift;
        };
        return {
          scale,
          x: into(box.x, box.width, before.x, room.clientWidth),
          y: into(box.y, box.height, before.y, room.clientHeight),
        };
      });
    },
    pan: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        from.current = { x: event.clientX - camera.x, y: event.clientY - camera.y };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const start = from.current;
        if (start) setCamera((before) => ({ ...before, x: clientX - start.x, y: clientY - start.y }));
      },
      onPointerUp: () => {
        from.current = undefined;
      },
    },
  };
}
