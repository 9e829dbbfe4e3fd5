import type { DrawnElement } from '@app/deck/drawn.ts';

/** A box with words. */
export type Boxed = Pick<DrawnElement, 'id' | 'left' | 'top' | 'width' | 'height'>;

/** How far a name may stand from what is said of it, and how far their boxes may reach over each other. */
const farthest = 70;
const slack = 0.5;
/** Who has more boxes on a page draws with them. */
const mostBoxes = 400;
/** So much of the narrower one must stand beside the other. */
const enoughBeside = 0.6;

const beside = (one: number, length: number, other: number, otherLength: number): boolean =>
  Math.min(one + length, other + otherLength) - Math.max(one, other) >=
  enoughBeside * Math.max(1, Math.min(length, otherLength));

/** The room between two that follow each other; undefined where they do not, or are far apart. */
function room(end: number, start: number, length: number): number | undefined {
  const between = start - end;
  return between >= -slack * length && between < farthest ? Math.max(0, between) : undefined;
}

function below(one: Boxed, other: Boxed): number | undefined {
  if (!beside(one.left, one.width, other.left, other.width)) return undefined;
  return room(one.top + one.height, other.top, one.height);
}

function rightOf(one: Boxed, other: Boxed): number | undefined {
  if (!beside(one.top, one.height, other.top, other.height)) return undefined;
  return room(one.left + one.width, other.left, one.width);
}

/** How far what is said stands from its name: below it or on its right, a mere value also above it. */
function distance(name: Boxed, said: Boxed, isValue: boolean): number | undefined {
  const found = [below(name, said), rightOf(name, said), isValue ? below(said, name) : undefined];
  const known = found.filter((one) => one !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

function nearest<T extends Boxed>(all: readonly T[], far: (one: T) => number | undefined): T | undefined {
  let best: { one: T; far: number } | undefined;
  for (const one of all) {
    const its = far(one);
    if (its !== undefined && its < (best?.far ?? Infinity)) best = { one, far: its };
  }
  return best?.one;
}

/** The names of what is said beside them: each is the other's nearest. By the id of what is said. */
export function namesOf<T extends Boxed>(
  names: readonly T[],
  said: readonly (T & { isValue: boolean })[],
): Map<string, T> {
  const pairs = new Map<string, T>();
  if (names.length > mostBoxes || said.length > mostBoxes) return pairs;
  for (const one of said) {
    const name = nearest(names, (each) =>
      each.id === one.id ? undefined : distance(each, one, one.isValue),
    );
    if (!name) continue;
    const back = nearest(said, (each) =>
      each.id === name.id ? undefined : distance(name, each, each.isValue),
    );
    if (back?.id === one.id) pairs.set(one.id, name);
  }
  return pairs;
}
