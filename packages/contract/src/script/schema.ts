import * as z from 'zod/mini';
import { idSchema } from '../base/wire.ts';
import { scriptDocumentText, scriptSchema } from '../courseware/schema.ts';
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

/** What a page said before an engine wrote it among all others: the way back, as long as the page has this revision. */
const writtenPageSchema = z.object({
  id: idSchema,
  revision: z.int(),
  scriptEngine: engineSchema,
  before: z.object({
    content: scriptSchema,
    ssmlJsonText: z.nullable(scriptDocumentText),
    scriptEngine: z.nullable(engineSchema),
  }),
});

/** How the writing of all pages of a project stands. */
export const writingSchema = z.object({
  /** The task that writes; null when it is over or nobody has begun one. */
  taskId: z.nullable(idSchema),
  total: z.int(),
  done: z.int(),
  /** Pages of the last writing that the model could not do: they are as they were, and cost nothing. */
  unwritten: z.int(),
  /** Why it ended too early; empty otherwise. */
  reason: z.string(),
  pages: z.array(writtenPageSchema),
});

/** See `writingSchema`. */
export type Writing = z.output<typeof writingSchema>;
