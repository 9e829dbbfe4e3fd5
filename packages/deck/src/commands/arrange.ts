import type { Size } from '../deck.ts';
import type { DrawnElement } from '../drawn.ts';
import type { Box } from '../element.ts';
import { boundsOf, type Rect, unionOf } from '../geometry/bounds.ts';
import { spanOf } from '../snap/targets.ts';
import type { Slide } from '../slide.ts';
import type { Command } from './command.ts';
import { unitsOf } from './groups.ts';
import { elementPlace, set, unset } from './place.ts';

/** Elements of a slide as they are seen, all of which something is done to. */
export type Chosen = {
  readonly slideId: string;
  readonly elements: readonly DrawnElement[];
  /** The group whose parts count one by one. */
  readonly entered?: string | undefined;
};

/** Where elements can be brought into line. */
export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

/** Where an element stands anew. */
export type Placed = Pick<Box, 'left' | 'top' | 'width' | 'height' | 'rotate'> &
  Pick<Box, 'flipHorizontal' | 'flipVertical'>;

type Unit = { readonly elements: readonly DrawnElement[]; readonly box: Rect };

const nowhere: Rect = { left: 0, top: 0, width: 0, height: 0 };

const unitsIn = ({ elements, entered }: Chosen): Unit[] =>
  unitsOf(elements, entered).map((unit) => ({
    elements: unit,
    box: unionOf(unit.map(boundsOf)) ?? nowhere,
  }));

/** Coordinates as they are kept: nobody sees less than a hundredth of a unit. */
export const tidy = (value: number): number => Math.round(value * 100) / 100;

/** Gives elements another place, size or turn; what stays as it is seen is not written. */
export const placeElements = (
  slideId: string,
  elements: readonly DrawnElement[],
  placeOf: (element: DrawnElement) => Partial<Placed>,
): Command[] =>
  elements.flatMap((element) => {
    const place = elementPlace(slideId, element.id);
    const wanted = placeOf(element);
    const numbers = (['left', 'top', 'width', 'height', 'rotate'] as const).flatMap((name) => {
      const value = wanted[name];
      return value === undefined || tidy(value) === tidy(element[name])
        ? []
        : [set(place.to(name), tidy(value))];
    });
    const mirrors = (['flipHorizontal', 'flipVertical'] as const).flatMap((name) => {
      const value = wanted[name];
      return value === undefined || value === (element[name] ?? false) ? [] : [set(place.to(name), value)];
    });
    return [...numbers, ...mirrors, ...tableSides(slideId, element, wanted)];
  });

/** A table's columns and rows grow and shrink with it. */
function tableSides(slideId: string, element: DrawnElement, wanted: Partial<Placed>): Command[] {
  if (element.type !== 'table') return [];
  const place = elementPlace(slideId, element.id);
  const scaled = (sides: readonly number[], now: number, then: number | undefined) =>
    then === undefined || now === 0 || tidy(now) === tidy(then)
      ? undefined
      : sides.map((side) => tidy((side * then) / now));
  const columns = scaled(element.columns, element.width, wanted.width);
  const rows = scaled(element.rows, element.height, wanted.height);
  return [
    ...(columns ? [set(place.to('columns'), columns)] : []),
    ...(rows ? [set(place.to('rows'), rows)] : []),
  ];
}

const moveUnit = (slideId: string, { elements }: Unit, right: number, down: number): Command[] =>
  placeElements(slideId, elements, ({ left, top }) => ({ left: left + right, top: top + down }));

/** How far a box must move to stand in line within a frame. */
function toLine(box: Rect, frame: Rect, alignment: Alignment): readonly [right: number, down: number] {
  const middle = (from: number, size: number) => from + size / 2;
  switch (alignment) {
    case 'left':
      return [frame.left - box.left, 0];
    case 'center':
      return [middle(frame.left, frame.width) - middle(box.left, box.width), 0];
    case 'right':
      return [frame.left + frame.width - box.left - box.width, 0];
    case 'top':
      return [0, frame.top - box.top];
    case 'middle':
      return [0, middle(frame.top, frame.height) - middle(box.top, box.height)];
    case 'bottom':
      return [0, frame.top + frame.height - box.top - box.height];
  }
}

