import type { Box, ElementBase, SlideElement } from '../../element.ts';
import type { Placement } from '../../geometry/transform.ts';
import { child, type XmlNode } from '../package/nodes.ts';
import { noteTarget } from './context.ts';
import type { Place } from './place.ts';
import {
  type Inheritance,
  inheritanceOf,
  inheritsAlike,
  isHidden,
  namesOf,
  placeholderOf,
  roleOf,
} from './placeholder.ts';
import { onSlide, readPlacement } from './placement.ts';
import { readLink } from './run.ts';
import { short } from './short.ts';

/** What a shape inherits as a placeholder; undefined for a shape of its own. */
export function inheritanceIn(shape: XmlNode, { ground }: Place): Inheritance | undefined {
  const wanted = placeholderOf(shape);
  if (!wanted) return undefined;
  const found = inheritanceOf(wanted, ground.layoutPlaceholders, ground.masterPlaceholders);
  const form = ground.forms.find(({ inheritance }) => inheritsAlike(inheritance, found));
  return form ? { ...found, placeholder: form.placeholder } : found;
}

/** The shape and those it inherits from, the nearest first. */
export const withInherited = (shape: XmlNode, inherited: Inheritance | undefined): XmlNode[] => [
  shape,
  ...(inherited?.shapes ?? []),
];

/** The properties of a shape. */
export const propertiesOf = (shape: XmlNode): XmlNode | undefined => child(shape, 'p:spPr');

/** Where the nearest of these shapes that says it stands on the slide. */
export function placementOf(shapes: readonly XmlNode[], { context, toSlide }: Place): Placement | undefined {
  for (const each of shapes) {
    const found = readPlacement(child(propertiesOf(each), 'a:xfrm'), context);
    if (found) return toSlide(found);
  }
  return undefined;
}

/** Where a shape stands, and whether that is written on it: it is not where it is left to the placeholder. */
export function standingOf(
  shape: XmlNode,
  inherited: Inheritance | undefined,
  place: Place,
): { placement: Placement; isWritten: boolean } | undefined {
  const own = placementOf([shape], place);
  if (own) return { placement: own, isWritten: true };
  const placement = inherited && placementOf(inherited.shapes, place);
  return placement && { placement, isWritten: !inherited.placeholder || place.toSlide !== onSlide };
}

/** What a shape is called by its author. */
export const nameOf = (shape: XmlNode): string | undefined =>
  child(namesOf(shape), 'p:cNvPr')?.attributes['name'] || undefined;

/** What a shape shows, in words for who cannot see it. */
export const altOf = (shape: XmlNode): string | undefined =>
  child(namesOf(shape), 'p:cNvPr')?.attributes['descr']?.trim() || undefined;

/** The members of a group, the first that has no words of its own with those that describe the whole. */
export function described<T extends SlideElement>(members: T[], alt: string | undefined): T[] {
  const first = alt === undefined ? -1 : members.findIndex((member) => member.alt === undefined);
  return members.map((member, index) =>
    index === first && alt ? { ...member, alt: short(alt, 5000) } : member,
  );
}

/** The fields that every element has. */
export function baseOf(
  shape: XmlNode,
  box: Partial<Box>,
  inherited: Inheritance | undefined,
  { context, groups, isDecoration, isHidden: isInHidden }: Place,
): ElementBase {
  const names = child(namesOf(shape), 'p:cNvPr');
  const name = names?.attributes['name'];
  const alt = altOf(shape);
  const id = context.newId();
  noteTarget(context, shape, id);
  const link = readLink(child(names, 'a:hlinkClick'), context);
  const placeholder = inherited?.placeholder;
  const role = inherited && roleOf(inherited.type);
  return {
    id,
    ...(placeholder && { placeholder: placeholder.id }),
    ...box,
    ...(groups.length > 0 && { groups: [...groups] }),
    ...(name && { name: short(name, 500) }),
    ...(alt && { alt: short(alt, 5000) }),
    ...(role && role !== placeholder?.role && { role }),
    ...(link && { link }),
    ...(isDecoration && { locked: true }),
    ...((isInHidden || isHidden(shape)) && { hidden: true }),
  };
}
