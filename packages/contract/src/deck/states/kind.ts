/** Where a deck that one may start from comes from: an own project, an own template, or what everybody may use. */
export const deckKinds = ['own', 'template', 'collection'] as const;

/** See `deckKinds`. */
export type DeckKind = (typeof deckKinds)[number];
