import { gridLayer, type Layer } from './layer.ts';
import { hasOwnTeeth, type MouthSpace, mouthSize, mouthSpace, restRow } from './mouth-space.ts';
import { clamp, mix, smoothstep } from './numbers.ts';
import type { Placer } from './placer.ts';
import type { Pose } from './pose.ts';
import type { Rig } from './rig.ts';
import { innerLips, lipPairs, point } from './topology.ts';

/** The sheet of teeth and tongue: three pictures of 640 × 400, drawn for 512 pixels between the pupils. */
const sheet = { width: 640 / 512, height: 400 / 512, perRow: 1 / 512, middleRow: 200 };
/** The rows of the pictures where the edges of the teeth are, and how large each picture is drawn. */
const upperTeeth = { edgeRow: 186, scale: 1 };
const lowerTeeth = { edgeRow: 178, scale: 0.94, light: 0.8 };
const tongueScale = 0.86;
/** Behind the lips. */
const depth = 0.12;
/** Teeth stand in an arch: the further from the middle, the deeper. */
const arch = 0.5;
const grid = { cols: 8, rows: 8 };
const dark = [0.055, 0.014, 0.016] as const;
const flesh = [0.314, 0.101, 0.094] as const;
/** From this gap on a picture shows whole teeth of its own; of a narrower one they are too little for a mouth that opens. */
const wholeTeeth = 0.125;
/** By how much the lips are further apart than in the picture when its narrow strip of teeth is gone: two rows show for a moment. */
const stripGone = { from: 0.015, to: 0.045 };
/** How far the edge of the picture's own teeth goes along with the lips, so that no dark shows between them. */
const alongLips = { upper: 0.045, lower: 0.012 };
const lowerLip: ReadonlySet<number> = new Set(lipPairs.map(([, bottom]) => bottom));
/** How much light and how much colour of the teeth round lips take away. */
const roundShade = { light: 0.38, colour: 0.22 };

type Colour = readonly [red: number, green: number, blue: number, alpha: number];
type Box = { x: number; y: number; width: number; height: number };

/** Teeth are lit by the light that falls on the skin, and take on a little of its colour. */
function lightOf([r, g, b]: Rig['skin']): [number, number, number] {
  const bright = Math.min(1.05, 0.66 + 0.42 * ((0.3 * r + 0.59 * g + 0.11 * b) / 190));
  const mean = (r + g + b) / 3;
  const cast = (value: number, usual: number, ivory: number) =>
    Math.min(1.06, bright * (1 + 0.28 * (value / mean / usual - 1)) * ivory);
  return [cast(r, 1.28, 1), cast(g, 0.98, 0.97), cast(b, 0.8, 0.905)];
}

/** Lays a grid into the mouth and colours each of its points. */
function lay(
  layer: Layer,
  { place }: Placer,
  z: number,
  { x, y, width, height }: Box,
  colour: (across: number, y: number) => Colour,
): void {
  const tints = layer.tints ?? new Float32Array();
  for (let i = 0; i < layer.positions.length / 2; i++) {
    const across = (i % (grid.cols + 1)) / grid.cols - 0.5;
    const atY = y + (Math.floor(i / (grid.cols + 1)) / grid.rows - 0.5) * height;
    place(layer.positions, i, x + across * width, atY, z - arch * (across * width) ** 2, 1, 0);
    const [red, green, blue, alpha] = colour(across, atY);
    tints[i * 4] = red * alpha;
    tints[i * 4 + 1] = green * alpha;
    tints[i * 4 + 2] = blue * alpha;
    tints[i * 4 + 3] = alpha;
  }
}

/** The picture's own teeth, where it shows some: the opening of the lips as it is. */
function ownTeethLayer(rig: Rig): Layer {
  const last = innerLips.length;
  const uvs = new Float32Array((last + 1) * 2);
  innerLips.forEach((index, i) => {
    for (const axis of [0, 1]) {
      const value = rig.face.uvs[index * 2 + axis] ?? 0;
      uvs[i * 2 + axis] = value;
      uvs[last * 2 + axis] = (uvs[last * 2 + axis] ?? 0) + value / last;
    }
  });
  return {
    name: 'ownTeeth',
    picture: 'portrait',
    positions: new Float32Array(uvs.length),
    uvs,
    tints: new Float32Array((last + 1) * 4).fill(1),
    triangles: Uint16Array.from(innerLips.flatMap((_, i) => [last, i, (i + 1) % last])),
    uvsMove: false,
    tintsMove: true,
  };
}

