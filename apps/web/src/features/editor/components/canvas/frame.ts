import type { TurnedBox } from '@app/deck/geometry/bounds.ts';
import type { Grip } from '@app/deck/geometry/resize.ts';
import type { CSSProperties } from 'react';

/** The places at which a frame is held, clockwise from its top left. */
export const grips: readonly Grip[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
];

const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const;

/** The cursor of a grip on a turned box: one of four, by the way it pulls. */
export function cursorOf({ x, y }: Grip, rotate: number): string {
  const eighth = Math.round(((Math.atan2(x, -y) * 180) / Math.PI + rotate) / 45);
  return cursors[((eighth % 4) + 4) % 4] ?? 'move';
}

/** A box of the slide as a frame over it, in pixels. */
export const frameStyle = (
  { left, top, width, height, rotate }: TurnedBox,
  scale: number,
): CSSProperties => ({
  left: left * scale,
  top: top * scale,
  width: width * scale,
  height: height * scale,
  ...(rotate !== 0 && { transform: `rotate(${rotate}deg)` }),
});
