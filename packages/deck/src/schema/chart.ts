import * as z from 'zod/mini';
import { chartAxes, type ChartElement, chartKinds, legendPlaces } from '../element.ts';
import { isSmallChart } from '../chart-cells.ts';
import { coursewareLimits } from '../limits.ts';
import { baseFields, elementId } from './base.ts';
import { named } from './named.ts';
import { colorSchema, fillSchema, finite, strokeSchema } from './paint.ts';

const words = z.exactOptional(z.string().check(z.maxLength(500)));

const letterSize = finite.check(z.minimum(0.5), z.maximum(1000));
const pointSchema = z.strictObject({ at: z.int().check(z.minimum(0)), color: colorSchema });

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
      points: z.exactOptional(z.array(pointSchema).check(z.maxLength(1000))),
      width: z.exactOptional(finite.check(z.nonnegative(), z.maximum(coursewareLimits.chart.lineWidth))),
      dash: z.exactOptional(z.array(finite.check(z.nonnegative())).check(z.maxLength(20))),
      plain: z.exactOptional(z.boolean()),
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
  size: z.exactOptional(letterSize),
  titleLook: z.exactOptional(
    z.strictObject({
      size: z.exactOptional(letterSize),
      color: z.exactOptional(colorSchema),
      bold: z.exactOptional(z.boolean()),
    }),
  ),
  fill: z.exactOptional(fillSchema),
  stroke: z.exactOptional(strokeSchema),
  hiddenAxes: z.exactOptional(z.array(z.enum(chartAxes)).check(z.maxLength(chartAxes.length))),
  range: z.exactOptional(
    z.strictObject({
      min: z.exactOptional(finite),
      max: z.exactOptional(finite),
      step: z.exactOptional(finite.check(z.positive())),
    }),
  ),
  noGrid: z.exactOptional(z.boolean()),
  hollow: z.exactOptional(z.boolean()),
  gap: z.exactOptional(finite.check(z.minimum(0), z.maximum(5))),
  overlap: z.exactOptional(finite.check(z.minimum(-1), z.maximum(1))),
};

/** A chart of any size. */
export const largeChartSchema = z.strictObject({ id: elementId, ...chartFields });

/** See `ChartElement`. */
export const chartSchema = named(
  'ChartElement',
  largeChartSchema.check(z.refine(isSmallChart)),
) satisfies z.ZodMiniType<ChartElement>;
