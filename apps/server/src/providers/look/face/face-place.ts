import { eyes } from '@app/player/avatar/topology.ts';
import type { FacePoints } from './find-points.ts';

/** Where a face is, by its pupils: their middle, their distance, and the tilt of the head in radians. */
export type FacePlace = { x: number; y: number; pupils: number; angle: number };

/** Tells the place of a face from its points. */
export function placeOf({ points }: Pick<FacePoints, 'points'>): FacePlace {
  const pupil = (index: number): [number, number, number] => points[index] ?? [0, 0, 0];
  const [right, left] = [pupil(eyes.R.iris), pupil(eyes.L.iris)];
  const [dx, dy] = [left[0] - right[0], left[1] - right[1]];
  return {
    x: (right[0] + left[0]) / 2,
    y: (right[1] + left[1]) / 2,
    pupils: Math.hypot(dx, dy),
    angle: Math.atan2(dy, dx),
  };
}
