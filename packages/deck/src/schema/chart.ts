import * as z from 'zod/mini';
import { type ChartElement, chartKinds } from '../element.ts';
import { baseFields, elementId } from './base.ts';
import { named } from './named.ts';
import { finite } from './paint.ts';

/** What `ChartElement` has but its id. */
export const chartFields = {
  ...baseFields,
  type: z.literal('chart'),
  chart: z.enum(chartKinds),
  categories: z.array(z.string()),
  series: z.array(z.strictObject({ name: z.string(), values: z.array(z.nullable(finite)) })),
  stacked: z.exactOptional(z.boolean()),
  title: z.exactOptional(z.string()),
};

/** See `ChartElement`. */
export const chartSchema = named(
  'ChartElement',
  z.strictObject({ id: elementId, ...chartFields }),
) satisfies z.ZodMiniType<ChartElement>;
