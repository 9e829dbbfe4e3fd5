import * as z from 'zod/mini';
import { sentenceTrackSchema, soundClipSchema } from '../broadcast/schema.ts';
import { idSchema, timeSchema } from '../base/wire.ts';
import { engineSchema } from '../engine/schema.ts';
import { conversationLimits } from './limits.ts';
import { conversationMessages } from './messages.ts';

/** What somebody asks. */
export const questionTextSchema = z
  .string({ error: conversationMessages.questionEmpty.key })
  .check(
    z.trim(),
    z.minLength(1, { error: conversationMessages.questionEmpty.key }),
    z.maxLength(conversationLimits.question.max, { error: conversationMessages.questionTooLong.key }),
  );

/** An answer comes sentence by sentence, a long new one clause by clause. Without an address a sentence is only read: no voice is there. */
export const answerEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sentence'),
    index: z.int(),
    text: z.string(),
    /** The page it comes from, from 1. */
    page: z.nullable(z.int()),
    audioUrl: z.nullable(z.string()),
    /** What was spoken before is a piece of a longer sound. */
    clip: z.nullable(soundClipSchema),
    track: z.nullable(sentenceTrackSchema),
  }),
  z.object({
    kind: z.literal('end'),
    outcome: z.enum(['found', 'near', 'none']),
    pages: z.array(z.int()),
    engine: engineSchema,
  }),
]);
export type AnswerEvent = z.output<typeof answerEventSchema>;

/** A question that was asked, as the owner of the talk sees it. */
export const askedQuestionSchema = z.object({
  id: idSchema,
  projectId: idSchema,
  projectTitle: z.string(),
  question: z.string(),
  answer: z.string(),
  outcome: z.enum(['found', 'near', 'none']),
  pages: z.array(z.int()),
  engine: engineSchema,
  askedAt: timeSchema,
});
export type AskedQuestion = z.output<typeof askedQuestionSchema>;
