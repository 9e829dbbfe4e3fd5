import { changeColor } from '../../design/change-color.ts';
import { fromHex, fromHsl, fromLinear, type Rgba, toHex } from '../../design/color-maths.ts';
import { designLimits } from '../../limits.ts';
import {
  type Color,
  type ColorChange,
  colorChangeKinds,
  type ColorSlot,
  type ThemeColor,
} from '../../paint.ts';
import { firstOf, numberAt, shareAt, type XmlNode } from '../package/nodes.ts';
import { presetColors } from './preset-colors.ts';
import { ownEntry } from './own-entry.ts';

/** A colour before it is written: one of the theme, or a fixed one that is not yet rounded to digits. */
type Mixed = ThemeColor | Rgba;

/** What the names of colours mean on a slide. */
export type ColorSpace = {
  /** `tx1` is mapped to `dk1`. */
  map: ReadonlyMap<string, string>;
  /** What a style of the theme is filled in with. */
  placeholder?: Mixed;
};

const colorNames = new Set(['a:srgbClr', 'a:schemeClr', 'a:sysClr', 'a:prstClr', 'a:hslClr', 'a:scrgbClr']);

/** What the file calls the colours of a theme. */
export const slotNames: Record<string, ColorSlot> = {
  dk1: 'dark1',
  lt1: 'light1',
  dk2: 'dark2',
  lt2: 'light2',
  accent1: 'accent1',
  accent2: 'accent2',
  accent3: 'accent3',
  accent4: 'accent4',
  accent5: 'accent5',
  accent6: 'accent6',
  hlink: 'link',
  folHlink: 'followedLink',
};

/** The theme's colour that a name such as `tx1` or `accent1` means; undefined for a name of none. */
export function slotOf(name: string, { map }: ColorSpace): ThemeColor | undefined {
  const slot = ownEntry(slotNames, map.get(name) ?? name);
  return slot && { slot };
}

const black: Rgba = { r: 0, g: 0, b: 0, a: 1 };

function baseColor(node: XmlNode, space: ColorSpace): Mixed | undefined {
  const value = node.attributes['val'] ?? '';
  switch (node.name) {
    case 'a:srgbClr':
      return fromHex(value);
    case 'a:sysClr':
      return fromHex(node.attributes['lastClr'] ?? '') ?? (value === 'window' ? fromHex('ffffff') : black);
    case 'a:schemeClr':
      return value === 'phClr' ? space.placeholder : slotOf(value, space);
    case 'a:prstClr':
      return fromHex(presetColors[value] ?? '');
    case 'a:hslClr':
      return fromHsl(
        {
          h: (numberAt(node, 'hue') ?? 0) / wholeCircle,
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

/** A whole circle: hues are written in sixty thousandths of a degree. */
export const wholeCircle = 21_600_000;

/** Changes whose amount is a hue. */
export const inDegrees: ReadonlySet<string> = new Set<ColorChange['kind']>(['hue', 'hueOff']);

const amountOf = (change: XmlNode, kind: ColorChange['kind']) =>
  inDegrees.has(kind) ? (numberAt(change, 'val') ?? 0) / wholeCircle : (shareAt(change, 'val') ?? 1);

/** Diagrams write each kind of change, also where it changes nothing. */
const isNothing = ({ kind, by }: ColorChange) => by === 0 && kind.endsWith('Off');

/** The changes that a colour carries, in the order in which they are written. */
const changesOf = (node: XmlNode): ColorChange[] =>
  node.children.flatMap((change) => {
    const kind = change.name.slice('a:'.length);
    const made = isChange(kind) ? { kind, by: amountOf(change, kind) } : undefined;
    return made && !isNothing(made) ? [made] : [];
  });

/** The colour inside an element such as `a:fillRef`, for what is filled in with it. */
export function mixedIn(parent: XmlNode | undefined, space: ColorSpace): Mixed | undefined {
  const node = firstOf(parent, colorNames);
  const base = node && baseColor(node, space);
  if (!node || !base) return undefined;
  const changes = changesOf(node);
  if (!('slot' in base)) return changes.reduce(changeColor, base);
  const all = [...(base.changes ?? []), ...changes].slice(0, designLimits.colorChanges);
  return all.length === 0 ? base : { slot: base.slot, changes: all };
}

/** The colour as it is written: of the theme by its slot, any other in digits. */
export const written = (color: Mixed): Color => ('slot' in color ? color : toHex(color));

/** The colour inside an element such as `a:solidFill` or `a:buClr`. */
export function colorIn(parent: XmlNode | undefined, space: ColorSpace): Color | undefined {
  const color = mixedIn(parent, space);
  return color && written(color);
}

/** The colours for a style of the theme, filled in with that of who refers to it. */
export function filledIn(reference: XmlNode | undefined, space: ColorSpace): ColorSpace {
  const placeholder = mixedIn(reference, space);
  return placeholder ? { ...space, placeholder } : space;
}