/** The dark of the mouth: black at the top and the sides, flesh at the bottom. */
function cavityColour({ lip, under, gap, seen }: MouthSpace) {
  return (across: number, y: number): Colour => {
    const deep = smoothstep(lip + gap * 0.1, under + 0.02, y);
    const side = 1 - 0.55 * smoothstep(0.26, 0.45, Math.abs(across));
    const part = (channel: 0 | 1 | 2) => mix(dark[channel], flesh[channel], deep) * side;
    return [part(0), part(1), part(2), seen];
  };
}

/** What is seen between the lips. The layers are to be drawn in their order; closed lips have none. */
export function createMouthInside(rig: Rig) {
  const own = hasOwnTeeth(rig);
  const cavity = gridLayer('cavity', undefined, grid);
  const ownTeeth = ownTeethLayer(rig);
  const restGap = restRow(rig, point.lowerLip) - restRow(rig, point.upperLip);
  const isWhole = restGap > wholeTeeth;
  const upper = gridLayer('upperTeeth', 'mouth', { ...grid, from: 0, to: 1 / 3 });
  const lower = gridLayer('lowerTeeth', 'mouth', { ...grid, from: 1 / 3, to: 2 / 3 });
  const tongue = gridLayer('tongue', 'mouth', { ...grid, from: 2 / 3, to: 1 });
  const light = lightOf(rig.skin);
  const size = mouthSize(rig);
  const lipDepth = rig.face.rest[point.upperLip * 3 + 2] ?? 0;
  const z = lipDepth - depth;

  const sprite = (x: number, scale: number, y: number): Box => ({
    x,
    y,
    width: sheet.width * size * scale,
    height: sheet.height * size * scale,
  });
  const toothY = (edge: number, { edgeRow, scale }: { edgeRow: number; scale: number }) =>
    edge + (sheet.middleRow - edgeRow) * sheet.perRow * size * scale;

  function placeOwnTeeth({ place }: Placer, points: Float32Array, seen: number): void {
    ownTeeth.tints?.fill(seen);
    innerLips.forEach((index, i) => {
      const most = lowerLip.has(index) ? alongLips.lower : alongLips.upper;
      const at = (axis: 0 | 1) => {
        const rest = rig.face.rest[index * 3 + axis] ?? 0;
        return rest + clamp((points[index * 3 + axis] ?? 0) - rest, -most, most);
      };
      place(ownTeeth.positions, i, at(0), at(1), lipDepth, 1, 0);
    });
    place(ownTeeth.positions, innerLips.length, rig.mouth.x, rig.mouth.y, lipDepth, 1, 0);
  }

  return function layersOf(points: Float32Array, pose: Pose, placer: Placer): Layer[] {
    const space = mouthSpace(rig, points, pose);
    const { seen, lip, under, gap, middle, width, rounded } = space;
    if (seen < 0.01) return [];
    const dim = Math.min(1, 0.78 + gap * 1.4) * (1 - roundShade.light * rounded);
    const red = 1 - roundShade.colour * rounded;
    const lit = (factor: number): Colour => [
      light[0] * factor * dim,
      light[1] * factor * dim * red,
      light[2] * factor * dim * red,
      seen,
    ];
    const atSide = (across: number) => 1 - 0.5 * smoothstep(0.12, 0.34, Math.abs(across));
    const cavityBox = { x: middle, y: (lip + under) / 2, width: width * 1.15, height: gap * 1.3 + 0.12 };
    lay(cavity, placer, z, cavityBox, cavityColour(space));
    const lowerBox = sprite(middle, lowerTeeth.scale, toothY(space.lowerEdge, lowerTeeth));
    lay(lower, placer, z, lowerBox, (across) => lit(lowerTeeth.light * atSide(across)));
    const tongueBox = sprite(middle, tongueScale, space.tongueY);
    lay(tongue, placer, z, tongueBox, () => lit(0.66 + 0.25 * pose.tongue));
    const upperBox = sprite(middle, upperTeeth.scale, toothY(space.upperEdge, upperTeeth));
    // The upper lip throws a shadow.
    const shadow = (y: number) => 0.5 + 0.5 * smoothstep(lip - 0.01, lip + 0.09, y);
    lay(upper, placer, z, upperBox, (across, y) => lit(atSide(across) * shadow(y)));
    const teeth = space.tongueUp ? [cavity, lower, tongue, upper] : [cavity, tongue, lower, upper];
    if (!own) return teeth;
    const ownSeen = isWhole ? 1 : 1 - smoothstep(stripGone.from, stripGone.to, gap - restGap);
    placeOwnTeeth(placer, points, ownSeen);
    if (ownSeen === 1) teeth.pop();
    return ownSeen > 0 ? [...teeth, ownTeeth] : teeth;
  };
}
