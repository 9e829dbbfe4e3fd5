/** Lengths of what is printed on an invoice. */
export const invoiceLimits = { title: { max: 100 }, taxNumber: { max: 20 } } as const;
