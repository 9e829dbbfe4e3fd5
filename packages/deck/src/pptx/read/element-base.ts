import type { ElementBase } from '../../element.ts';
import type { Placement } from '../../geometry/transform.ts';
import { child, type XmlNode } from '../package/nodes.ts';
import { namesOf, placeholderOf, inheritanceOf, type Inheritance, roleOf } from './placeholder.ts';
import { placed, readPlacement } from './placement.ts';
import type { Place } from './place.ts';
import { readLink } from './run.ts';
import { short } from './short.ts';

/** What a shape inherits as a placeholder; undefined for a shape of its own. */
export function inheritanceIn(shape: XmlNode, { design }: Place): Inheritance | undefined {
  const wanted = placeholderOf(shape);
  return wanted && inheritanceOf(wanted, design.layoutPlaceholders, design.masterPlaceholders);
}

/** The shape's own properties and those it inherits, the nearest first. */
export const propertiesOf = (shape: XmlNode, inherited: Inheritance | undefined): XmlNode[] =>
  [shape, ...(inherited?.shapes ?? [])].flatMap((each) => child(each, 'p:spPr') ?? []);

/** Where a shape stands on the slide; undefined where neither it nor its placeholder says so. */
export function placementOf(
  properties: readonly XmlNode[],
  { context, toSlide }: Place,
): Placement | undefined {
  for (const each of properties) {
    const found = readPlacement(child(each, 'a:xfrm'), context);
    if (found) return toSlide(found);
  }
  return undefined;
}

/** What a shape is called by its author. */
export const nameOf = (shape: XmlNode): string | undefined =>
  child(namesOf(shape), 'p:cNvPr')?.attributes['name'] || undefined;

/** The fields that every element has. */
export function baseOf(
  shape: XmlNode,
  placement: Placement,
  inherited: Inheritance | undefined,
  { context, groups, isDecoration }: Place,
): ElementBase {
  const names = child(namesOf(shape), 'p:cNvPr');
  const name = names?.attributes['name'];
  const alt = names?.attributes['descr']?.trim();
  const link = readLink(child(names, 'a:hlinkClick'), context);
  const role = isDecoration ? 'decoration' : inherited && roleOf(inherited.type);
  return {
    id: context.newId(),
    ...placed(placement),
    ...(groups.length > 0 && { groups: [...groups] }),
    ...(name && { name: short(name, 500) }),
    ...(alt && { alt: short(alt, 5000) }),
    ...(role && { role }),
    ...(link && { link }),
    ...(isDecoration && { locked: true }),
  };
}
