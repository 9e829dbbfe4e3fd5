import * as z from 'zod/mini';
import { type TableElement, type TableLook, tableStyles } from '../element.ts';
import { baseFields, elementId } from './base.ts';
import { named } from './named.ts';
import { fillSchema, finite, strokeSchema } from './paint.ts';
import { textBodySchema } from './text-body.ts';

const line = z.exactOptional(strokeSchema);
const span = z.exactOptional(z.int().check(z.positive()));

const cellSchema = z.strictObject({
  text: textBodySchema,
  columns: span,
  rows: span,
  fill: z.exactOptional(fillSchema),
  borders: z.exactOptional(z.strictObject({ left: line, top: line, right: line, bottom: line })),
});

const flag = z.exactOptional(z.boolean());

const lookSchema = z.strictObject({
  style: z.enum(tableStyles),
  headerRow: flag,
  firstColumn: flag,
  lastRow: flag,
  banded: flag,
}) satisfies z.ZodMiniType<TableLook>;

const sizes = z.array(finite.check(z.nonnegative())).check(z.minLength(1), z.maxLength(500));

/** What `TableElement` has but its id. */
export const tableFields = {
  ...baseFields,
  type: z.literal('table'),
  look: z.exactOptional(lookSchema),
  columns: sizes,
  rows: sizes,
  cells: z.array(z.array(z.nullable(cellSchema))),
};

/** Every row has a cell, or null, for every column. */
export const isFilled = ({
  columns,
  rows,
  cells,
}: Pick<TableElement, 'columns' | 'rows' | 'cells'>): boolean =>
  cells.length === rows.length && cells.every((row) => row.length === columns.length);

/** See `TableElement`. */
export const tableSchema = named(
  'TableElement',
  z.strictObject({ id: elementId, ...tableFields }).check(z.refine(isFilled)),
) satisfies z.ZodMiniType<TableElement>;
