/** What the data board counts (spec section 2); they travel by these names. */
export const metrics = ['viewers', 'interactions', 'collections', 'likes'] as const;

/** Something the data board counts. */
export type Metric = (typeof metrics)[number];
