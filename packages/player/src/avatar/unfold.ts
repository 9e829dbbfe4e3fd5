import type { RestMesh } from './rig.ts';
import { lipPairs } from './topology.ts';

/** A triangle is never pressed flatter than this, against how large it is at rest. */
const leastShare = 0.01;
/** Each pass mends what the one before has pushed into the next triangle; most poses need two. */
const mostPasses = 90;
/** Less than this of a triangle is not seen, and may only be how numbers are rounded: square pixels, twice. */
const unseen = 0.4;
/** A little more than is needed, or the last hundredth would take as many passes as all before. */
const over = 1.7;

/** Lips touch; they do not pass through each other, also not where they are pushed. */
function keepLipsApart(positions: Float32Array): void {
  for (const [top, bottom] of lipPairs) {
    const upper = positions[top * 2 + 1] as number;
    const lower = positions[bottom * 2 + 1] as number;
    if (upper <= lower) continue;
    positions[top * 2 + 1] = (upper + lower) / 2;
    positions[bottom * 2 + 1] = (upper + lower) / 2;
  }
}

/**
 * Keeps the triangles of a mesh from showing their back, which would be seen as a crease: lips that close, lids that fall
 * and cheeks that turn away push points past their neighbours. Points are moved as little as makes every triangle stay on
 * its side.
 */
export function createUnfolder({ rest, triangles }: Pick<RestMesh, 'rest' | 'triangles'>) {
  const areas = new Float64Array(triangles.length / 3);
  for (let i = 0; i < areas.length; i++) {
    const [a, b, c] = [0, 1, 2].map((k) => (triangles[i * 3 + k] as number) * 3) as [number, number, number];
    const at = (point: number, axis: 0 | 1) => rest[point + axis] as number;
    areas[i] = (at(b, 0) - at(a, 0)) * (at(c, 1) - at(a, 1)) - (at(b, 1) - at(a, 1)) * (at(c, 0) - at(a, 0));
  }

  /** Mends one triangle; whether there was anything to mend. */
  function mend(positions: Float32Array, i: number, scale: number): boolean {
    const a = (triangles[i * 3] as number) * 2;
    const b = (triangles[i * 3 + 1] as number) * 2;
    const c = (triangles[i * 3 + 2] as number) * 2;
    const ax = positions[a] as number;
    const ay = positions[a + 1] as number;
    const bx = positions[b] as number;
    const by = positions[b + 1] as number;
    const cx = positions[c] as number;
    const cy = positions[c + 1] as number;
    const least = (areas[i] as number) * leastShare * scale;
    const missing = least - ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
    if (missing * Math.sign(least) <= unseen) return false;
    // How much the area grows as each corner moves.
    const gax = by - cy;
    const gay = cx - bx;
    const gbx = cy - ay;
    const gby = ax - cx;
    const gcx = ay - by;
    const gcy = bx - ax;
    const sum = gax * gax + gay * gay + gbx * gbx + gby * gby + gcx * gcx + gcy * gcy;
    if (sum < 1e-9) return false;
    const step = (missing * over) / sum;
    positions[a] = ax + gax * step;
    positions[a + 1] = ay + gay * step;
    positions[b] = bx + gbx * step;
    positions[b + 1] = by + gby * step;
    positions[c] = cx + gcx * step;
    positions[c + 1] = cy + gcy * step;
    return true;
  }

  /** Mends the mesh where its points are on the canvas. `scale` is square pixels per unit of the rest, squared. */
  return function unfold(positions: Float32Array, scale: number): void {
    for (let pass = 0; pass < mostPasses; pass++) {
      let isMended = false;
      for (let i = 0; i < areas.length; i++) isMended = mend(positions, i, scale) || isMended;
      if (!isMended) return;
      keepLipsApart(positions);
    }
  };
}
