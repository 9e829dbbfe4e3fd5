import * as z from 'zod/mini';
import type { TextElement } from '../element.ts';
import { baseFields, elementId } from './base.ts';
import { named } from './named.ts';
import { fillSchema, shadowSchema, strokeSchema } from './paint.ts';
import { textBodySchema } from './text-body.ts';

/** What `TextElement` has but its id. */
export const textFields = {
  ...baseFields,
  type: z.literal('text'),
  text: textBodySchema,
  fill: z.exactOptional(fillSchema),
  stroke: z.exactOptional(strokeSchema),
  shadow: z.exactOptional(shadowSchema),
};

/** See `TextElement`. */
export const textSchema = named(
  'TextElement',
  z.strictObject({ id: elementId, ...textFields }),
) satisfies z.ZodMiniType<TextElement>;
