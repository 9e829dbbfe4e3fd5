import * as z from 'zod/mini';
import type { LatexElement } from '../element.ts';
import { baseFields } from './base.ts';
import { colorSchema } from './paint.ts';

/** See `LatexElement`. */
export const latexSchema = z.strictObject({
  ...baseFields,
  type: z.literal('latex'),
  source: z.string().check(z.maxLength(10_000)),
  color: z.exactOptional(colorSchema),
}) satisfies z.ZodMiniType<LatexElement>;
