import * as z from 'zod/mini';
import type { Design, Layout, Placeholder } from '../design.ts';
import { designLimits } from '../limits.ts';
import { colorSlots } from '../paint.ts';
import type { Theme } from '../theme.ts';
import { boxSchema, designId, roleSchema } from './base.ts';
import { slideElementSchema } from './element.ts';
import { geometrySchema } from './geometry.ts';
import { named } from './named.ts';
import { fillSchema, hexSchema, shadowSchema, strokeSchema } from './paint.ts';
import { fontName, paragraphLookFields, runLookFields, textBoxFields } from './text-body.ts';

const name = z.exactOptional(z.string().check(z.maxLength(200)));
const background = z.exactOptional(fillSchema);
const elements = z.array(slideElementSchema).check(z.maxLength(designLimits.elements));

const fontsSchema = z.strictObject({ latin: z.exactOptional(fontName), east: z.exactOptional(fontName) });

/** See `Theme`. */
export const themeSchema = named(
  'Theme',
  z.strictObject({
    name,
    colors: z.record(z.enum(colorSlots), hexSchema),
    heading: fontsSchema,
    body: fontsSchema,
  }),
) satisfies z.ZodMiniType<Theme>;

const levelSchema = z.strictObject({
  paragraph: z.strictObject(paragraphLookFields),
  run: z.strictObject(runLookFields),
});

/** See `Placeholder`. */
export const placeholderSchema = z.strictObject({
  id: designId,
  role: z.exactOptional(roleSchema),
  box: boxSchema,
  body: z.strictObject(textBoxFields),
  levels: z.array(levelSchema).check(z.maxLength(designLimits.levels)),
  geometry: z.exactOptional(geometrySchema),
  fill: z.exactOptional(fillSchema),
  stroke: z.exactOptional(strokeSchema),
  shadow: z.exactOptional(shadowSchema),
}) satisfies z.ZodMiniType<Placeholder>;

const layoutSchema = z.strictObject({
  id: designId,
  name,
  background,
  elements,
  placeholders: z.array(placeholderSchema).check(z.maxLength(designLimits.placeholders)),
  hidesMaster: z.exactOptional(z.boolean()),
}) satisfies z.ZodMiniType<Layout>;

/** See `Master`. */
export const masterSchema = z.strictObject({
  id: designId,
  name,
  theme: z.exactOptional(themeSchema),
  background,
  elements,
  layouts: z.array(layoutSchema).check(z.maxLength(designLimits.layouts)),
});

const isSmall = (design: unknown) => JSON.stringify(design).length <= designLimits.letters;

/** See `Design`. */
export const designSchema = named(
  'Design',
  z
    .strictObject({
      theme: themeSchema,
      masters: z.array(masterSchema).check(z.maxLength(designLimits.masters)),
    })
    .check(z.refine(isSmall)),
) satisfies z.ZodMiniType<Design>;
