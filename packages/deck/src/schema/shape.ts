import * as z from 'zod/mini';
import type { ShapeElement } from '../element.ts';
import { baseFields } from './base.ts';
import { geometrySchema } from './geometry.ts';
import { fillSchema, shadowSchema, strokeSchema } from './paint.ts';
import { textBodySchema } from './text-body.ts';

/** See `ShapeElement`. */
export const shapeSchema = z.strictObject({
  ...baseFields,
  type: z.literal('shape'),
  geometry: geometrySchema,
  fill: z.exactOptional(fillSchema),
  stroke: z.exactOptional(strokeSchema),
  shadow: z.exactOptional(shadowSchema),
  text: z.exactOptional(textBodySchema),
}) satisfies z.ZodMiniType<ShapeElement>;
