import { unitNames } from '@app/contract/rig/states/unit.ts';
import { rigLimits } from '@app/contract/rig/limits.ts';
import type { RigFile } from '@app/contract/rig/schema.ts';
import { eyes, faceOval, innerLips, point } from '../topology.ts';
import { baseGridOf } from './base-grid.ts';
import type { FaceModel, Landmarks } from './face-model.ts';
import { at, distance, type Point, toFaceSpace } from './face-space.ts';
import { modelPoints, type Morph, morphsOf } from './morphs.ts';

/** Smaller movements than this are not seen: in distances between the pupils. */
const leastMove = 0.0015;
/** The inner edge of the lips is softened, or it would have steps where nothing smooths edges. */
const lipEdgePercent = 85;

const whole = (length: number): number => Math.round(length * rigLimits.scale);

function sparse(morph: Morph): number[] {
  return morph.flatMap(([x, y, z], i) =>
    Math.hypot(x, y, z) > leastMove ? [i, whole(x), whole(y), whole(z)] : [],
  );
}

/** The mesh without the triangles that cover the eyes and the mouth. */
function openTriangles(triangles: readonly number[]): number[] {
  const holes = [innerLips, eyes.R.ring, eyes.L.ring].map((ring) => new Set<number>(ring));
  const kept: number[] = [];
  for (let i = 0; i < triangles.length; i += 3) {
    const corners = triangles.slice(i, i + 3);
    if (!holes.some((hole) => corners.every((corner) => hole.has(corner)))) kept.push(...corners);
  }
  return kept;
}

/** Makes a picture movable: from the points of the face in it to a rig. `rest` is what the face does all the time. */
export function buildRig(landmarks: Landmarks, model: FaceModel, rest: RigFile['rest'] = {}): RigFile {
  const { width, height, skin } = landmarks;
  const space = toFaceSpace(landmarks);
  const face = space.points;
  const morphs = morphsOf(face, model);
  const base = baseGridOf(space, landmarks, morphs);
  const average = modelPoints(model);
  const oval = new Set<number>(faceOval);
  const lipEdge = new Set<number>(innerLips);
  const solid = (index: number) => (oval.has(index) ? 0 : lipEdge.has(index) ? lipEdgePercent : 100);
  const mouthWidth = (points: readonly Point[]) =>
    distance(at(points, point.mouthRight), at(points, point.mouthLeft));
  const eye = ({ c, r }: { c: [number, number]; r: number }): RigFile['eyes']['left'] => ({
    centre: [whole(c[0]), whole(c[1])],
    radius: whole(r),
  });
  return {
    version: rigLimits.version,
    picture: { width, height },
    space: {
      origin: space.centre.map((px) => Math.round(px * 100) / 100) as [number, number],
      pupilDistance: Math.round(space.ipd * 100) / 100,
      tilt: Math.round(space.roll * 1e5) / 1e5,
    },
    skin,
    rest,
    face: {
      points: face.flatMap((p) => p.map(whole)),
      triangles: openTriangles(model.triangles),
      solidity: face.map((_, index) => solid(index)),
    },
    base: { columns: base.cols, rows: base.rows, depths: base.depths.map(whole) },
    eyes: { right: eye(space.irises.R), left: eye(space.irises.L) },
    mouth: {
      centre: [
        whole((at(face, point.mouthRight)[0] + at(face, point.mouthLeft)[0]) / 2),
        whole((at(face, point.upperLip)[1] + at(face, point.lowerLip)[1]) / 2),
      ],
      width: whole(mouthWidth(face)),
      usualWidth: whole(mouthWidth(average)),
    },
    pivot: [
      whole((at(face, point.templeRight)[0] + at(face, point.templeLeft)[0]) / 2),
      whole(at(face, point.chin)[1] + 0.35),
      whole(-0.55),
    ],
    units: Object.fromEntries(
      unitNames.map((name) => [name, { face: sparse(morphs[name]), base: sparse(base.morphs[name]) }]),
    ) as RigFile['units'],
  };
}
