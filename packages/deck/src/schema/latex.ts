import * as z from 'zod/mini';
import type { LatexElement } from '../element.ts';
import { baseFields, elementId } from './base.ts';
import { named } from './named.ts';
import { colorSchema } from './paint.ts';

/** What `LatexElement` has but its id. */
export const latexFields = {
  ...baseFields,
  type: z.literal('latex'),
  source: z.string().check(z.maxLength(10_000)),
  color: z.exactOptional(colorSchema),
};

/** See `LatexElement`. */
export const latexSchema = named(
  'LatexElement',
  z.strictObject({ id: elementId, ...latexFields }),
) satisfies z.ZodMiniType<LatexElement>;
