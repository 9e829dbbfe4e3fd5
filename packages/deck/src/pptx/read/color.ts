import { firstOf, numberAt, shareAt, type XmlNode } from '../package/nodes.ts';
import { fromHex, fromHsl, fromLinear, type Hsl, type Rgba, toHex, toHsl, toLinear } from './color-maths.ts';
import { presetColors } from './preset-colors.ts';

/** What the names of colours mean on a slide: `tx1` is mapped to `dk1`, `dk1` to a colour. */
export type ColorSpace = {
  scheme: ReadonlyMap<string, Rgba>;
  map: ReadonlyMap<string, string>;
  /** What a style of the theme is filled in with. */
  placeholder?: Rgba;
};

const colorNames = new Set(['a:srgbClr', 'a:schemeClr', 'a:sysClr', 'a:prstClr', 'a:hslClr', 'a:scrgbClr']);

const black: Rgba = { r: 0, g: 0, b: 0, a: 1 };

function baseColor(node: XmlNode, space: ColorSpace): Rgba | undefined {
  const value = node.attributes['val'] ?? '';
  switch (node.name) {
    case 'a:srgbClr':
      return fromHex(value);
    case 'a:sysClr':
      return fromHex(node.attributes['lastClr'] ?? '') ?? (value === 'window' ? fromHex('ffffff') : black);
    case 'a:schemeClr':
      if (value === 'phClr') return space.placeholder;
      return space.scheme.get(space.map.get(value) ?? value);
    case 'a:prstClr':
      return fromHex(presetColors[value] ?? '');
    case 'a:hslClr':
      return fromHsl(
        {
          h: (numberAt(node, 'hue') ?? 0) / 21_600_000,
          s: shareAt(node, 'sat') ?? 0,
          l: shareAt(node, 'lum') ?? 0,
        },
        1,
      );
    default: {
      const channel = (name: string) => fromLinear(shareAt(node, name) ?? 0);
      return { r: channel('r'), g: channel('g'), b: channel('b'), a: 1 };
    }
  }
}

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

// Changes that a colour may carry, applied in the order in which they are written.
const changes: Record<string, (color: Rgba, value: number) => Rgba> = {
  'a:lumMod': (color, value) => inHsl(color, ({ l }) => ({ l: clamp(l * value) })),
  'a:lumOff': (color, value) => inHsl(color, ({ l }) => ({ l: clamp(l + value) })),
  'a:lum': (color, value) => inHsl(color, () => ({ l: value })),
  'a:satMod': (color, value) => inHsl(color, ({ s }) => ({ s: clamp(s * value) })),
  'a:satOff': (color, value) => inHsl(color, ({ s }) => ({ s: clamp(s + value) })),
  'a:sat': (color, value) => inHsl(color, () => ({ s: value })),
  'a:hueMod': (color, value) => inHsl(color, ({ h }) => ({ h: h * value })),
  'a:shade': (color, value) => eachChannel(color, (each) => fromLinear(toLinear(each) * value)),
  'a:tint': (color, value) => eachChannel(color, (each) => fromLinear(1 - (1 - toLinear(each)) * value)),
  'a:alpha': (color, value) => ({ ...color, a: clamp(value) }),
  'a:alphaMod': (color, value) => ({ ...color, a: clamp(color.a * value) }),
  'a:alphaOff': (color, value) => ({ ...color, a: clamp(color.a + value) }),
  'a:comp': (color) => inHsl(color, ({ h }) => ({ h: h + 0.5 })),
  'a:inv': (color) => eachChannel(color, (each) => 1 - each),
  'a:gray': (color) => eachChannel(color, () => 0.2126 * color.r + 0.7152 * color.g + 0.0722 * color.b),
};

/** The colour that one of the format's colour elements means. */
export function colorOf(node: XmlNode, space: ColorSpace): Rgba | undefined {
  const base = baseColor(node, space);
  if (!base) return undefined;
  return node.children.reduce((color, change) => {
    const apply = changes[change.name];
    return apply ? apply(color, shareAt(change, 'val') ?? 1) : color;
  }, base);
}

/** The colour inside an element such as `a:solidFill` or `a:buClr`. */
export function colorIn(parent: XmlNode | undefined, space: ColorSpace): Rgba | undefined {
  const node = firstOf(parent, colorNames);
  return node && colorOf(node, space);
}

/** The same as CSS reads it. */
export function hexIn(parent: XmlNode | undefined, space: ColorSpace): string | undefined {
  const color = colorIn(parent, space);
  return color && toHex(color);
}
