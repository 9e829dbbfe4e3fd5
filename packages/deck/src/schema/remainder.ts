import * as z from 'zod/mini';
import { coursewareLimits } from '../limits.ts';
import { type Remainder, sizeOfRemainder } from '../remainder.ts';

const { bytes, pieces, parts } = coursewareLimits.remainder;
const words = z.string().check(z.maxLength(500));

const pieceSchema = z.strictObject({
  of: z.exactOptional(z.string().check(z.minLength(1), z.maxLength(100))),
  at: z.exactOptional(words),
  xml: z.string().check(z.maxLength(bytes)),
  shapes: z.exactOptional(
    z
      .record(z.string().check(z.regex(/^\d{1,20}$/)), z.string().check(z.minLength(1), z.maxLength(100)))
      .check(z.refine((all) => Object.keys(all).length <= pieces)),
  ),
  parts: z.exactOptional(
    z.array(z.strictObject({ name: words, type: words, target: words })).check(z.maxLength(parts)),
  ),
}) satisfies z.ZodMiniType<Remainder>;

/** What a slide keeps of its file; see `Remainder`. */
export const remainderSchema = z.array(pieceSchema).check(
  z.maxLength(pieces),
  z.refine((all) => all.reduce((sum, piece) => sum + sizeOfRemainder(piece), 0) <= bytes),
);
