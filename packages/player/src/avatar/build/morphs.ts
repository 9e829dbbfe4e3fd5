import { rigLimits } from '@app/contract/rig/limits.ts';
import { mouthUnits, type UnitName } from '@app/contract/rig/states/unit.ts';
import { clamp } from '../numbers.ts';
import { eyes, lipPairs, lowerLipRows, point, type Side, upperLipRows } from '../topology.ts';
import type { FaceModel, SculptedUnit } from './face-model.ts';
import { at, distance, type Point } from './face-space.ts';

/** How far each point of the face moves. */
export type Morph = Point[];

const nothing = (): Morph => Array.from({ length: rigLimits.facePoints }, (): Point => [0, 0, 0]);
const times = ([x, y, z]: Point, factor: number): Point => [x * factor, y * factor, z * factor];

/** The points of the average face, y down as everywhere else. */
export const modelPoints = ({ points, scale }: FaceModel): Point[] =>
  Array.from({ length: rigLimits.facePoints }, (_, i) => [
    at(points, i * 3) / scale,
    -at(points, i * 3 + 1) / scale,
    at(points, i * 3 + 2) / scale,
  ]);

const ofMouth = new Set<SculptedUnit>(mouthUnits);

/** The sculpted units, those of the mouth in this face's proportions. */
function sculpted(face: readonly Point[], model: FaceModel): Record<SculptedUnit, Morph> {
  const average = modelPoints(model);
  const ratio = (a: number, b: number) =>
    distance(at(face, a), at(face, b)) / distance(at(average, a), at(average, b));
  const wide = clamp(ratio(point.mouthRight, point.mouthLeft), 0.8, 1.25);
  const high = clamp(ratio(point.underNose, point.chin), 0.8, 1.2);
  const entries = (Object.entries(model.units) as [SculptedUnit, number[]][]).map(([name, moves]) => {
    const [kx, ky] = ofMouth.has(name) ? [wide, high] : [1, 1];
    const morph = nothing().map((_, i): Point => {
      const [x, y, z] = [at(moves, i * 3), at(moves, i * 3 + 1), at(moves, i * 3 + 2)];
      return [(x / model.scale) * kx, (-y / model.scale) * ky, z / model.scale];
    });
    return [name, morph] as const;
  });
  return Object.fromEntries(entries) as Record<SculptedUnit, Morph>;
}

/** The upper lid comes down onto the lower one, and takes the skin above it along. */
function blink(face: readonly Point[], side: Side): Morph {
  const morph = nothing();
  const { upper, lower, lidRows } = eyes[side];
  upper.forEach((top, i) => {
    const bottom = at<number>(lower, i);
    const dx = at(face, bottom)[0] - at(face, top)[0];
    const dy = at(face, bottom)[1] - at(face, top)[1];
    morph[top] = [dx * 0.94, dy * 1.02, 0];
    morph[bottom] = [-dx * 0.05, -dy * 0.07, 0];
    lidRows.forEach((row, place) => {
      const share = place === 0 ? 0.62 : 0.22;
      morph[at<number>(row, i)] = [dx * share * 0.6, dy * share, 0];
    });
  });
  return morph;
}

const lipShares = { upper: [0.72, 0.85, 0.95], lower: [0.85, 0.92, 0.97] };

/** Brings the lips of a mouth that is open in the picture together; the skin around follows. */
function lipsClose(face: readonly Point[]): Morph {
  const morph = nothing();
  const known: number[] = [];
  const set = (index: number, move: Point) => {
    morph[index] = move;
    known.push(index);
  };
  lipPairs.forEach(([top, bottom], i) => {
    const [dx, dy] = [at(face, bottom)[0] - at(face, top)[0], at(face, bottom)[1] - at(face, top)[1]];
    const down: Point = [dx * 0.4, dy * 0.4, 0];
    const up: Point = [-dx * 0.6, -dy * 0.6, 0];
    set(top, down);
    set(bottom, up);
    upperLipRows.forEach((row, place) => set(at<number>(row, i), times(down, at(lipShares.upper, place))));
    lowerLipRows.forEach((row, place) => set(at<number>(row, i), times(up, at(lipShares.lower, place))));
  });
  const mouthY = at(face, point.lowerLip)[1];
  const isKnown = new Set(known);
  for (let i = 0; i < rigLimits.facePoints; i++) {
    if (isKnown.has(i)) continue;
    const here = at(face, i);
    let [weights, dx, dy, nearest] = [0, 0, 0, Number.POSITIVE_INFINITY];
    for (const lip of known) {
      const away = distance(here, at(face, lip));
      const weight = 1 / (away ** 3 + 1e-4);
      nearest = Math.min(nearest, away);
      weights += weight;
      dx += at(morph, lip)[0] * weight;
      dy += at(morph, lip)[1] * weight;
    }
    // The chin follows far down, the cheeks hardly.
    const reach = here[1] > mouthY ? 0.42 : 0.16;
    const follow = Math.exp(-((nearest / reach) ** 2)) / weights;
    morph[i] = [dx * follow, dy * follow, 0];
  }
  return morph;
}

/** F and V: the lower lip goes up under the teeth, the upper lip lifts a little. Middle first, corners stay. */
function lipsBite(): Morph {
  const morph = nothing();
  const rise = {
    upper: [0.028, 0.042, 0.052],
    upperEdge: 0.058,
    lower: [0.03, 0.04, 0.03],
    lowerEdge: 0.014,
  };
  lipPairs.forEach(([top, bottom], i) => {
    const middle = (1 - Math.abs(i - 4) / 5.2) ** 0.8;
    const up = (index: number, by: number) => {
      morph[index] = [0, -by * middle, 0];
    };
    up(top, rise.upperEdge);
    up(bottom, rise.lowerEdge);
    upperLipRows.forEach((row, place) => up(at<number>(row, i), at(rise.upper, place)));
    lowerLipRows.forEach((row, place) => up(at<number>(row, i), at(rise.lower, place)));
  });
  return morph;
}

/** P, B and M: both lips are rolled in, from where they are when they close; middle first, corners stay. */
function lipsPress(face: readonly Point[], close: Morph): Morph {
  const morph = nothing();
  const closed = (index: number) => at(face, index)[1] + at(close, index)[1];
  lipPairs.forEach(([top], i) => {
    const middle = (1 - Math.abs(i - 4) / 5.2) ** 0.8;
    for (const row of [...upperLipRows, ...lowerLipRows]) {
      const index = at<number>(row, i);
      morph[index] = [0, (closed(top) - closed(index)) * 0.22 * middle, 0];
    }
  });
  return morph;
}

/** Every unit as movements of this face. */
export function morphsOf(face: readonly Point[], model: FaceModel): Record<UnitName, Morph> {
  const close = lipsClose(face);
  return {
    ...sculpted(face, model),
    blinkL: blink(face, 'L'),
    blinkR: blink(face, 'R'),
    lipsClose: close,
    lipsBite: lipsBite(),
    lipsPress: lipsPress(face, close),
  };
}
