/** The kinds of files that tables are handed out in. */
export const tableFormats = ['xlsx', 'csv'] as const;

/** A kind of file for tables. */
export type TableFormat = (typeof tableFormats)[number];
