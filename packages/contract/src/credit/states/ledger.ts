/** What is counted: each user has one append-only ledger for each of these. */
export const ledgers = ['credits', 'helper-uses', 'interactions', 'storage'] as const;

/** One of the ledgers. */
export type Ledger = (typeof ledgers)[number];
