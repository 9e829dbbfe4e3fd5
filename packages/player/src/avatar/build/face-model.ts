import type { UnitName } from '@app/contract/rig/states/unit.ts';

/** The units that come from sculpted faces; the others are made for each picture. */
export type SculptedUnit = Exclude<UnitName, 'blinkL' | 'blinkR' | 'lipsClose' | 'lipsBite' | 'lipsPress'>;

/** The average face and how each sculpted unit moves its points (data/face-model.json). y is up there. */
export type FaceModel = {
  /** What the whole numbers below are parts of: 1 is the distance between the pupils. */
  scale: number;
  points: number[];
  triangles: number[];
  units: Record<SculptedUnit, number[]>;
};

/** The points found in a picture, in its pixels: 468 of the mesh, then five of each iris. z is away from the viewer. */
export type Landmarks = {
  width: number;
  height: number;
  skin: [number, number, number];
  points: [number, number, number][];
};
