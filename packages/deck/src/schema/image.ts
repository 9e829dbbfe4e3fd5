import * as z from 'zod/mini';
import type { ImageElement } from '../element.ts';
import { baseFields, elementId } from './base.ts';
import { named } from './named.ts';
import { geometrySchema } from './geometry.ts';
import { cropSchema, fillSchema, mediaAddress, shadowSchema, strokeSchema } from './paint.ts';

/** What `ImageElement` has but its id. */
export const imageFields = {
  ...baseFields,
  type: z.literal('image'),
  url: mediaAddress,
  crop: z.exactOptional(cropSchema),
  geometry: z.exactOptional(geometrySchema),
  fill: z.exactOptional(fillSchema),
  stroke: z.exactOptional(strokeSchema),
  shadow: z.exactOptional(shadowSchema),
};

/** See `ImageElement`. */
export const imageSchema = named(
  'ImageElement',
  z.strictObject({ id: elementId, ...imageFields }),
) satisfies z.ZodMiniType<ImageElement>;
