import * as z from 'zod/mini';
import type { TableElement } from '../element.ts';
import { baseFields } from './base.ts';
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

const sizes = z.array(finite.check(z.nonnegative())).check(z.minLength(1), z.maxLength(500));

/** See `TableElement`. */
export const tableSchema = z
  .strictObject({
    ...baseFields,
    type: z.literal('table'),
    columns: sizes,
    rows: sizes,
    cells: z.array(z.array(z.nullable(cellSchema))),
  })
  .check(
    z.refine(
      ({ columns, rows, cells }) =>
        cells.length === rows.length && cells.every((row) => row.length === columns.length),
    ),
  ) satisfies z.ZodMiniType<TableElement>;
