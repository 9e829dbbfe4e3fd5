import { type AnyColumn, ilike, or, type SQL } from 'drizzle-orm';

/** Whether one of the columns contains the text, whatever its case. What LIKE takes for a pattern is plain text here. */
export function contains(text: string, ...columns: readonly (AnyColumn | SQL)[]): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(...columns.map((column) => ilike(column as AnyColumn, pattern)));
}
