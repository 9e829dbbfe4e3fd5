import * as z from 'zod/mini';
import { type ChartElement, chartKinds } from '../element.ts';
import { baseFields } from './base.ts';
import { finite } from './paint.ts';

/** See `ChartElement`. */
export const chartSchema = z.strictObject({
  ...baseFields,
  type: z.literal('chart'),
  chart: z.enum(chartKinds),
  categories: z.array(z.string()),
  series: z.array(z.strictObject({ name: z.string(), values: z.array(z.nullable(finite)) })),
  stacked: z.exactOptional(z.boolean()),
  title: z.exactOptional(z.string()),
}) satisfies z.ZodMiniType<ChartElement>;
