import { outerGroup, unitOf } from '@app/deck/commands/groups.ts';
import type { SlideElement } from '@app/deck/element.ts';
import { isLine } from '@app/deck/shapes/lines.ts';

/** What is chosen, and the group whose parts are chosen one by one. */
export type Choice = { readonly selected: readonly string[]; readonly entered: string | undefined };

type Elements = readonly SlideElement[];

const isIn = ({ groups }: SlideElement, group: string | undefined) =>
  group === undefined || groups?.includes(group) === true;

/** What a press on an element means: its whole group, or the part of the group that was entered. */
export function unitAt(elements: Elements, id: string, entered: string | undefined): Choice {
  const element = elements.find((each) => each.id === id);
  const still = element && isIn(element, entered) ? entered : undefined;
  const hidden = new Set(elements.flatMap((each) => (each.hidden && each.id !== id ? each.id : [])));
  return { selected: unitOf(elements, id, still).filter((each) => !hidden.has(each)), entered: still };
}

/** What is chosen after a press on an element, or on nothing; `adds` keeps what was chosen. */
export function afterPress(elements: Elements, now: Choice, id: string | undefined, adds: boolean): Choice {
  if (id === undefined) return adds ? now : { selected: [], entered: undefined };
  const unit = unitAt(elements, id, now.entered);
  const isChosen = unit.selected.every((each) => now.selected.includes(each));
  if (!adds) return isChosen ? now : unit;
  // What is outside of the entered group cannot be chosen together with a part of it.
  if (unit.entered !== now.entered) return unit;
  return { ...now, selected: [...new Set([...now.selected, ...unit.selected])] };
}

/** What is chosen when the pointer comes up where it came down on what had been chosen before. */
export function afterClick(elements: Elements, before: Choice, id: string, adds: boolean): Choice {
  const unit = unitAt(elements, id, before.entered);
  const wasChosen = unit.selected.every((each) => before.selected.includes(each));
  if (!adds) return unit;
  if (!wasChosen) return afterPress(elements, before, id, true);
  return { ...before, selected: before.selected.filter((each) => !unit.selected.includes(each)) };
}

/** Kinds with something inside: words, cells, the cut of a picture, the numbers of a chart. */
const opened: ReadonlySet<SlideElement['type']> = new Set(['text', 'table', 'image', 'chart']);

/** Whether there is something inside of an element that is worked on after a double press. */
export const canOpen = (element: SlideElement): boolean =>
  !element.locked && (opened.has(element.type) || (element.type === 'shape' && !isLine(element.geometry)));

/** What a double press does: it enters a group by one level, opens an element, or nothing. */
export function afterDoublePress(
  elements: Elements,
  id: string,
  entered: string | undefined,
): Choice | { readonly opens: string } | undefined {
  const element = elements.find((each) => each.id === id);
  if (!element) return undefined;
  const group = outerGroup(element, isIn(element, entered) ? entered : undefined);
  if (group !== undefined) return unitAt(elements, id, group);
  return canOpen(element) ? { opens: id } : undefined;
}

/** One step out: from the part to its group, from there to the group around it, at last to nothing. */
export function afterEscape(elements: Elements, { selected, entered }: Choice): Choice {
  const element = elements.find(({ id }) => selected.includes(id));
  if (entered === undefined || !element) return { selected: [], entered: undefined };
  const groups = element.groups ?? [];
  const outside = groups[groups.indexOf(entered) - 1];
  return { selected: unitOf(elements, element.id, outside), entered: outside };
}

/** The next unit in the order of painting, or the one before with -1; undefined behind the last. */
export function nextUnit(
  elements: Elements,
  { selected, entered }: Choice,
  step: 1 | -1,
): Choice | undefined {
  const units = elements
    .filter((each) => !each.hidden && isIn(each, entered))
    .map(({ id }) => unitAt(elements, id, entered).selected)
    .filter((unit, index, all) => all.findIndex((each) => each[0] === unit[0]) === index);
  const at = units.findIndex((unit) => unit.some((id) => selected.includes(id)));
  const next = units[at === -1 && step === -1 ? units.length - 1 : at + step];
  return next && { selected: next, entered };
}
