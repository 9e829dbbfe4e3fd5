import type { Layer } from './layer.ts';
import { innerLips, lipPairs } from './topology.ts';

/** So many pixels the edge of a lip fades over. */
const softness = 1.3;

/** The point of the other lip that each point of an edge lies over; the corners of the mouth have none. */
const partners = new Map<number, number>(
  lipPairs.flatMap(([top, bottom]) => [
    [top, bottom],
    [bottom, top],
  ]),
);

/**
 * The mouth is a hole in the face, and the edge of a hole is as jagged as the canvas. This is a thin ring inside of it, in
 * the colours of the lips' own edge, that fades to nothing.
 */
export function createLipEdge(face: Layer) {
  const count = innerLips.length;
  const layer: Layer = {
    name: 'lipEdge',
    picture: 'portrait',
    positions: new Float32Array(count * 4),
    uvs: new Float32Array(count * 4),
    tints: new Float32Array(count * 8).map((_, i) => (i < count * 4 ? 1 : 0)),
    triangles: Uint16Array.from(
      innerLips.flatMap((_, i) => {
        const next = (i + 1) % count;
        return [i, next, count + i, next, count + next, count + i];
      }),
    ),
    uvsMove: true,
    tintsMove: false,
  };

  /** `face` as it is placed now. Where lips are nearer to each other than the ring is wide, it ends half-way. */
  return function update(): Layer {
    innerLips.forEach((index, i) => {
      const partner = partners.get(index) ?? index;
      const [x, y] = [face.positions[index * 2] ?? 0, face.positions[index * 2 + 1] ?? 0];
      const dx = (face.positions[partner * 2] ?? 0) - x;
      const dy = (face.positions[partner * 2 + 1] ?? 0) - y;
      const far = Math.hypot(dx, dy);
      const share = far > 0 ? Math.min(softness / far, 0.5) : 0;
      layer.positions.set([x, y], i * 2);
      layer.positions.set([x + dx * share, y + dy * share], (count + i) * 2);
      for (const at of [i, count + i])
        layer.uvs.set([face.uvs[index * 2] ?? 0, face.uvs[index * 2 + 1] ?? 0], at * 2);
    });
    return layer;
  };
}
