import * as z from 'zod/mini';
import type { TextElement } from '../element.ts';
import { baseFields } from './base.ts';
import { fillSchema, shadowSchema, strokeSchema } from './paint.ts';
import { textBodySchema } from './text-body.ts';

/** See `TextElement`. */
export const textSchema = z.strictObject({
  ...baseFields,
  type: z.literal('text'),
  text: textBodySchema,
  fill: z.exactOptional(fillSchema),
  stroke: z.exactOptional(strokeSchema),
  shadow: z.exactOptional(shadowSchema),
}) satisfies z.ZodMiniType<TextElement>;
