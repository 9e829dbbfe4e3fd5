import * as z from 'zod/mini';
import { idSchema, timeSchema } from '../base/wire.ts';
import { uploadLimits } from './limits.ts';
import { uploadMessages } from './messages.ts';

/** A file on its way in pieces: how much of it is here. */
export const uploadProgressSchema = z.object({
  id: idSchema,
  size: z.int(),
  received: z.int(),
  /** How long the next piece may be. */
  pieceBytes: z.int(),
});
export type UploadProgress = z.output<typeof uploadProgressSchema>;

/** What somebody calls a file. */
export const uploadNameSchema = z
  .string({ error: uploadMessages.nameEmpty.key })
  .check(
    z.trim(),
    z.minLength(1, { error: uploadMessages.nameEmpty.key }),
    z.maxLength(uploadLimits.nameLength, { error: uploadMessages.nameTooLong.key }),
  );

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
