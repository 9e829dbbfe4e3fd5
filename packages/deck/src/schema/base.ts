import * as z from 'zod/mini';
import { finite, share } from './paint.ts';
import { linkSchema } from './text-body.ts';

const side = finite.check(z.nonnegative());
const flag = z.exactOptional(z.boolean());

/** The name of an element on its slide. */
export const elementId = z.string().check(z.minLength(1), z.maxLength(100));

/** The fields of `ElementBase` but its id; every kind spreads them. */
export const baseFields = {
  left: finite,
  top: finite,
  width: side,
  height: side,
  rotate: z._default(finite, 0),
  flipHorizontal: flag,
  flipVertical: flag,
  groups: z.exactOptional(z.array(z.string()).check(z.maxLength(256))),
  name: z.exactOptional(z.string().check(z.maxLength(500))),
  alt: z.exactOptional(z.string().check(z.maxLength(5000))),
  role: z.exactOptional(
    z.enum(['title', 'subtitle', 'body', 'footer', 'slide-number', 'date', 'decoration']),
  ),
  link: z.exactOptional(linkSchema),
  opacity: z.exactOptional(share),
  locked: flag,
  fixedRatio: flag,
};
