import { nodeSize } from './layout.ts';

export type Camera = { x: number; y: number; scale: number };
export type Size = { width: number; height: number };

const least = 0.3;
const most = 2;
export const margin = 24;

/** Words of a node are 13 px high; below 12 on the screen they are not read. */
const readable = 12 / 13;

const limited = (scale: number) => Math.min(most, Math.max(least, scale));

/** Nearer or further with what lies under a point staying where it is. */
export const zoomed = ({ x, y, scale }: Camera, by: number, at: { x: number; y: number }): Camera => {
  const next = limited(scale * by);
  const ratio = next / scale;
  return { scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio };
};

/** All of the map. */
export function fitted(map: Size, room: Size): Camera {
  const scale = limited(
    Math.min(1, (room.width - 2 * margin) / map.width, (room.height - 2 * margin) / map.height),
  );
  return {
    scale,
    x: Math.max(margin, (room.width - map.width * scale) / 2),
    y: Math.max(margin, (room.height - map.height * scale) / 2),
  };
}

/** All of the map where that can be read; else its root and what stands beside it. */
export function opened(map: Size, room: Size, root: { y: number }): Camera {
  const whole = fitted(map, room);
  if (whole.scale >= readable) return whole;
  const isLow = map.height * readable <= room.height - 2 * margin;
  const middle = isLow ? map.height / 2 : root.y + nodeSize.height / 2;
  return { scale: readable, x: margin, y: room.height / 2 - middle * readable };
}
