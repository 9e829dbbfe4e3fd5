import * as z from 'zod/mini';
import { type Anchor, lostKinds, type ShapeElement } from '../element.ts';
import { baseFields, elementId } from './base.ts';
import { named } from './named.ts';
import { geometrySchema } from './geometry.ts';
import { fillSchema, shadowSchema, strokeSchema } from './paint.ts';
import { textBodySchema } from './text-body.ts';

const anchorSchema = z.strictObject({
  elementId,
  site: z.int().check(z.minimum(0), z.maximum(1000)),
}) satisfies z.ZodMiniType<Anchor>;

/** What `ShapeElement` has but its id. */
export const shapeFields = {
  ...baseFields,
  type: z.literal('shape'),
  lost: z.exactOptional(z.enum(lostKinds)),
  geometry: z.exactOptional(geometrySchema),
  fill: z.exactOptional(fillSchema),
  stroke: z.exactOptional(strokeSchema),
  shadow: z.exactOptional(shadowSchema),
  text: z.exactOptional(textBodySchema),
  start: z.exactOptional(anchorSchema),
  end: z.exactOptional(anchorSchema),
};

/** See `ShapeElement`. */
export const shapeSchema = named(
  'ShapeElement',
  z.strictObject({ id: elementId, ...shapeFields }),
) satisfies z.ZodMiniType<ShapeElement>;
