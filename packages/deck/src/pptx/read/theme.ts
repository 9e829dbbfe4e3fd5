import { defaultTheme } from '../../defaults.ts';
import type { ColorSlot } from '../../paint.ts';
import type { Font, Fonts, Theme } from '../../theme.ts';
import type { Part } from '../package/package.ts';
import { child, childAt, childrenOf, type XmlNode } from '../package/nodes.ts';
import { colorIn, slotNames } from './color.ts';
import { short } from './short.ts';

/** What the theme of a master says. Styles are counted from 1, as shapes refer to them. */
export type PptxTheme = {
  /** Where its pictures are named; absent where nothing can refer to one. */
  part?: Part;
  /** What stays with the deck. */
  look: Theme;
  fills: XmlNode[];
  lines: XmlNode[];
  effects: XmlNode[];
  backgrounds: XmlNode[];
  /** What new shapes, lines and text boxes start with. */
  defaults: XmlNode | undefined;
};

function fontsOf(node: XmlNode | undefined): Fonts {
  const face = (name: string) => child(node, name)?.attributes['typeface'] || undefined;
  // Themes made in the West leave the eastern font empty and name one per script.
  const chinese = childrenOf(node, 'a:font').find(({ attributes }) => attributes['script'] === 'Hans');
  const latin = face('a:latin');
  const east = face('a:ea') ?? chinese?.attributes['typeface'];
  return { ...(latin && { latin: short(latin, 200) }), ...(east && { east: short(east, 200) }) };
}

/** The colours of the theme; those it leaves out are the product's own. */
function colorsOf(scheme: XmlNode | undefined): Theme['colors'] {
  const colors = { ...defaultTheme.colors };
  for (const entry of scheme?.children ?? []) {
    const slot: ColorSlot | undefined = slotNames[entry.name.slice('a:'.length)];
    const color = colorIn(entry, { map: new Map() });
    if (slot && typeof color === 'string') colors[slot] = color;
  }
  return colors;
}

/** Reads a theme; a deck without one gets empty lists and the product's own colours. */
export function readTheme(root: XmlNode | undefined, part?: Part): PptxTheme {
  const elements = child(root, 'a:themeElements');
  const styles = (name: string) => childAt(elements, 'a:fmtScheme', name)?.children ?? [];
  const name = root?.attributes['name'];
  return {
    ...(part && { part }),
    look: {
      ...(name && { name: short(name, 200) }),
      colors: colorsOf(child(elements, 'a:clrScheme')),
      heading: fontsOf(childAt(elements, 'a:fontScheme', 'a:majorFont')),
      body: fontsOf(childAt(elements, 'a:fontScheme', 'a:minorFont')),
    },
    fills: styles('a:fillStyleLst'),
    lines: styles('a:lnStyleLst'),
    effects: styles('a:effectStyleLst'),
    backgrounds: styles('a:bgFillStyleLst'),
    defaults: child(root, 'a:objectDefaults'),
  };
}

/** The font for these letters that a file names, where `+mj-lt` and its like mean one of the theme. */
export function fontOf(typeface: string | undefined, letters: 'latin' | 'east'): Font | undefined {
  const [, family, script] = /^\+(mj|mn)-(lt|ea|cs)$/.exec(typeface ?? '') ?? [];
  if (family === undefined) return typeface ? short(typeface, 200) : undefined;
  const meant = script === 'ea' ? 'east' : 'latin';
  return { slot: family === 'mj' ? 'heading' : 'body', ...(meant !== letters && { letters: meant }) };
}
