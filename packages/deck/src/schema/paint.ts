import * as z from 'zod/mini';
import { designLimits } from '../limits.ts';
import {
  type Color,
  colorChangeKinds,
  colorSlots,
  type Fill,
  type Recolor,
  type Shadow,
  type Stroke,
} from '../paint.ts';
import { named } from './named.ts';

/** A number that can be drawn with. */
export const finite = z.number().check(z.refine(Number.isFinite));

/** From 0 to 1. */
export const share = z.number().check(z.minimum(0), z.maximum(1));

/** A colour in hexadecimal digits. */
export const hexSchema = z.string().check(z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i));

/** See `Color`. */
export const colorSchema = named(
  'Color',
  z.union([
    hexSchema,
    z.strictObject({
      slot: z.enum(colorSlots),
      changes: z.exactOptional(
        z
          .array(z.strictObject({ kind: z.enum(colorChangeKinds), by: finite }))
          .check(z.maxLength(designLimits.colorChanges)),
      ),
    }),
  ]),
) satisfies z.ZodMiniType<Color>;

/** The address of a picture, film or sound: one of ours, never code. */
export const mediaAddress = z
  .string()
  .check(z.minLength(1), z.maxLength(2000), z.regex(/^(?!\s*(?:javascript|data|vbscript):)/i));

/** See `Crop`. */
export const cropSchema = z.strictObject({ left: finite, top: finite, right: finite, bottom: finite });

const positive = finite.check(z.positive());
const tileSchema = z.strictObject({
  width: positive,
  height: positive,
  pixels: z.strictObject({ width: positive, height: positive }),
});

const change = finite.check(z.minimum(-1), z.maximum(1));

/** See `Recolor`. */
export const recolorSchema = named(
  'Recolor',
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('grey') }),
    z.strictObject({ kind: z.literal('black-white'), from: share }),
    z.strictObject({ kind: z.literal('light'), brightness: change, contrast: change }),
    z.strictObject({ kind: z.literal('duotone'), dark: colorSchema, light: colorSchema }),
    z.strictObject({ kind: z.literal('clear'), color: z.string().check(z.regex(/^#[\da-f]{6}$/i)) }),
  ]),
) satisfies z.ZodMiniType<Recolor>;

/** What is done to the colours of one picture. */
export const recolorsSchema = z
  .array(recolorSchema)
  .check(z.minLength(1), z.maxLength(designLimits.recolors));

/** See `Fill`. */
export const fillSchema = named(
  'Fill',
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('solid'), color: colorSchema }),
    z.strictObject({
      kind: z.literal('gradient'),
      shape: z.enum(['linear', 'radial']),
      angle: finite,
      center: z.exactOptional(z.strictObject({ x: finite, y: finite })),
      stops: z
        .array(z.strictObject({ at: share, color: colorSchema }))
        .check(z.minLength(1), z.maxLength(100)),
    }),
    z.strictObject({
      kind: z.literal('picture'),
      url: mediaAddress,
      fit: z.enum(['stretch', 'tile']),
      crop: z.exactOptional(cropSchema),
      opacity: z.exactOptional(share),
      tile: z.exactOptional(tileSchema),
      recolor: z.exactOptional(recolorsSchema),
    }),
    z.strictObject({
      kind: z.literal('pattern'),
      dots: z.string().check(z.regex(/^[\da-f]{16}$/)),
      front: colorSchema,
      back: colorSchema,
    }),
  ]),
) satisfies z.ZodMiniType<Fill>;

const lineEndSchema = z.strictObject({
  kind: z.enum(['triangle', 'stealth', 'diamond', 'oval', 'arrow']),
  width: finite,
  length: finite,
});

/** See `Stroke`. */
export const strokeSchema = z.strictObject({
  width: finite.check(z.nonnegative()),
  color: colorSchema,
  dash: z.exactOptional(z.array(finite.check(z.nonnegative())).check(z.maxLength(20))),
  cap: z.exactOptional(z.enum(['butt', 'round', 'square'])),
  join: z.exactOptional(z.enum(['miter', 'round', 'bevel'])),
  start: z.exactOptional(lineEndSchema),
  end: z.exactOptional(lineEndSchema),
}) satisfies z.ZodMiniType<Stroke>;

/** See `Shadow`. */
export const shadowSchema = z.strictObject({
  horizontal: finite,
  vertical: finite,
  blur: finite.check(z.nonnegative()),
  color: colorSchema,
}) satisfies z.ZodMiniType<Shadow>;
