import { coursewareLimits } from '../limits.ts';
import * as z from 'zod/mini';
import type { Deck } from '../deck.ts';
import { deckVersion } from '../migrate/migrate.ts';
import type { Slide } from '../slide.ts';
import { designId } from './base.ts';
import { designSchema } from './design.ts';
import { slideElementSchema } from './element.ts';
import { fillSchema, finite } from './paint.ts';
import { remainderSchema } from './remainder.ts';
import { scriptDocumentSchema } from './script.ts';
import { buildsSchema, transitionSchema } from './staging.ts';

/** The name of a section. */
export const sectionSchema = z.string().check(z.maxLength(coursewareLimits.section.max));

/** See `Slide`. */
export const slideSchema = z.strictObject({
  id: z.string().check(z.minLength(1)),
  layoutId: z.exactOptional(designId),
  hidesLayout: z.exactOptional(z.boolean()),
  background: z.exactOptional(fillSchema),
  elements: z.array(slideElementSchema),
  script: z.exactOptional(scriptDocumentSchema),
  transition: z.exactOptional(transitionSchema),
  builds: z.exactOptional(buildsSchema),
  hidden: z.exactOptional(z.boolean()),
  section: z.exactOptional(sectionSchema),
  remainder: z.exactOptional(remainderSchema),
}) satisfies z.ZodMiniType<Slide>;

/** See `Deck`. */
export const deckSchema = z.strictObject({
  version: z.literal(deckVersion),
  viewport: z.strictObject({ width: finite.check(z.positive()), height: finite.check(z.positive()) }),
  design: designSchema,
  slides: z
    .array(slideSchema)
    .check(z.minLength(coursewareLimits.slides.min), z.maxLength(coursewareLimits.slides.max)),
}) satisfies z.ZodMiniType<Deck>;
