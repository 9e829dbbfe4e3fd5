import { coursewareLimits } from '../limits.ts';
import * as z from 'zod/mini';
import type { Deck } from '../deck.ts';
import { deckVersion } from '../migrate/migrate.ts';
import type { Slide } from '../slide.ts';
import { slideElementSchema } from './element.ts';
import { colorSchema, fillSchema, finite } from './paint.ts';
import { scriptDocumentSchema } from './script.ts';

/** See `Slide`. */
export const slideSchema = z.strictObject({
  id: z.string().check(z.minLength(1)),
  background: fillSchema,
  elements: z.array(slideElementSchema),
  script: z.exactOptional(scriptDocumentSchema),
}) satisfies z.ZodMiniType<Slide>;

const font = z.exactOptional(z.string());

/** See `Theme`. */
export const themeSchema = z.strictObject({
  colors: z.array(colorSchema),
  fontColor: colorSchema,
  backgroundColor: colorSchema,
  headingFont: font,
  bodyFont: font,
});

/** See `Deck`. */
export const deckSchema = z.strictObject({
  version: z.literal(deckVersion),
  viewport: z.strictObject({ width: finite.check(z.positive()), height: finite.check(z.positive()) }),
  theme: themeSchema,
  slides: z
    .array(slideSchema)
    .check(z.minLength(coursewareLimits.slides.min), z.maxLength(coursewareLimits.slides.max)),
}) satisfies z.ZodMiniType<Deck>;
