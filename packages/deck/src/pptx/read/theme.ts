import { child, childAt, childrenOf, type XmlNode } from '../package/nodes.ts';
import { colorIn } from './color.ts';
import type { Rgba } from '../../design/color-maths.ts';
import { short } from './short.ts';

/** The fonts of headings or of texts. */
export type ThemeFonts = { latin?: string; east?: string };

/** What the theme of a master says. Styles are counted from 1, as shapes refer to them. */
export type PptxTheme = {
  colors: ReadonlyMap<string, Rgba>;
  headings: ThemeFonts;
  texts: ThemeFonts;
  fills: XmlNode[];
  lines: XmlNode[];
  effects: XmlNode[];
  backgrounds: XmlNode[];
  /** What new shapes, lines and text boxes start with. */
  defaults: XmlNode | undefined;
};

function fontsOf(node: XmlNode | undefined): ThemeFonts {
  const face = (name: string) => child(node, name)?.attributes['typeface'] || undefined;
  // Themes made in the West leave the eastern font empty and name one per script.
  const chinese = childrenOf(node, 'a:font').find(({ attributes }) => attributes['script'] === 'Hans');
  const latin = face('a:latin');
  const east = face('a:ea') ?? chinese?.attributes['typeface'];
  return { ...(latin && { latin }), ...(east && { east }) };
}

/** Reads a theme; a deck without one gets empty lists. */
export function readTheme(root: XmlNode | undefined): PptxTheme {
  const elements = child(root, 'a:themeElements');
  const colors = new Map<string, Rgba>();
  for (const entry of child(elements, 'a:clrScheme')?.children ?? []) {
    const color = colorIn(entry, { scheme: new Map(), map: new Map() });
    if (color) colors.set(entry.name.slice('a:'.length), color);
  }
  const styles = (name: string) => childAt(elements, 'a:fmtScheme', name)?.children ?? [];
  return {
    colors,
    headings: fontsOf(childAt(elements, 'a:fontScheme', 'a:majorFont')),
    texts: fontsOf(childAt(elements, 'a:fontScheme', 'a:minorFont')),
    fills: styles('a:fillStyleLst'),
    lines: styles('a:lnStyleLst'),
    effects: styles('a:effectStyleLst'),
    backgrounds: styles('a:bgFillStyleLst'),
    defaults: child(root, 'a:objectDefaults'),
  };
}

/** A font's name, where `+mj-lt` and its like mean a font of the theme. */
export function fontName(typeface: string | undefined, theme: PptxTheme): string | undefined {
  const [, family, script] = /^\+(mj|mn)-(lt|ea|cs)$/.exec(typeface ?? '') ?? [];
  if (family === undefined) return typeface ? short(typeface, 200) : undefined;
  const fonts = family === 'mj' ? theme.headings : theme.texts;
  return script === 'ea' ? fonts.east : fonts.latin;
}