/** Brings elements into line with each other, or with the page where `page` is given. One unit alone follows the page. */
export function alignElements(chosen: Chosen, alignment: Alignment, page: Size, toPage = false): Command[] {
  const units = unitsIn(chosen);
  const together = unionOf(units.map(({ box }) => box));
  const frame = toPage || units.length < 2 ? { left: 0, top: 0, ...page } : together;
  if (!frame) return [];
  return units.flatMap((unit) => moveUnit(chosen.slideId, unit, ...toLine(unit.box, frame, alignment)));
}

/** Gives units equal gaps along an axis; the outer two stay, or stand at the page's edges with `toPage`. */
export function distributeElements(chosen: Chosen, axis: 'x' | 'y', page: Size, toPage = false): Command[] {
  const units = unitsIn(chosen).toSorted((a, b) => spanOf(a.box, axis).from - spanOf(b.box, axis).from);
  const together = toPage ? { left: 0, top: 0, ...page } : unionOf(units.map(({ box }) => box));
  if (units.length < (toPage ? 2 : 3) || !together) return [];
  const span = spanOf(together, axis);
  const sizes = units.map(({ box }) => spanOf(box, axis).to - spanOf(box, axis).from);
  const gap = (span.to - span.from - sizes.reduce((sum, size) => sum + size, 0)) / (units.length - 1);
  let next = span.from;
  return units.flatMap((unit, index) => {
    const by = next - spanOf(unit.box, axis).from;
    next += (sizes[index] ?? 0) + gap;
    return axis === 'x' ? moveUnit(chosen.slideId, unit, by, 0) : moveUnit(chosen.slideId, unit, 0, by);
  });
}

/** Makes elements as wide or high as the widest or highest of them; each stays with its centre where it is. */
export function matchSize(chosen: Chosen, axis: 'x' | 'y'): Command[] {
  const side = axis === 'x' ? 'width' : 'height';
  const corner = axis === 'x' ? 'left' : 'top';
  const { elements, slideId } = chosen;
  const most = Math.max(...elements.map((element) => element[side]));
  return placeElements(slideId, elements, (element) => ({
    [side]: most,
    [corner]: element[corner] - (most - element[side]) / 2,
  }));
}

/** Mirrors elements; several of them, as one picture, change their places too. */
export function flipElements(chosen: Chosen, axis: 'x' | 'y'): Command[] {
  const frame = unionOf(chosen.elements.map(boundsOf));
  if (!frame) return [];
  const span = spanOf(frame, axis);
  const [corner, side, mirror] =
    axis === 'x'
      ? (['left', 'width', 'flipHorizontal'] as const)
      : (['top', 'height', 'flipVertical'] as const);
  return placeElements(chosen.slideId, chosen.elements, (element) => ({
    [corner]: span.from + span.to - element[corner] - element[side],
    [mirror]: !element[mirror],
    // What leans to one side leans to the other in a mirror.
    rotate: (360 - element.rotate) % 360,
  }));
}

/** The flags of an element that are either there or not. */
export type Flag = 'locked' | 'hidden' | 'fixedRatio';

/** Locks, hides or keeps the ratio of elements, or ends it. */
export const flagElements = (
  { id: slideId, elements }: Slide,
  ids: readonly string[],
  flag: Flag,
  isOn: boolean,
): Command[] =>
  elements
    .filter((element) => ids.includes(element.id) && (element[flag] ?? false) !== isOn)
    .map(({ id }) => {
      const place = elementPlace(slideId, id);
      return isOn ? set(place.to(flag), true) : unset(place, flag);
    });
