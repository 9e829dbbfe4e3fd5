import * as z from 'zod/mini';
import { type ChartElement, chartKinds, legendPlaces } from '../element.ts';
import { baseFields, elementId } from './base.ts';
import { named } from './named.ts';
import { colorSchema, finite } from './paint.ts';

const words = z.exactOptional(z.string().check(z.maxLength(500)));

/** What `ChartElement` has but its id. */
export const chartFields = {
  ...baseFields,
  type: z.literal('chart'),
  chart: z.enum(chartKinds),
  categories: z.array(z.string()),
  series: z.array(
    z.strictObject({
      name: z.string(),
      values: z.array(z.nullable(finite)),
      line: z.exactOptional(z.boolean()),
      secondAxis: z.exactOptional(z.boolean()),
    }),
  ),
  stacked: z.exactOptional(z.boolean()),
  percent: z.exactOptional(z.boolean()),
  title: z.exactOptional(z.string()),
  colors: z.exactOptional(z.array(colorSchema).check(z.maxLength(500))),
  color: z.exactOptional(colorSchema),
  legend: z.exactOptional(z.enum(legendPlaces)),
  labels: z.exactOptional(z.boolean()),
  smooth: z.exactOptional(z.boolean()),
  axisTitles: z.exactOptional(z.strictObject({ category: words, value: words })),
  numberFormat: z.exactOptional(z.string().check(z.maxLength(100))),
};

/** See `ChartElement`. */
export const chartSchema = named(
  'ChartElement',
  z.strictObject({ id: elementId, ...chartFields }),
) satisfies z.ZodMiniType<ChartElement>;
