import * as z from 'zod/mini';
import { idSchema, timeSchema } from '../base/wire.ts';

/** A file on its way in pieces: how much of it is here. */
export const uploadProgressSchema = z.object({
  id: idSchema,
  size: z.int(),
  received: z.int(),
  /** How long the next piece may be. */
  pieceBytes: z.int(),
});
export type UploadProgress = z.output<typeof uploadProgressSchema>;

/** A file somebody uploaded, as its owner sees it. `url` is a signed address that works for 24 hours. */
export const uploadSchema = z.object({
  id: idSchema,
  name: z.string(),
  size: z.int(),
  type: z.string(),
  url: z.string(),
  createdAt: timeSchema,
});
export type Upload = z.output<typeof uploadSchema>;
