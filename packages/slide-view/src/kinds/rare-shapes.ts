import type { Size } from '@app/deck/deck.ts';
import type { DrawnElement } from '@app/deck/drawn.ts';
import type { Geometry } from '@app/deck/element.ts';
import { type Drawing, drawGeometry, isPreset } from '@app/deck/shapes/preset.ts';
import { useEffect, useSyncExternalStore } from 'react';

type State = 'coming' | 'here' | 'failed';

const shown = new Set<() => void>();
let rare: State = 'coming';
let asked: Promise<void> | undefined;

const isRare = (geometry: Geometry): boolean => geometry.kind === 'preset' && !isPreset(geometry.name);

/** Fetches the formulas that most slides do without. Where they cannot be had, rare shapes are rectangles until they are asked for again. */
export async function fetchRareShapes(): Promise<void> {
  asked ??= import('@app/deck/shapes/rare-presets.ts').then(
    () => {
      rare = 'here';
    },
    () => {
      rare = 'failed';
      asked = undefined;
    },
  );
  await asked;
  for (const tell of shown) tell();
}

/** Fetches what slides will need before they are shown, so that nothing is missing when they come on. */
export function prepareShapes(slides: readonly { elements: readonly DrawnElement[] }[]): void {
  const needed = slides.some(({ elements }) =>
    elements.some((each) => 'geometry' in each && each.geometry !== undefined && isRare(each.geometry)),
  );
  if (needed) void fetchRareShapes();
}

function subscribe(tell: () => void): () => void {
  shown.add(tell);
  return () => shown.delete(tell);
}

const nothingYet: Drawing = { paths: [], textBox: { left: 0, top: 0, right: 1, bottom: 1 } };

/** What is drawn of a shape. A rare one has no paths while its formulas are coming, and nothing else of its slide waits for them. */
export function useDrawing(geometry: Geometry, size: Size): Drawing & { isComing: boolean } {
  const stateOf = (): State => (isRare(geometry) ? rare : 'here');
  const state = useSyncExternalStore(subscribe, stateOf, stateOf);
  useEffect(() => {
    if (isRare(geometry)) void fetchRareShapes();
  }, [geometry]);
  const isComing = state === 'coming';
  return { ...(isComing ? nothingYet : drawGeometry(geometry, size)), isComing };
}
