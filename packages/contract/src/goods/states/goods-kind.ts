/** What can be ordered for money. */
export const goodsKinds = ['subscription', 'credits'] as const;

/** A kind of goods that can be ordered for money. */
export type GoodsKind = (typeof goodsKinds)[number];
