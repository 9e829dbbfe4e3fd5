import { customType, timestamp } from 'drizzle-orm/pg-core';
import type { CodeTable } from '@app/contract/base/codes.ts';

/** A state: a small number in the database, its name in code. The code table is the only place with both. */
export function stateColumn<N extends string>(column: string, table: CodeTable<N>) {
  return customType<{ data: N; driverData: number }>({
    dataType: () => 'smallint',
    toDriver: (name) => table.encode(name),
    fromDriver: (code) => table.decode(code),
  })(column);
}

/** A moment, always with its time zone. */
export const momentColumn = (column: string) => timestamp(column, { withTimezone: true });
