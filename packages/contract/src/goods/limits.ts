import { creditPrices } from '../credit/limits.ts';
import type { Price } from '../order/states/currency.ts';
import { type Level, type Levels, level, rightsOf, usualLevels } from '../user/states/level.ts';
import { type ExchangeType, exchangeType } from './states/exchange-type.ts';

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

/** A paid level for some months. */
export type SubscriptionPackage = {
  readonly id: string;
  readonly level: Level;
  readonly months: number;
  readonly price: Price;
};

/** How long a level can be bought for, and how many months of its price that costs: of a year two months are free. */
export const subscriptionTerms = [
  { months: 1, paidMonths: 1, ending: '' },
  { months: 12, paidMonths: 10, ending: '-year' },
] as const;

/** Every subscription at the prices of these levels; what it contains stands with the level's rights. */
export const subscriptionsOf = (levels: Levels = usualLevels): readonly SubscriptionPackage[] =>
  subscriptionTerms.flatMap(({ months, paidMonths, ending }) =>
    level.names.map((name) => {
      const { CNY, USD } = rightsOf(name, levels).pricePerMonth;
      const price = { CNY: CNY * paidMonths, USD: USD * paidMonths };
      return { id: `subscription-${name}${ending}`, level: name, months, price };
    }),
  );

/** Every subscription as it comes with the product; the server sells at the prices of its host. */
export const subscriptionPackages = subscriptionsOf();
