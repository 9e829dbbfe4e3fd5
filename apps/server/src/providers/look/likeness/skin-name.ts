import type { SkinName } from '@app/contract/character/states/part.ts';
import type { Colour } from '../paint/colour.ts';

/** From which angle on a skin has a name, the lightest first. */
const ladder: [SkinName, number][] = [
  ['porcelain', 60],
  ['fair', 42],
  ['honey', 34.5],
  ['olive', 18],
  ['bronze', 5],
  ['brown', -45],
];
/** Brown skin is yellow: what is rather dark without it is light skin in a dark photo. */
const leastYellow = { light: 45, yellow: 18, name: 'fair' } as const;
/** What is called olive is yellow against its red; else it is light skin in warm light. */
const olive = { leastYellow: 1.25, rosy: 1.16 };
/** How red a light skin is when it is called rosy. */
const rosy = 21.5;

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const curve = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);

/** A colour as eyes tell colours apart: CIE L*a*b*. */
function labOf(colour: Colour) {
  const [red, green, blue] = colour.map(linear) as Colour;
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return { light: 116 * y - 16, red: 500 * (x - y), yellow: 200 * (y - z) };
}

/**
 * Names a skin by its individual typology angle, light against yellow, which a bright or dark photo changes less than the
 * colour itself.
 */
export function skinNameOf(colour: Colour): SkinName {
  const { light, red, yellow } = labOf(colour);
  const angle = (Math.atan2(light - 50, yellow) * 180) / Math.PI;
  const [named] = ladder.find(([, least]) => angle >= least) ?? (['deep'] as const);
  const isInDark = angle < 42 && light > leastYellow.light && yellow < leastYellow.yellow;
  if (isInDark) return leastYellow.name;
  if (named === 'olive' && yellow < red * olive.leastYellow)
    return yellow < red * olive.rosy ? 'rosy' : 'honey';
  return named === 'fair' && red > rosy ? 'rosy' : named;
}
