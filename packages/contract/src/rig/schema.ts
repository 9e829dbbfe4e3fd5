import * as z from 'zod/mini';
import { rigLimits } from './limits.ts';
import { unitNames } from './states/unit.ts';

const { version, facePoints } = rigLimits;

const whole = z.int();
const count = whole.check(z.minimum(1));
const wholes = z.array(whole);
const percent = whole.check(z.minimum(0), z.maximum(100));
const colour = whole.check(z.minimum(0), z.maximum(255));
const place = z.tuple([whole, whole]);
const eye = z.strictObject({ centre: place, radius: count });

/** Points and how far they move: point, dx, dy, dz and again. */
const movesOf = (points: number, moves: readonly number[]): boolean =>
  moves.length % 4 === 0 && moves.every((value, index) => index % 4 !== 0 || (value >= 0 && value < points));

const fits = {
  units: ({ base, units }: RigFields): boolean =>
    Object.values(units).every(
      (unit) => movesOf(facePoints, unit.face) && movesOf((base.columns + 1) * (base.rows + 1), unit.base),
    ),
  grid: ({ base }: RigFields): boolean => base.depths.length === (base.columns + 1) * (base.rows + 1),
};

const fields = z.strictObject({
  version: z.literal(version),
  picture: z.strictObject({ width: count, height: count }),
  /** Where face space lies in the picture: origin and unit in pixels, the tilt of the head in radians. */
  space: z.strictObject({
    origin: z.tuple([z.number(), z.number()]),
    pupilDistance: z.number().check(z.positive()),
    tilt: z.number(),
  }),
  /** The colour of the skin, which lights the teeth. */
  skin: z.tuple([colour, colour, colour]),
  /** What the face does all the time, to look better than its picture: weights in percent. */
  rest: z.partialRecord(z.enum(unitNames), percent),
  face: z.strictObject({
    /** x, y, z of each. */
    points: wholes.check(z.length(facePoints * 3)),
    /** Three points each; eyes and mouth have none. */
    triangles: z
      .array(whole.check(z.minimum(0), z.maximum(facePoints - 1)))
      .check(z.refine((corners) => corners.length % 3 === 0)),
    /** How solid each point is, in percent. */
    solidity: z.array(percent).check(z.length(facePoints)),
  }),
  /** A grid over the whole picture; only its depth is stored. */
  base: z.strictObject({ columns: count, rows: count, depths: wholes }),
  /** The face's own right and left. */
  eyes: z.strictObject({ right: eye, left: eye }),
  /** How wide it is, and how wide the mouth is that the teeth were made for. */
  mouth: z.strictObject({ centre: place, width: count, usualWidth: count }),
  pivot: z.tuple([whole, whole, whole]),
  /** What each movement moves, on the face and on the grid. */
  units: z.record(z.enum(unitNames), z.strictObject({ face: wholes, base: wholes })),
});
type RigFields = z.output<typeof fields>;

/**
 * A picture made movable, as it is stored. Face space has its origin between the pupils, their distance as its unit, y
 * down and z towards the viewer. What can be worked out from the rest is not stored.
 */
export const rigSchema = fields.check(
  z.refine(fits.grid, { path: ['base', 'depths'] }),
  z.refine(fits.units, { path: ['units'] }),
);

/** A rig as it is stored. */
export type RigFile = z.output<typeof rigSchema>;
