import { derivedNumbers } from './derived-numbers.ts';
import type { Step, StoredPart } from './step.ts';

/** The first leads from version 1 to version 2. A step is never edited once it was released. */
const steps: readonly Step[] = [derivedNumbers];

/** The newest shape of what is stored of a deck. */
export const deckVersion = steps.length + 1;

/** A stored part as the newest version would have written it. It is not checked here. */
export const migrate = (part: StoredPart, value: unknown, version: number): unknown =>
  steps.slice(version - 1).reduce((before, step) => step[part]?.(before) ?? before, value);
