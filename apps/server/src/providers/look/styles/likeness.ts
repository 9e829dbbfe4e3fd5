import { eyes, point } from '@app/player/avatar/topology.ts';
import type { Portrait } from '../paint/portrait.ts';
import type { Colour } from './style.ts';

/** What of a person a drawing can show. Colours are 0 to 1. */
export type Likeness = {
  skin: Colour;
  /** Absent where there is skin. */
  hair: Colour | undefined;
  /** How far hair falls beside the neck, and how much of it covers the ears: 0 to 1. */
  hairLength: number;
  hairOverEars: number;
  /** How much redder the lips are than the skin. */
  lipstick: number;
  iris: Colour;
  /** How much darker chin and upper lip are than the cheeks. */
  beard: number;
  /** How strong the edges across the bridge of the nose are: glasses. */
  bridge: number;
  /** How wide the face is against its height, and the jaw against the face. */
  width: number;
  jaw: number;
  /** In distances between the pupils. */
  mouthWidth: number;
  eyeHeight: number;
  smile: number;
};

const lightOf = ([r, g, b]: Colour): number => 0.299 * r + 0.587 * g + 0.114 * b;
const apart = (a: Colour, b: Colour): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The middle of some colours, channel by channel. */
function median(colours: readonly Colour[]): Colour {
  const middle = (channel: 0 | 1 | 2) =>
    colours.map((colour) => colour[channel]).toSorted((a, b) => a - b)[colours.length >> 1] ?? 0;
  return [middle(0), middle(1), middle(2)];
}

/** Looks at a person for what a drawing needs. */
export function likenessOf({ colours, alpha, points, pupils, width, height }: Portrait): Likeness {
  const at = (index: number) => points[index] ?? [0, 0, 0];
  const away = (a: number, b: number) => Math.hypot(at(a)[0] - at(b)[0], at(a)[1] - at(b)[1]);
  /** The colours around a place, as far as the person is there; lengths in distances between the pupils. */
  const around = (x: number, y: number, radius: number): Colour[] => {
    const found: Colour[] = [];
    const step = Math.max(1, Math.round((radius * pupils) / 6));
    for (let dy = -6; dy <= 6; dy++)
      for (let dx = -6; dx <= 6; dx++) {
        const [px, py] = [Math.round(x + dx * step), Math.round(y + dy * step)];
        if (px < 0 || py < 0 || px >= width || py >= height || (alpha[py * width + px] as number) < 0.9)
          continue;
        const i = py * width + px;
        found.push([colours[0][i] as number, colours[1][i] as number, colours[2][i] as number]);
      }
    return found;
  };
  const of = (index: number, radius: number) => around(at(index)[0], at(index)[1], radius);
  const skin = median([50, 280, 101, 330, 117, 346].flatMap((index) => of(index, 0.06)));
  const [topX, topY] = at(10);
  const above = [0.3, 0.42, 0.54].flatMap((up) =>
    [-0.35, 0, 0.35].flatMap((aside) => around(topX + aside * pupils, topY - up * pupils, 0.08)),
  );
  const isHair = (colour: Colour) => apart(colour, skin) > 0.2 || lightOf(colour) < lightOf(skin) * 0.7;
  const notSkin = above.filter(isHair);
  const hair = notSkin.length > above.length * 0.35 ? median(notSkin) : undefined;
  const chinY = at(point.chin)[1];
  const beside = [-1, 1].flatMap((side) =>
    [0, 0.2, 0.4].flatMap((down) =>
      around(at(point.chin)[0] + side * pupils * 1.05, chinY + down * pupils, 0.12),
    ),
  );
  const hairBeside = hair ? beside.filter((colour) => apart(colour, hair) < 0.2).length : 0;
  const lobeY = at(point.underNose)[1];
  const ears = [at(point.templeRight)[0] - pupils * 0.2, at(point.templeLeft)[0] + pupils * 0.2].flatMap(
    (x) => around(x, lobeY, 0.1),
  );
  const hairAtEars = hair ? ears.filter((colour) => apart(colour, hair) < apart(colour, skin)).length : 0;
  const lips = median([...of(0, 0.03), ...of(17, 0.03)]);
  const chin = median([199, 175, 164, 18].flatMap((index) => of(index, 0.05)));
  const bridgeLights = Array.from({ length: 40 }, (_, i) => {
    const [x, y] = [at(168)[0], at(168)[1] + ((i - 20) / 40) * pupils * 0.5];
    const place = Math.round(y) * width + Math.round(x);
    return lightOf([colours[0][place] ?? 0, colours[1][place] ?? 0, colours[2][place] ?? 0]);
  });
  const steps = bridgeLights.slice(2).map((light, i) => Math.abs(light - (bridgeLights[i] ?? 0)));
  const mouthY = (at(point.upperLip)[1] + at(point.lowerLip)[1]) / 2;
  return {
    skin,
    hair,
    hairLength: hairBeside / (6 * 169),
    hairOverEars: hairAtEars / (2 * 169),
    lipstick: lips[0] - lips[1] - (skin[0] - skin[1]),
    iris: median([...of(eyes.R.iris, 0.03), ...of(eyes.L.iris, 0.03)]),
    beard: (lightOf(skin) - lightOf(chin)) / Math.max(0.1, lightOf(skin)),
    bridge: Math.max(...steps),
    width: away(point.templeRight, point.templeLeft) / away(10, point.chin),
    jaw: away(172, 397) / away(point.templeRight, point.templeLeft),
    mouthWidth: away(point.mouthRight, point.mouthLeft) / pupils,
    eyeHeight: (away(159, 145) + away(386, 374)) / 2 / pupils,
    smile: (mouthY - (at(point.mouthRight)[1] + at(point.mouthLeft)[1]) / 2) / pupils,
  };
}
