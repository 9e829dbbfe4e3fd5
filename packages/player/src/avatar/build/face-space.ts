import { rigLimits } from '@app/contract/rig/limits.ts';
import { eyes, point } from '../topology.ts';
import type { Landmarks } from './face-model.ts';

export type Point = [x: number, y: number, z: number];

/** The points of a face in face space, and the way there. */
export type FaceSpace = {
  centre: [number, number];
  ipd: number;
  roll: number;
  points: Point[];
  irises: { R: { c: [number, number]; r: number }; L: { c: [number, number]; r: number } };
  toFace(x: number, y: number): [number, number];
};

export const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`there is no point ${index}`);
  return item;
}

/** Puts the landmarks of a picture into face space. */
export function toFaceSpace({ points }: Landmarks): FaceSpace {
  const right = at(points, eyes.R.iris);
  const left = at(points, eyes.L.iris);
  const centre: [number, number] = [(right[0] + left[0]) / 2, (right[1] + left[1]) / 2];
  const ipd = distance(right, left);
  const roll = Math.atan2(left[1] - right[1], left[0] - right[0]);
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  const toFace = (px: number, py: number): [number, number] => {
    const x = (px - centre[0]) / ipd;
    const y = (py - centre[1]) / ipd;
    return [x * cos + y * sin, y * cos - x * sin];
  };
  // The temples are where the flat of the picture is; the nose comes towards the viewer.
  const flat = (at(points, point.templeRight)[2] + at(points, point.templeLeft)[2]) / 2;
  const inFace = points.map(([x, y, z]): Point => [...toFace(x, y), -(z - flat) / ipd]);
  const iris = (first: number) => {
    const c = at(inFace, first);
    const rim = inFace.slice(first + 1, first + 5);
    return {
      c: [c[0], c[1]] as [number, number],
      r: rim.reduce((sum, p) => sum + distance(c, p), 0) / rim.length,
    };
  };
  return {
    centre,
    ipd,
    roll,
    points: inFace.slice(0, rigLimits.facePoints),
    irises: { R: iris(eyes.R.iris), L: iris(eyes.L.iris) },
    toFace,
  };
}
