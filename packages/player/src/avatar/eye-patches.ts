import type { Layer } from './layer.ts';
import type { Placer } from './placer.ts';
import type { Pose } from './pose.ts';
import { eyeRing, gridTriangles, pictureUv, type Rig } from './rig.ts';
import { eyes, type Side } from './topology.ts';

const grid = { cols: 20, rows: 12 };
const margin = { x: 0.04, y: 0.05 };
/** Behind the lids. */
const depth = 0.02;
/** How far the iris goes for a gaze of 1, in radii. */
const travel = { x: 1.1, y: 0.6 };

type Patch = {
  points: Float32Array;
  z: number;
  centre: { x: number; y: number };
  half: number;
  eye: Rig['eyes'][Side];
};

function patchOf(rig: Rig, side: Side): Patch {
  const ring = eyeRing(rig, side);
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  const [x0, x1] = [Math.min(...xs) - margin.x, Math.max(...xs) + margin.x];
  const [y0, y1] = [Math.min(...ys) - margin.y, Math.max(...ys) + margin.y];
  const count = (grid.cols + 1) * (grid.rows + 1);
  const points = new Float32Array(count * 2);
  for (let i = 0; i < count; i++) {
    const across = (i % (grid.cols + 1)) / grid.cols;
    const down = Math.floor(i / (grid.cols + 1)) / grid.rows;
    points.set([x0 + (x1 - x0) * across, y0 + (y1 - y0) * down], i * 2);
  }
  return {
    points,
    z: (rig.face.rest[eyes[side].lid * 3 + 2] ?? 0) - depth,
    centre: { x: (x0 + x1) / 2, y: (y0 + y1) / 2 },
    half: (x1 - x0) / 2,
    eye: rig.eyes[side],
  };
}

/** Both eyes in one layer: the picture behind the lids, with the iris pushed to where the eyes look. */
export function createEyePatches(rig: Rig) {
  const patches = [patchOf(rig, 'R'), patchOf(rig, 'L')];
  const each = (grid.cols + 1) * (grid.rows + 1);
  const one = gridTriangles(grid.cols, grid.rows);
  const layer: Layer = {
    name: 'eyes',
    picture: 'portrait',
    positions: new Float32Array(each * 4),
    uvs: new Float32Array(each * 4),
    tints: undefined,
    triangles: Uint16Array.from([...one, ...one.map((corner) => corner + each)]),
    uvsMove: true,
    tintsMove: false,
  };
  return {
    layer,
    update(pose: Pose, { place }: Placer) {
      patches.forEach(({ points, z, centre, half, eye }, which) => {
        const lookX = pose.gazeX * eye.radius * travel.x;
        const lookY = pose.gazeY * eye.radius * travel.y;
        const size = eye.radius * eye.radius * 2.2;
        for (let i = 0; i < each; i++) {
          const x = points[i * 2] ?? 0;
          const y = points[i * 2 + 1] ?? 0;
          place(layer.positions, which * each + i, x, y, z, 1, 0);
          // The iris moves whole, the white around it stretches, the corners stay.
          const away = ((x - eye.x - lookX) ** 2 + (y - eye.y - lookY) ** 2) / size;
          const corner = Math.min(1, Math.abs((x - centre.x) / half)) ** 6;
          const follow = Math.exp(-away * away) * (1 - corner);
          const { u, v } = pictureUv(rig, x - lookX * follow, y - lookY * follow);
          layer.uvs[(which * each + i) * 2] = u;
          layer.uvs[(which * each + i) * 2 + 1] = v;
        }
      });
    },
  };
}
