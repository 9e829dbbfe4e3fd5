import { firstOf, numberAt, shareAt, type XmlNode } from '../package/nodes.ts';
import { changeColor } from '../../design/change-color.ts';
import { fromHex, fromHsl, fromLinear, type Rgba, toHex } from '../../design/color-maths.ts';
import { type ColorChange, colorChangeKinds } from '../../paint.ts';
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

const isChange = (kind: string): kind is ColorChange['kind'] =>
  (colorChangeKinds as readonly string[]).includes(kind);

/** The changes that a colour carries, in the order in which they are written. */
const changesOf = (node: XmlNode): ColorChange[] =>
  node.children.flatMap((change) => {
    const kind = change.name.slice('a:'.length);
    return isChange(kind) ? [{ kind, by: shareAt(change, 'val') ?? 1 }] : [];
  });

/** The colour that one of the format's colour elements means. */
export function colorOf(node: XmlNode, space: ColorSpace): Rgba | undefined {
  const base = baseColor(node, space);
  if (!base) return undefined;
  return changesOf(node).reduce(changeColor, base);
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
