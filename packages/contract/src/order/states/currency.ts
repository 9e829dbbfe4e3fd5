/** The currencies a price is given in. */
export const currencies = ['CNY', 'USD'] as const;

/** One of the two currencies. */
export type Currency = (typeof currencies)[number];

/** A price in whole yuan and whole dollars, as the price tables write it. */
export type Price = Readonly<Record<Currency, number>>;

const minorUnits = 100;

/** A price as orders and payment providers count it: in fen or cents, so that a discount never meets a fraction. */
export const amountOf = (price: Price, currency: Currency): number => price[currency] * minorUnits;
