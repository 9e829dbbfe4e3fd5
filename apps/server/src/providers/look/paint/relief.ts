import { faceOval } from '@app/player/avatar/topology.ts';
import { inside } from './masks.ts';
import { blur, clamp, join, type Plane } from './plane.ts';
import type { Portrait } from './portrait.ts';

/** How far within its edge the light of a face is known, and how far it then goes on: distances between the pupils. */
const known = 0.14;
const goesOn = 0.3;

/** How near each pixel of the face is, in pixels. */
function depthOf({ points, width, height, pupils }: Portrait, triangles: readonly number[]): Plane {
  const depth = new Float32Array(width * height);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => points[triangles[t + k] ?? 0] ?? [0, 0, 0]) as [
      number[],
      number[],
      number[],
    ];
    const [ax = 0, ay = 0, az = 0] = a;
    const [bx = 0, by = 0, bz = 0] = b;
    const [cx = 0, cy = 0, cz = 0] = c;
    const area = (by - cy) * (ax - cx) + (cx - bx) * (ay - cy);
    if (Math.abs(area) < 1e-6) continue;
    const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
    const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
    for (let y = Math.max(0, Math.floor(Math.min(ay, by, cy))); y <= bottom; y++)
      for (let x = Math.max(0, Math.floor(Math.min(ax, bx, cx))); x <= right; x++) {
        const u = ((by - cy) * (x - cx) + (cx - bx) * (y - cy)) / area;
        const v = ((cy - ay) * (x - cx) + (ax - cx) * (y - cy)) / area;
        if (u >= 0 && v >= 0 && u + v <= 1) depth[y * width + x] = -(u * az + v * bz + (1 - u - v) * cz);
      }
  }
  return blur(depth, { width, height }, Math.round(pupils * 0.05));
}

/** Lets numbers go on, softly, from where they are known (1) to where they are not (0). */
function goOn(plane: Plane, weight: Plane, portrait: Portrait, radius: number): Plane {
  const sums = blur(
    join(plane, weight, (value, known) => value * known),
    portrait,
    radius,
  );
  const weights = blur(weight, portrait, radius);
  return plane.map((value, i) => {
    const share = weight[i] as number;
    const around = (sums[i] as number) / Math.max(1e-4, weights[i] as number);
    return value * share + around * (1 - share);
  });
}

/**
 * How a lamp at `from` (x right, y down, z towards the viewer) lights the shape of a face: 0 to 1. There is no shape beyond the
 * face; its light goes on there, or a line would be seen.
 */
export function lampOn(
  portrait: Portrait,
  triangles: readonly number[],
  from: [number, number, number],
): Plane {
  const { width, pupils } = portrait;
  const depth = depthOf(portrait, triangles);
  const light = depth.map((_, i) => {
    const nx = ((depth[i - 1] ?? 0) - (depth[i + 1] ?? 0)) / 2;
    const ny = ((depth[i - width] ?? 0) - (depth[i + width] ?? 0)) / 2;
    return clamp((nx * from[0] + ny * from[1] + from[2]) / Math.hypot(nx, ny, 1));
  });
  // Soft at the edge, and zero there: above a half is what lies well within.
  const within = inside(faceOval, portrait, Math.round(pupils * known)).map((value) => clamp(value * 2 - 1));
  return goOn(light, within, portrait, Math.round(pupils * goesOn));
}
