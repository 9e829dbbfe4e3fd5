import { eyes, faceOval, lowerLipRows, upperLipRows } from '@app/player/avatar/topology.ts';
import { brightness, type Colour } from './colour.ts';
import { blur, clamp, join, type Plane, smooth } from './plane.ts';
import type { Portrait } from './portrait.ts';
import { skinColour } from './skin.ts';

const brows = [
  [46, 53, 52, 65, 55, 107, 66, 105, 63, 70],
  [276, 283, 282, 295, 285, 336, 296, 334, 293, 300],
];
const lips = [61, ...lowerLipRows[0], 291, ...upperLipRows[0].toReversed()];

/** How far around its edge the light of a face ends, in distances between the pupils. */
const lightEnd = 0.28;

/** How much each pixel belongs to a part of the face: 0 to 1, with soft edges. `lit` is what a lamp lights. */
export type Masks = { lit: Plane; eyes: Plane; lips: Plane; brows: Plane; skin: Plane };

/** The inside of a ring of points, softened. */
export function inside(ring: readonly number[], { points, width, height }: Portrait, radius: number): Plane {
  const mask = new Float32Array(width * height);
  const corners = ring.map((index): [number, number] => {
    const [x, y] = points[index] ?? [0, 0, 0];
    return [x, y];
  });
  const rows = corners.map(([, y]) => y);
  const last = Math.min(height - 1, Math.ceil(Math.max(...rows)));
  for (let y = Math.max(0, Math.floor(Math.min(...rows))); y <= last; y++) {
    const crossings: number[] = [];
    corners.forEach(([bx, by], i) => {
      const [ax, ay] = corners[(i + corners.length - 1) % corners.length] as [number, number];
      if (ay > y !== by > y) crossings.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
    });
    crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const [from, to] = [
        Math.max(0, Math.ceil(crossings[k] ?? 0)),
        Math.min(width - 1, crossings[k + 1] ?? 0),
      ];
      for (let x = from; x <= to; x++) mask[y * width + x] = 1;
    }
  }
  return blur(mask, { width, height }, radius);
}

const both = (a: Plane, b: Plane): Plane => join(a, b, (x, y) => clamp((x + y) * 1.25));

/** The least share of the skin's own red and light that skin has: grey hair and white shirts are less red, dark hair is darker. */
const least = { red: [0.5, 0.8], light: [0.4, 0.6], yellow: [0.3, 0.16] } as const;

/** How much like the skin a colour is beside the face: neck, ears, a bald head. */
function skinLikeness(skin: Colour): (red: number, green: number, blue: number) => number {
  const tone = (red: number, green: number, blue: number) => {
    const light = Math.max(0.02, brightness(red, green, blue));
    return { light, red: (red - green) / light, yellow: (green - blue) / light };
  };
  const own = tone(...skin);
  return (red, green, blue) => {
    const seen = tone(red, green, blue);
    return (
      smooth(own.red * least.red[0], own.red * least.red[1], seen.red) *
      smooth(own.light * least.light[0], own.light * least.light[1], seen.light) *
      smooth(least.yellow[0], least.yellow[1], Math.abs(seen.yellow - own.yellow))
    );
  };
}

/** Finds the parts of a face. Skin is also neck and ears: what has the colour of the face. */
export function masksOf(portrait: Portrait): Masks {
  const { colours, pupils } = portrait;
  const soft = Math.round(pupils * 0.03);
  const face = inside(faceOval, portrait, Math.round(pupils * 0.1));
  const eyeMask = both(inside(eyes.R.ring, portrait, soft), inside(eyes.L.ring, portrait, soft));
  const [right, left] = brows as [number[], number[]];
  const browMask = both(inside(right, portrait, soft), inside(left, portrait, soft));
  const lipMask = inside(lips, portrait, soft);
  const own = skinColour(portrait);
  const isSkin = skinLikeness(own);
  const calm = colours.map((plane) => blur(plane, portrait, soft)) as Portrait['colours'];
  const skin = face.map((inFace, i) => {
    const away = Math.hypot(...colours.map((plane, c) => (plane[i] as number) - (own[c] ?? 0)));
    const feature = (eyeMask[i] as number) * 1.2 + (lipMask[i] as number) + (browMask[i] as number) * 0.9;
    const outside = isSkin(calm[0][i] as number, calm[1][i] as number, calm[2][i] as number);
    return Math.max(inFace, outside) * clamp(1 - feature) * smooth(0.62, 0.3, away);
  });
  const lit = inside(faceOval, portrait, Math.round(pupils * lightEnd));
  return { lit, eyes: eyeMask, lips: lipMask, brows: browMask, skin };
}
