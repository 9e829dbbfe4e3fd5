import { minorUnits } from '@app/contract/order/states/currency.ts';

/** What somebody typed as yuan or dollars, in fen or cents; undefined unless it is above nothing and at most `most`. */
export function amountIn(typed: string, most: number): number | undefined {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(typed.trim())) return undefined;
  const amount = Math.round(Number(typed) * minorUnits);
  return amount > 0 && amount <= most ? amount : undefined;
}
