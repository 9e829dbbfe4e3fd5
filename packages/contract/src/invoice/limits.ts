/** Lengths of what is printed on an invoice, and how long it can be opened. */
export const invoiceLimits = {
  title: { max: 100 },
  /** Chinese tax numbers have 15, 18 or 20 digits and letters. */
  taxNumber: { max: 20, pattern: /^(?:[0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/ },
  /** How long the address of its paper works. */
  linkDays: 30,
} as const;
