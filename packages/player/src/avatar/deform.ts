import { unitNames } from '@app/contract/rig/states/unit.ts';
import { createEyePatches } from './eye-patches.ts';
import type { Layer } from './layer.ts';
import { createLipEdge } from './lip-edge.ts';
import { createMouthInside } from './mouth-inside.ts';
import { clamp, mix, smoothstep } from './numbers.ts';
import { type Placer, placerOf, type View } from './placer.ts';
import type { Pose } from './pose.ts';
import type { Moves, RestMesh, Rig } from './rig.ts';
import { createUnfolder } from './unfold.ts';
import { lipPairs, lowerLipRows, upperLipRows } from './topology.ts';
import { unitPlace } from './units.ts';

/** Wider mouths smile in the picture already; round lips take that smile away. */
const smileInPicture = { from: 1.05, gain: 0.9, most: 0.3 };

/** A mouth that is much wider than usual would look pinched: it is rounded less. */
const purseOfWide = { from: 1.1, loss: 1.6, least: 0.5 };

function addMoves(points: Float32Array, { points: which, by }: Moves, weight: number): void {
  for (let i = 0; i < which.length; i++) {
    const to = (which[i] ?? 0) * 3;
    points[to] = (points[to] ?? 0) + (by[i * 3] ?? 0) * weight;
    points[to + 1] = (points[to + 1] ?? 0) + (by[i * 3 + 1] ?? 0) * weight;
    points[to + 2] = (points[to + 2] ?? 0) + (by[i * 3 + 2] ?? 0) * weight;
  }
}

function placeMesh(layer: Layer, mesh: RestMesh, points: Float32Array, { place }: Placer): void {
  for (let i = 0; i < mesh.count; i++)
    place(
      layer.positions,
      i,
      points[i * 3] ?? 0,
      points[i * 3 + 1] ?? 0,
      points[i * 3 + 2] ?? 0,
      mesh.headWeight[i] ?? 0,
      mesh.chestWeight[i] ?? 0,
    );
}

/** Lips touch; they do not pass through each other. */
function keepLipsApart(points: Float32Array): void {
  for (const [top, bottom] of lipPairs) {
    const upper = points[top * 3 + 1] ?? 0;
    const lower = points[bottom * 3 + 1] ?? 0;
    if (upper <= lower) continue;
    points[top * 3 + 1] = (upper + lower) / 2;
    points[bottom * 3 + 1] = (upper + lower) / 2;
  }
}

/** How wide the lips are apart when the line between them is gone from both. */
const lineGone = { from: 0.006, to: 0.03, share: 0.4 };

/** The line between closed lips belongs to neither: as they part, their edges show more and more of the lips themselves. */
function hideLipLine(uvs: Float32Array, rest: Float32Array, points: Float32Array): void {
  lipPairs.forEach(([top, bottom], i) => {
    const gap = (points[bottom * 3 + 1] ?? 0) - (points[top * 3 + 1] ?? 0);
    const part = smoothstep(lineGone.from, lineGone.to, gap) * lineGone.share;
    for (const [edge, lip] of [
      [top, upperLipRows[2][i]],
      [bottom, lowerLipRows[2][i]],
    ] as [number, number][])
      for (const axis of [0, 1])
        uvs[edge * 2 + axis] = mix(rest[edge * 2 + axis] ?? 0, rest[lip * 2 + axis] ?? 0, part);
  });
}

function pictureLayer(name: 'base' | 'face', mesh: RestMesh, alpha?: Float32Array): Layer {
  return {
    name,
    picture: 'portrait',
    positions: new Float32Array(mesh.count * 2),
    uvs: mesh.uvs.slice(),
    tints: alpha && Float32Array.from({ length: alpha.length * 4 }, (_, i) => alpha[i >> 2] ?? 1),
    triangles: mesh.triangles,
    uvsMove: name === 'face',
    tintsMove: false,
  };
}

/**
 * Makes the meshes of a pose. The face lies over a grid of the whole picture and both are moved alike, so where the face
 * fades out there is no seam; eyes and mouth are holes in it.
 */
export function createDeformer(rig: Rig) {
  const facePoints = new Float32Array(rig.face.rest.length);
  const basePoints = new Float32Array(rig.base.rest.length);
  const base = pictureLayer('base', rig.base);
  const face = pictureLayer('face', rig.face, rig.face.alpha);
  const eyes = createEyePatches(rig);
  const mouthInside = createMouthInside(rig);
  const lipEdge = createLipEdge(face);
  const unfold = createUnfolder(rig.face);
  const { a, b } = rig.toPicture;
  const { from, gain, most } = smileInPicture;
  const smile = clamp((rig.mouth.width / rig.mouth.usual - from) * gain, 0, most);
  const cornersUp = unitPlace('cornersUp');
  const purse = unitPlace('lipsPurse');
  const wide = rig.mouth.width / rig.mouth.usual - purseOfWide.from;
  const purseShare = clamp(1 - wide * purseOfWide.loss, purseOfWide.least, 1);

  /** The layers of a pose, in the order in which they are drawn. */
  return function deform(pose: Pose, view: View): Layer[] {
    facePoints.set(rig.face.rest);
    basePoints.set(rig.base.rest);
    for (let unit = 0; unit < unitNames.length; unit++) {
      const rest = rig.restUnits[unit] ?? 0;
      let weight = rest + (pose.units[unit] ?? 0) * (1 - rest);
      if (unit === cornersUp) weight -= pose.unsmile * smile;
      if (unit === purse) weight *= purseShare;
      const moves = rig.units[unit];
      if (weight === 0 || !moves) continue;
      addMoves(facePoints, moves.face, weight);
      addMoves(basePoints, moves.base, weight);
    }
    keepLipsApart(facePoints);
    hideLipLine(face.uvs, rig.face.uvs, facePoints);
    const placer = placerOf(rig, pose, view);
    placeMesh(base, rig.base, basePoints, placer);
    placeMesh(face, rig.face, facePoints, placer);
    unfold(face.positions, (a * a + b * b) * view.scale ** 2);
    eyes.update(pose, placer);
    const inside = mouthInside(facePoints, pose, placer);
    return [base, eyes.layer, ...inside, face, ...(inside.length > 0 ? [lipEdge()] : [])];
  };
}
