import { child, type XmlNode } from '../package/nodes.ts';

/** Where a text takes a level's properties from when it does not say them itself. */
export type Layer = (level: number) => XmlNode | undefined;

/** The layers of a text, the nearest first. */
export type Layers = readonly Layer[];

/** The layer of a list of levels such as `a:lstStyle` or `p:bodyStyle`. */
export const listLayer =
  (list: XmlNode | undefined): Layer =>
  (level) =>
    child(list, `a:lvl${level + 1}pPr`);

/** What a list of levels says for all of them. */
export const commonLayer =
  (list: XmlNode | undefined): Layer =>
  () =>
    child(list, 'a:defPPr');

const made = (name: string, attributes: Record<string, string>, children: XmlNode[]): XmlNode => ({
  name,
  attributes,
  children,
  text: '',
});

/** The layer of run properties that hold for all levels, such as the bold of a table's first row. */
export const runLayer = (attributes: Record<string, string>, children: XmlNode[]): Layer => {
  const properties = made('a:lvl1pPr', {}, [made('a:defRPr', attributes, children)]);
  return () => properties;
};

/** The layer of a shape's `a:fontRef`: font and colour that its style gives to its text. */
export function fontReferenceLayer(reference: XmlNode | undefined): Layer[] {
  if (!reference) return [];
  const family = reference.attributes['idx'] === 'major' ? 'mj' : 'mn';
  const font = (name: string, script: string) => made(name, { typeface: `+${family}-${script}` }, []);
  const fonts = reference.attributes['idx'] === 'none' ? [] : [font('a:latin', 'lt'), font('a:ea', 'ea')];
  const color = reference.children.length > 0 ? [made('a:solidFill', {}, reference.children)] : [];
  return [runLayer({}, [...color, ...fonts])];
}

/** What a level says, layer by layer. */
export const levelProperties = (layers: Layers, level: number): XmlNode[] =>
  layers.flatMap((layer) => layer(level) ?? []);
