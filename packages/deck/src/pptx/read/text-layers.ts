import { child, type XmlNode } from '../package/nodes.ts';

/** Where a text takes a level's properties from when it does not say them itself. */
export type Layer = (level: number) => XmlNode | undefined;

/** The layers of a text, the nearest first. */
export type Layers = readonly Layer[];

/** Where a text takes its look from. */
export type TextSource = {
  /** What is written on the text. */
  own: Layers;
  /** What its placeholder says for it. Without one everything is written on the text. */
  inherited?: Layers;
};

/** Properties, the nearest first: those that are written on a text, and all that hold for it. */
export type Said = {
  own: readonly XmlNode[];
  all: readonly XmlNode[];
  /** Nothing is inherited: what is not written is as it is usual. */
  isWhole: boolean;
};

/** Whether a field is written: what was said, but where nothing is inherited not what is usual anyway. */
export const isWritten = <T>(value: T | undefined, usual: T, { isWhole }: Said): value is T =>
  value !== undefined && !(isWhole && value === usual);

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

const levelProperties = (layers: Layers, level: number): XmlNode[] =>
  layers.flatMap((layer) => layer(level) ?? []);

/** What is said for paragraphs of a level. */
export function saidAt({ own, inherited }: TextSource, level: number): Said {
  const written = levelProperties(own, level);
  const all = inherited ? [...written, ...levelProperties(inherited, level)] : written;
  return { own: written, all, isWhole: !inherited };
}

/** What is said for something that has these properties of its own. */
export function withOwn(said: Said, properties: XmlNode | undefined): Said {
  if (!properties) return said;
  const { own, all, isWhole } = said;
  const written = [properties, ...own];
  return { own: written, all: isWhole ? written : [properties, ...all], isWhole };
}

const letterProperties = (properties: readonly XmlNode[]) =>
  properties.flatMap((each) => child(each, 'a:defRPr') ?? []);

/** What a level says for the letters of its paragraphs. A paragraph's own words for them count for no program. */
export function saidOfLetters({ own, all, isWhole }: Said): Said {
  const written = letterProperties(own);
  return { own: written, all: isWhole ? written : letterProperties(all), isWhole };
}
