/** The currencies a price is given in. */
export const currencies = ['CNY', 'USD'] as const;

/** One of the two currencies. */
export type Currency = (typeof currencies)[number];

/** A price in whole yuan and whole dollars, as the price tables write it. */
export type Price = Readonly<Record<Currency, number>>;

/** So many fen are a yuan, and so many cents a dollar. */
export const minorUnits = 100;

/** A price as orders and payment providers count it: in fen or cents, so that a discount never meets a fraction. */
export const amountOf = (price: Price, currency: Currency): number => price[currency] * minorUnits;

const signs: Readonly<Record<Currency, string>> = { CNY: '¥', USD: '$' };

/** An amount with its fen or cents, as papers write it: ¥1,999.00. */
export function formatExactAmount(amount: number, currency: Currency): string {
  const whole = Math.trunc(amount / minorUnits)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = amount % minorUnits;
  return `${signs[currency]}${whole}.${rest.toString().padStart(2, '0')}`;
}

/** An amount of fen or cents as people write it in both languages: ¥1,999 and $2.50. */
export const formatAmount = (amount: number, currency: Currency): string =>
  formatExactAmount(amount, currency).replace(/\.00$/, '');
