import { creditPrices } from '../credit/limits.ts';
import type { Price } from '../order/states/currency.ts';
import { type Level, level, rightsOf } from '../user/states/level.ts';
import { type ExchangeType, exchangeType } from './states/exchange-type.ts';

/** The call that spends credits for counts (spec section 7). */
export const exchangePath = '/goods-api/product/exchange';

/** The sizes on offer: helper uses, interactions, GB of storage for one month. */
export const exchangeSizes = {
  assistant: [10, 50, 100, 500],
  interaction: [100, 500, 1_000],
  storage: [1, 5, 10, 50],
} as const satisfies Record<ExchangeType, readonly number[]>;

/** A package that is paid with credits (spec section 3: id, size, creditCount). */
export type ExchangePackage = {
  readonly id: string;
  readonly type: ExchangeType;
  readonly size: number;
  readonly creditCount: number;
};

/** Every package that is paid with credits, at the prices of spec section 9. */
export const exchangePackages: readonly ExchangePackage[] = exchangeType.names.flatMap((type) =>
  exchangeSizes[type].map((size) => {
    const { credits, per } = creditPrices[type];
    return { id: `${type}-${size}`, type, size, creditCount: (size / per) * credits };
  }),
);

/** A package of credits that is paid with money. */
export type CreditPackage = { readonly id: string; readonly credits: number; readonly price: Price };

/** Every package of credits. */
export const creditPackages: readonly CreditPackage[] = [
  { id: 'credits-100', credits: 100, price: { CNY: 12, USD: 2 } },
  { id: 'credits-500', credits: 500, price: { CNY: 55, USD: 8 } },
  { id: 'credits-2000', credits: 2_000, price: { CNY: 200, USD: 29 } },
  { id: 'credits-10000', credits: 10_000, price: { CNY: 900, USD: 129 } },
];

/** A paid level for a month. */
export type SubscriptionPackage = {
  readonly id: string;
  readonly level: Level;
  readonly months: number;
  readonly price: Price;
};

/** Every subscription; what it contains and costs stands with the level's rights. */
export const subscriptionPackages: readonly SubscriptionPackage[] = level.names.map((name) => ({
  id: `subscription-${name}`,
  level: name,
  months: 1,
  price: rightsOf(name).pricePerMonth,
}));
