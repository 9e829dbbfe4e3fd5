import type { Placeholder } from '../../design.ts';
import type { ElementRole } from '../../element.ts';
import { child, childAt, type XmlNode } from '../package/nodes.ts';

/** What a shape fills: a kind of placeholder, and which of them where there are several. */
export type Filled = { type: string; index: string | undefined };

/** The names of a shape: every kind of shape keeps them under an element of its own. */
export const namesOf = (shape: XmlNode): XmlNode | undefined =>
  shape.children.find(({ name }) => /^p:nv(?:Sp|CxnSp|Pic|GrpSp|GraphicFrame)Pr$/.test(name));

/** The placeholder that a shape fills; undefined for a shape of its own. */
export function placeholderOf(shape: XmlNode): Filled | undefined {
  const node = childAt(namesOf(shape), 'p:nvPr', 'p:ph');
  return node && { type: node.attributes['type'] ?? 'obj', index: node.attributes['idx'] };
}

/** The placeholders of a layout or master. */
export const placeholdersOf = (root: XmlNode | undefined): XmlNode[] =>
  childAt(root, 'p:cSld', 'p:spTree')?.children.filter((shape) => placeholderOf(shape) !== undefined) ?? [];

// A master has one of each kind; the kinds of layouts and slides come from these.
const ancestors: Record<string, string> = {
  ctrTitle: 'title',
  title: 'title',
  dt: 'dt',
  ftr: 'ftr',
  sldNum: 'sldNum',
  hdr: 'hdr',
};
const ancestorOf = (type: string) => ancestors[type] ?? 'body';

const sameKind = (one: string, other: string) =>
  one === other || (ancestorOf(one) === 'title' && ancestorOf(other) === 'title');

function onLayout(wanted: Filled, layout: readonly XmlNode[]): XmlNode | undefined {
  const found = layout.map((shape) => ({ shape, is: placeholderOf(shape) }));
  const byIndex = found.find(({ is }) => is?.index === wanted.index && wanted.index !== undefined);
  const byKind = found.find(({ is }) => is !== undefined && sameKind(is.type, wanted.type));
  return (byIndex ?? byKind)?.shape;
}

function onMaster(wanted: Filled, master: readonly XmlNode[]): XmlNode | undefined {
  return master.find((shape) => placeholderOf(shape)?.type === ancestorOf(wanted.type));
}

/** A placeholder with what it inherits from, the nearest first. */
export type Inheritance = {
  type: string;
  shapes: XmlNode[];
  /** Whose list of levels it takes from the master. */
  style: 'p:titleStyle' | 'p:bodyStyle' | 'p:otherStyle';
  /** What the design says for it, and is not written on it. */
  placeholder?: Placeholder;
};

const styles: Record<string, Inheritance['style']> = {
  title: 'p:titleStyle',
  body: 'p:bodyStyle',
};

/** What a placeholder inherits from. One that names only its index is of the kind that the layout says. */
export function inheritanceOf(
  wanted: Filled,
  layout: readonly XmlNode[],
  master: readonly XmlNode[],
): Inheritance {
  const near = onLayout(wanted, layout);
  const type = wanted.type === 'obj' && near ? (placeholderOf(near)?.type ?? 'obj') : wanted.type;
  const far = onMaster({ ...wanted, type }, master);
  return {
    type,
    shapes: [near, far].filter((shape) => shape !== undefined),
    style: styles[ancestorOf(type)] ?? 'p:otherStyle',
  };
}

/** Whether two placeholders inherit the same. */
export const inheritsAlike = (one: Inheritance, other: Inheritance): boolean =>
  one.style === other.style &&
  one.shapes.length === other.shapes.length &&
  one.shapes.every((shape, index) => shape === other.shapes[index]);

// What stands there is one line.
const furniture = new Set(['dt', 'ftr', 'sldNum', 'hdr']);

/** Whether a placeholder is for what stands at the edge of every slide. */
export const isFurniture = (type: string): boolean => furniture.has(type);

const roles: Record<string, ElementRole> = {
  title: 'title',
  ctrTitle: 'title',
  subTitle: 'subtitle',
  body: 'body',
  obj: 'body',
  ftr: 'footer',
  hdr: 'footer',
  sldNum: 'slide-number',
  dt: 'date',
};

/** What an element that fills a placeholder is for. */
export const roleOf = (type: string): ElementRole | undefined => roles[type];

/** Whether a shape is hidden by its author. */
export const isHidden = (shape: XmlNode): boolean =>
  ['1', 'true'].includes(child(namesOf(shape), 'p:cNvPr')?.attributes['hidden'] ?? '');
