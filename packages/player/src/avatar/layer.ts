import { gridTriangles } from './rig.ts';

/** What a layer takes its colours from: the portrait, the sheet of teeth and tongue, or its tints alone. */
export type LayerPicture = 'portrait' | 'mouth' | undefined;

export type LayerName =
  | 'base'
  | 'eyes'
  | 'cavity'
  | 'tongue'
  | 'lowerTeeth'
  | 'upperTeeth'
  | 'ownTeeth'
  | 'face'
  | 'lipEdge';

/** A mesh to draw over what is there already. The arrays stay the same and change their contents. */
export type Layer = {
  name: LayerName;
  picture: LayerPicture;
  /** x, y in pixels of the canvas. */
  positions: Float32Array;
  /** Where in the picture: 0 to 1. */
  uvs: Float32Array;
  /** What the colour at each point is multiplied with: red, green, blue, alpha, premultiplied. Absent: nothing. */
  tints: Float32Array | undefined;
  triangles: Uint16Array;
  /** Whether uvs and tints change from frame to frame. */
  uvsMove: boolean;
  tintsMove: boolean;
};

/** A layer of `cols` times `rows` fields that shows the part `from` to `to` of a picture, top to bottom. */
export function gridLayer(
  name: LayerName,
  picture: LayerPicture,
  { cols, rows, from = 0, to = 1 }: { cols: number; rows: number; from?: number; to?: number },
): Layer {
  const count = (cols + 1) * (rows + 1);
  const uvs = new Float32Array(count * 2);
  for (let i = 0; i < count; i++) {
    const across = (i % (cols + 1)) / cols;
    const down = Math.floor(i / (cols + 1)) / rows;
    uvs.set([across, from + (to - from) * down], i * 2);
  }
  return {
    name,
    picture,
    positions: new Float32Array(count * 2),
    uvs,
    tints: new Float32Array(count * 4).fill(1),
    triangles: gridTriangles(cols, rows),
    uvsMove: false,
    tintsMove: true,
  };
}
