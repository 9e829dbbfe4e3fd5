import type { NewId } from '../defaults.ts';
import type { SlideElement } from '../element.ts';
import type { Slide } from '../slide.ts';
import type { Command } from './command.ts';
import { elementPlace, move, set, unset } from './place.ts';

type Grouped = Pick<SlideElement, 'id' | 'groups'>;

/** The groups of an element below the one that was entered: all of them where it is not in there. */
function groupsBelow({ groups = [] }: Grouped, entered: string | undefined): readonly string[] {
  return entered === undefined ? groups : groups.slice(groups.indexOf(entered) + 1);
}

/** The group that an element is chosen with; undefined where it stands for itself. */
export const outerGroup = (element: Grouped, entered?: string): string | undefined =>
  groupsBelow(element, entered)[0];

/** The elements that are one with this one: those of its outermost group, below the group that was entered. */
export function unitOf(elements: readonly Grouped[], id: string, entered?: string): string[] {
  const element = elements.find((each) => each.id === id);
  const group = element && outerGroup(element, entered);
  if (group === undefined) return [id];
  return elements.filter(({ groups }) => groups?.includes(group)).map((each) => each.id);
}

/** Elements as the units that they are moved, aligned and counted by; a group is one. */
export function unitsOf<E extends Grouped>(elements: readonly E[], entered?: string): E[][] {
  const units = new Map<string, E[]>();
  for (const element of elements) {
    const group = outerGroup(element, entered);
    const key = group === undefined ? `element ${element.id}` : `group ${group}`;
    units.set(key, [...(units.get(key) ?? []), element]);
  }
  return [...units.values()];
}

/** Moves elements behind the foremost of them, so that nothing else lies between. */
function gathered({ id: slideId, elements }: Slide, ids: readonly string[]): Command[] {
  const order = elements.map(({ id }) => id);
  const chosen = order.filter((id) => ids.includes(id));
  const top = order.lastIndexOf(chosen.at(-1) ?? '');
  const others = order.filter((id) => !ids.includes(id));
  const wanted = others.toSpliced(top - chosen.length + 1, 0, ...chosen);
  return wanted.flatMap((id, index) => {
    const from = order.indexOf(id);
    if (from === index) return [];
    order.splice(from, 1);
    order.splice(index, 0, id);
    return [move(elementPlace(slideId, id), index)];
  });
}

/** Makes one of several; groups among them stay as they are inside. One unit alone needs no group. */
export function groupElements(
  slide: Slide,
  ids: readonly string[],
  newId: NewId,
  entered?: string,
): Command[] {
  const chosen = slide.elements.filter(({ id }) => ids.includes(id));
  if (unitsOf(chosen, entered).length < 2) return [];
  const group = newId();
  return [
    ...chosen.map((element) => {
      const inside = groupsBelow(element, entered);
      const outside = (element.groups ?? []).slice(0, (element.groups ?? []).length - inside.length);
      return set(elementPlace(slide.id, element.id).to('groups'), [...outside, group, ...inside]);
    }),
    ...gathered(slide, ids),
  ];
}

/** Takes the chosen groups apart by one level; what was grouped inside stays grouped. */
export function ungroupElements(slide: Slide, ids: readonly string[], entered?: string): Command[] {
  const chosen = slide.elements.filter(({ id }) => ids.includes(id));
  const loose = new Set(chosen.flatMap((element) => outerGroup(element, entered) ?? []));
  return slide.elements.flatMap(({ id, groups = [] }) => {
    const left = groups.filter((group) => !loose.has(group));
    if (left.length === groups.length) return [];
    const place = elementPlace(slide.id, id);
    return [left.length > 0 ? set(place.to('groups'), left) : unset(place, 'groups')];
  });
}
