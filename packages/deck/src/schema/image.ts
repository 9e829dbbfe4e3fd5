import * as z from 'zod/mini';
import type { ImageElement } from '../element.ts';
import { baseFields } from './base.ts';
import { geometrySchema } from './geometry.ts';
import { cropSchema, fillSchema, mediaAddress, shadowSchema, strokeSchema } from './paint.ts';

/** See `ImageElement`. */
export const imageSchema = z.strictObject({
  ...baseFields,
  type: z.literal('image'),
  url: mediaAddress,
  crop: z.exactOptional(cropSchema),
  geometry: z.exactOptional(geometrySchema),
  fill: z.exactOptional(fillSchema),
  stroke: z.exactOptional(strokeSchema),
  shadow: z.exactOptional(shadowSchema),
}) satisfies z.ZodMiniType<ImageElement>;
