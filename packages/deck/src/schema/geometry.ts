import * as z from 'zod/mini';
import type { Geometry } from '../element.ts';
import { finite } from './paint.ts';

const pathSchema = z.strictObject({
  d: z.string().check(z.regex(/^[MLCQAZ\d\s.,e+-]*$/)),
  fill: z.enum(['norm', 'none', 'lighten', 'lightenLess', 'darken', 'darkenLess']),
  stroke: z.boolean(),
});

/** See `Geometry`. */
export const geometrySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('preset'),
    name: z.string().check(z.maxLength(60)),
    adjust: z.exactOptional(z.record(z.string().check(z.maxLength(20)), finite)),
  }),
  z.strictObject({
    kind: z.literal('custom'),
    width: finite,
    height: finite,
    paths: z.array(pathSchema).check(z.maxLength(2000)),
    textBox: z.exactOptional(z.strictObject({ left: finite, top: finite, right: finite, bottom: finite })),
  }),
]) satisfies z.ZodMiniType<Geometry>;
