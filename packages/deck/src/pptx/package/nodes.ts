/** An element: names carry our own prefixes (`a:off`, `r:id`), children keep their order. */
export type XmlNode = {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
};

/** The first child of this name. */
export function child(node: XmlNode | undefined, name: string): XmlNode | undefined {
  return node?.children.find((each) => each.name === name);
}

/** All children of this name. */
export const childrenOf = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((each) => each.name === name) ?? [];

/** The node at the end of a path of first children. */
export const childAt = (node: XmlNode | undefined, ...names: string[]): XmlNode | undefined =>
  names.reduce<XmlNode | undefined>(child, node);

/** The first child with one of these names. */
export const firstOf = (node: XmlNode | undefined, names: ReadonlySet<string>): XmlNode | undefined =>
  node?.children.find(({ name }) => names.has(name));

/** Everything below, in the order of the file. */
export const descendants = (node: XmlNode): XmlNode[] =>
  node.children.flatMap((each) => [each, ...descendants(each)]);

/** The first node of this name below. */
export function findDescendant(node: XmlNode | undefined, name: string): XmlNode | undefined {
  for (const each of node?.children ?? []) {
    const found = each.name === name ? each : findDescendant(each, name);
    if (found) return found;
  }
  return undefined;
}

/** Whether an attribute of yes or no says yes; undefined where it is absent. */
export function flag(node: XmlNode | undefined, name: string): boolean | undefined {
  const value = node?.attributes[name];
  return value === undefined ? undefined : value === '1' || value === 'true' || value === 'on';
}

/** A whole attribute as a number; undefined where it is absent or none. */
export function numberAt(node: XmlNode | undefined, name: string): number | undefined {
  const value = node?.attributes[name];
  if (value === undefined || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** A share: transitional files write 100000 for all of it, strict ones 100%. */
export function shareAt(node: XmlNode | undefined, name: string): number | undefined {
  const value = node?.attributes[name];
  if (value?.endsWith('%')) {
    const percent = Number(value.slice(0, -1));
    return Number.isFinite(percent) ? percent / 100 : undefined;
  }
  const thousandths = numberAt(node, name);
  return thousandths === undefined ? undefined : thousandths / 100_000;
}

const emuPer: Record<string, number> = {
  in: 914_400,
  cm: 360_000,
  mm: 36_000,
  pt: 12_700,
  pc: 152_400,
  pi: 152_400,
};

/** A length in EMU, the format's unit (914400 an inch); strict files may write it with its unit. */
export function emuAt(node: XmlNode | undefined, name: string): number | undefined {
  const plain = numberAt(node, name);
  if (plain !== undefined) return plain;
  const [, value, unit] = /^(-?[\d.]+)(in|cm|mm|pt|pc|pi)$/.exec(node?.attributes[name] ?? '') ?? [];
  return value === undefined ? undefined : Number(value) * (emuPer[unit ?? ''] ?? 0);
}
