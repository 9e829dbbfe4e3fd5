import type { ColorChange } from '../paint.ts';
import { fromHsl, fromLinear, type Hsl, type Rgba, toHsl, toLinear } from './color-maths.ts';

const inHsl = (color: Rgba, change: (hsl: Hsl) => Partial<Hsl>): Rgba => {
  const hsl = toHsl(color);
  return fromHsl({ ...hsl, ...change(hsl) }, color.a);
};

const eachChannel = (color: Rgba, change: (value: number) => number): Rgba => ({
  r: change(color.r),
  g: change(color.g),
  b: change(color.b),
  a: color.a,
});

const clamp = (value: number) => Math.min(1, Math.max(0, value));

type Channel = 'red' | 'green' | 'blue';

/** The changes of one channel, in light. */
function ofLight<Name extends Channel>(name: Name, channel: 'r' | 'g' | 'b') {
  const change = (made: (light: number, by: number) => number) => (color: Rgba, by: number) => ({
    ...color,
    [channel]: fromLinear(clamp(made(toLinear(color[channel]), by))),
  });
  // The names are those of the table.
  return {
    [name]: change((_, by) => by),
    [`${name}Mod`]: change((light, by) => light * by),
    [`${name}Off`]: change((light, by) => light + by),
  } as Record<Name | `${Name}Mod` | `${Name}Off`, (color: Rgba, by: number) => Rgba>;
}

const changes: Record<ColorChange['kind'], (color: Rgba, by: number) => Rgba> = {
  lum: (color, by) => inHsl(color, () => ({ l: by })),
  lumMod: (color, by) => inHsl(color, ({ l }) => ({ l: clamp(l * by) })),
  lumOff: (color, by) => inHsl(color, ({ l }) => ({ l: clamp(l + by) })),
  sat: (color, by) => inHsl(color, () => ({ s: by })),
  satMod: (color, by) => inHsl(color, ({ s }) => ({ s: clamp(s * by) })),
  satOff: (color, by) => inHsl(color, ({ s }) => ({ s: clamp(s + by) })),
  hue: (color, by) => inHsl(color, () => ({ h: by })),
  hueOff: (color, by) => inHsl(color, ({ h }) => ({ h: h + by })),
  ...ofLight('red', 'r'),
  ...ofLight('green', 'g'),
  ...ofLight('blue', 'b'),
  hueMod: (color, by) => inHsl(color, ({ h }) => ({ h: h * by })),
  shade: (color, by) => eachChannel(color, (each) => fromLinear(toLinear(each) * by)),
  tint: (color, by) => eachChannel(color, (each) => fromLinear(1 - (1 - toLinear(each)) * by)),
  alpha: (color, by) => ({ ...color, a: clamp(by) }),
  alphaMod: (color, by) => ({ ...color, a: clamp(color.a * by) }),
  alphaOff: (color, by) => ({ ...color, a: clamp(color.a + by) }),
  comp: (color) => inHsl(color, ({ h }) => ({ h: h + 0.5 })),
  inv: (color) => eachChannel(color, (each) => 1 - each),
  gamma: (color) => eachChannel(color, fromLinear),
  invGamma: (color) => eachChannel(color, toLinear),
  gray: (color) => eachChannel(color, () => 0.2126 * color.r + 0.7152 * color.g + 0.0722 * color.b),
};

/** The colour after one change. */
export const changeColor = (color: Rgba, { kind, by }: ColorChange): Rgba => changes[kind](color, by);
