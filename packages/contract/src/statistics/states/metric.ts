/** What the data board counts (spec section 2); they travel by these names. */
export const metrics = ['viewers', 'interactions', 'collections', 'likes'] as const;

/** Something the data board counts. */
export type Metric = (typeof metrics)[number];

/** What a viewer's page reports; interactions are counted when a question is answered. */
export const countedMetrics = ['viewers', 'collections', 'likes'] as const satisfies readonly Metric[];
