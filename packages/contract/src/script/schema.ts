import * as z from 'zod/mini';
import { scriptSchema } from '../courseware/schema.ts';
import { engineSchema } from '../engine/schema.ts';
import { scriptTones } from './states/tone.ts';

/** Absent: the first of them. */
export const toneSchema = z.enum(scriptTones);

/** A script that an engine offers for a page; saving it is up to the user. */
export const proposalSchema = z.object({
  content: scriptSchema,
  scriptEngine: engineSchema,
  /** Why the built-in engine stands in for the language model that was asked first; null when nobody stands in. */
  standIn: z.nullable(z.string()),
});

/** See `proposalSchema`. */
export type Proposal = z.output<typeof proposalSchema>;
