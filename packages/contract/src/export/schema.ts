import * as z from 'zod/mini';
import { idSchema, timeSchema, wire } from '../base/wire.ts';
import { exportFormats, exportState } from './states/format.ts';

/** A file that is made of a deck, as its owner sees it. */
export const deckExportSchema = z.object({
  id: idSchema,
  format: z.enum(exportFormats),
  /** What is said on pages goes with them. */
  narrated: z.boolean(),
  /** So do captions of it. */
  captions: z.boolean(),
  /** Who presents stands on them as a picture. */
  presenter: z.boolean(),
  taskId: idSchema,
  state: wire(exportState),
  /** In percent. */
  progress: z.int(),
  name: z.string(),
  size: z.int(),
  /** Pictures, videos and sounds that could not be found, and are not in it. */
  missing: z.int(),
  /** Why it failed, as a sentence; empty otherwise. */
  reason: z.string(),
  /** A signed address; null until it is done. */
  url: z.nullable(z.string()),
  createdAt: timeSchema,
  /** Until when it can be fetched; null until it is done. */
  endsAt: z.nullable(timeSchema),
});
export type DeckExport = z.output<typeof deckExportSchema>;
