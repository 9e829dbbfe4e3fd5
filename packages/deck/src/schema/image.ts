import * as z from 'zod/mini';
import type { ImageElement, PictureFilter } from '../element.ts';
import { baseFields, elementId } from './base.ts';
import { named } from './named.ts';
import { geometrySchema } from './geometry.ts';
import {
  cropSchema,
  fillSchema,
  mediaAddress,
  recolorsSchema,
  share,
  shadowSchema,
  strokeSchema,
} from './paint.ts';

const strength = z.exactOptional(z.number().check(z.minimum(0), z.maximum(3)));

/** See `PictureFilter`. */
export const filterSchema = z.strictObject({
  brightness: strength,
  contrast: strength,
  saturation: strength,
  grey: z.exactOptional(share),
  blur: z.exactOptional(z.number().check(z.minimum(0), z.maximum(100))),
}) satisfies z.ZodMiniType<PictureFilter>;

/** What `ImageElement` has but its id. */
export const imageFields = {
  ...baseFields,
  type: z.literal('image'),
  url: mediaAddress,
  crop: z.exactOptional(cropSchema),
  filter: z.exactOptional(filterSchema),
  recolor: z.exactOptional(recolorsSchema),
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
