import { type ShapeName, shapeGroups, shapeLibrary } from '@app/deck/shapes/library.ts';
import { localStore } from '../../../../lib/storage.ts';

const key = 'editorShapes';
const known: ReadonlySet<string> = new Set(shapeGroups.flatMap((group) => shapeLibrary[group]));

/** How often each shape was drawn, as it was written down; what cannot be read counts as nothing. */
export function readCounts(written: string | null): Map<ShapeName, number> {
  const entries = (written ?? '').split(',').flatMap((entry): [ShapeName, number][] => {
    const [name = '', count] = entry.split(':');
    // What the library has is a name of it.
    return known.has(name) && Number(count) > 0 ? [[name as ShapeName, Number(count)]] : [];
  });
  return new Map(entries);
}

const shownAtMost = 8;

/** The shapes that were drawn most often on this device, the most used first. */
export const mostUsed = (): ShapeName[] =>
  [...readCounts(localStore.get(key))]
    .sort(([, one], [, other]) => other - one)
    .slice(0, shownAtMost)
    .map(([name]) => name);

/** Counts a shape that is drawn. */
export function countUse(name: ShapeName): void {
  const counts = readCounts(localStore.get(key));
  counts.set(name, (counts.get(name) ?? 0) + 1);
  localStore.set(key, [...counts].map(([each, count]) => `${each}:${count}`).join(','));
}
