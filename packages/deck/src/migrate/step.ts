/** A part of a deck that is stored by itself, as JSON of the version that wrote it. */
export type StoredPart = 'element' | 'background' | 'script' | 'design' | 'staging' | 'remainder';

/** How one version became the next: the parts that changed, each with its way. What a step cannot read it leaves as it is. */
export type Step = { readonly [Part in StoredPart]?: (value: unknown) => unknown };
