/** What a table has under a name that a file gives; `constructor` and `__proto__` are in no table. */
export const ownEntry = <T>(table: Readonly<Record<string, T>>, name: string | undefined): T | undefined =>
  name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
