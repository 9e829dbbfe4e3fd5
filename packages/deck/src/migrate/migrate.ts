/** A part of a deck that is stored by itself, as JSON of the version that wrote it. */
export type StoredPart = 'element' | 'background' | 'script';

/** How one version became the next: the parts that changed, each with its way. What a step cannot read it leaves as it is. */
export type Step = { readonly [Part in StoredPart]?: (value: unknown) => unknown };

/** The first leads from version 1 to version 2. A step is never edited once it was released. */
const steps: readonly Step[] = [];

/** The newest shape of what is stored of a deck. */
export const deckVersion = steps.length + 1;

/** A stored part as the newest version would have written it. It is not checked here. */
export const migrate = (part: StoredPart, value: unknown, version: number): unknown =>
  steps.slice(version - 1).reduce((before, step) => step[part]?.(before) ?? before, value);
