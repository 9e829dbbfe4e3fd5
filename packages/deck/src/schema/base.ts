import * as z from 'zod/mini';
import type { Box, ElementRole } from '../element.ts';
import { finite, share } from './paint.ts';
import { linkSchema } from './text-body.ts';

const side = finite.check(z.nonnegative());
const flag = z.exactOptional(z.boolean());

/** The name of an element on its slide. */
export const elementId = z.string().check(z.minLength(1), z.maxLength(100));

/** See `Box`. */
export const boxSchema = z.strictObject({
  left: finite,
  top: finite,
  width: side,
  height: side,
  rotate: finite,
  flipHorizontal: flag,
  flipVertical: flag,
}) satisfies z.ZodMiniType<Box>;

/** See `ElementRole`. */
export const roleSchema = z.enum([
  'title',
  'subtitle',
  'body',
  'footer',
  'slide-number',
  'date',
  'decoration',
]) satisfies z.ZodMiniType<ElementRole>;

/** The name of something in a design. */
export const designId = z.string().check(z.minLength(1), z.maxLength(100));

/** The fields of `ElementBase` but its id; every kind spreads them. */
export const baseFields = {
  left: z.exactOptional(finite),
  top: z.exactOptional(finite),
  width: z.exactOptional(side),
  height: z.exactOptional(side),
  rotate: z.exactOptional(finite),
  flipHorizontal: flag,
  flipVertical: flag,
  placeholder: z.exactOptional(designId),
  groups: z.exactOptional(z.array(z.string()).check(z.maxLength(256))),
  name: z.exactOptional(z.string().check(z.maxLength(500))),
  alt: z.exactOptional(z.string().check(z.maxLength(5000))),
  role: z.exactOptional(roleSchema),
  link: z.exactOptional(linkSchema),
  opacity: z.exactOptional(share),
  locked: flag,
  hidden: flag,
  fixedRatio: flag,
};
