import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

type Camera = { x: number; y: number; scale: number };
type Size = { width: number; height: number };

const least = 0.3;
const most = 2;
const margin = 24;
export const zoomStep = 1.25;

const limited = (scale: number) => Math.min(most, Math.max(least, scale));

/** Nearer or further with what lies under a point staying where it is. */
const zoomed = ({ x, y, scale }: Camera, by: number, at: { x: number; y: number }): Camera => {
  const next = limited(scale * by);
  const ratio = next / scale;
  return { scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio };
};

/** Where the map is seen from: it is dragged, zoomed, and brought into view as a whole. */
export function useCamera(extent: Size) {
  const [camera, setCamera] = useState<Camera>({ x: margin, y: margin, scale: 1 });
  const frame = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number }>(undefined);
  const { width, height } = extent;
  const fit = useCallback(() => {
    const room = frame.current;
    if (!room || room.clientWidth === 0) return;
    const scale = limited(
      Math.min(1, (room.clientWidth - 2 * margin) / width, (room.clientHeight - 2 * margin) / height),
    );
    setCamera({
      scale,
      x: Math.max(margin, (room.clientWidth - width * scale) / 2),
      y: Math.max(margin, (room.clientHeight - height * scale) / 2),
    });
  }, [width, height]);
  const latest = useRef(fit);
  useEffect(() => {
    latest.current = fit;
  });
  useEffect(() => {
    latest.current();
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
    fit,
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
