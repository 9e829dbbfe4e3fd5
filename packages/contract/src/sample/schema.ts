import * as z from 'zod/mini';
import { talkSchema } from '../project/schema.ts';

/** A sample talk that anybody may watch; the first `piecePages` of its pages are the piece of the home page. */
export const publicSampleSchema = z.object({
  talk: talkSchema,
  piecePages: z.int().check(z.positive()),
});
export type PublicSample = z.output<typeof publicSampleSchema>;
