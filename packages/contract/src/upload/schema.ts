import * as z from 'zod/mini';
import { idSchema, timeSchema } from '../base/wire.ts';

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
