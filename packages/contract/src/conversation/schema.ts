import * as z from 'zod/mini';
import { sentenceTrackSchema, soundClipSchema } from '../broadcast/schema.ts';
import { idSchema, timeSchema, wire } from '../base/wire.ts';
import { engineSchema } from '../engine/schema.ts';
import { conversationLimits } from './limits.ts';
import { conversationMessages } from './messages.ts';
import { answerChange } from './states/answer-change.ts';
import { standIns } from './states/stand-in.ts';

/** What somebody asks. */
export const questionTextSchema = z
  .string({ error: conversationMessages.questionEmpty.key })
  .check(
    z.trim(),
    z.minLength(1, { error: conversationMessages.questionEmpty.key }),
    z.maxLength(conversationLimits.question.max, { error: conversationMessages.questionTooLong.key }),
  );

const cellSchema = z.object({ row: z.int(), column: z.int() });
/** A place in a table or a chart. */
export type CellPlace = z.output<typeof cellSchema>;

const pageNumberSchema = z.int().check(z.positive());

/** A question that the same listener asked before, and the page that answered it. */
export const earlierQuestionSchema = z.strictObject({
  question: questionTextSchema,
  page: z.nullable(pageNumberSchema),
  /** How its answer began: `which one` is named there. */
  answer: z.optional(z.string().check(z.maxLength(conversationLimits.earlierAnswer))),
});
export type EarlierQuestion = z.output<typeof earlierQuestionSchema>;

/** What somebody asks a talk, with what it may refer to. */
export const questionSchema = z.strictObject({
  projectId: idSchema,
  question: questionTextSchema,
  /** The page on stage, from 1: what comes next depends on it. */
  page: z.optional(pageNumberSchema),
  /** The newest last. It is the listener's own to send: who asked what is not kept. */
  earlier: z.optional(z.array(earlierQuestionSchema).check(z.maxLength(conversationLimits.earlierQuestions))),
});
export type Question = z.output<typeof questionSchema>;

/** How a question ended. `reply`: it asked for nothing that a deck could tell, or for so much that it was asked back. */
export const answerOutcomes = ['found', 'near', 'none', 'reply'] as const;

/**
 * Each sentence comes as soon as it is known, and `told` after the last. The voice follows, sentence by sentence, a long
 * new one clause by clause; it may begin before the last sentence is known. Without an engine there is none.
 */
export const answerEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sentence'),
    index: z.int(),
    text: z.string(),
    /** The page it comes from, from 1. */
    page: z.nullable(z.int()),
    /** The element of that page which says it, or shows what is said. */
    elementId: z.optional(z.string()),
    /** The cell of that table, from 0; of a chart the category is its row and the series its column. */
    cell: z.optional(cellSchema),
    /** What the deck says there, where the sentence is in words of a model. */
    quote: z.optional(z.string()),
  }),
  z.object({
    kind: z.literal('told'),
    outcome: z.enum(answerOutcomes),
    pages: z.array(z.int()),
    engine: engineSchema,
    /** What might have been meant, where it was asked back. */
    proposals: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('voice'),
    /** The sentence that it says, or a part of. */
    index: z.int(),
    text: z.string(),
    audioUrl: z.string(),
    /** What was spoken before is a piece of a longer sound. */
    clip: z.nullable(soundClipSchema),
    track: sentenceTrackSchema,
  }),
  z.object({ kind: z.literal('end') }),
]);
export type AnswerEvent = z.output<typeof answerEventSchema>;

/** A passage of the deck that an answer comes from. */
export const answerSourceSchema = z.object({
  page: z.int(),
  elementId: z.optional(z.string()),
  text: z.string(),
  /** How much of the question it holds, from 0 to 1; absent where it was not counted. */
  score: z.optional(z.number()),
});
export type AnswerSource = z.output<typeof answerSourceSchema>;

/** A question that was asked, as the owner of the talk sees it. */
export const askedQuestionSchema = z.object({
  id: idSchema,
  projectId: idSchema,
  projectTitle: z.string(),
  question: z.string(),
  answer: z.string(),
  outcome: z.enum(answerOutcomes),
  pages: z.array(z.int()),
  engine: engineSchema,
  /** Why the deck's own words stand in for a language model that was asked first; null when nobody stands in. */
  standIn: z.nullable(z.enum(standIns)),
  /** The question as it was understood, where it referred to those before it. */
  understood: z.nullable(z.string()),
  /** Where the answer comes from. */
  sources: z.array(answerSourceSchema),
  askedAt: timeSchema,
});
export type AskedQuestion = z.output<typeof askedQuestionSchema>;

const givenAnswerSchema = z.object({
  answer: z.string(),
  outcome: z.enum(answerOutcomes),
  pages: z.array(z.int()),
  engine: engineSchema,
});

/** What was asked again: how it was answered, and how it is answered now. */
export const answerDifferenceSchema = z.object({
  id: idSchema,
  question: z.string(),
  change: wire(answerChange),
  was: givenAnswerSchema,
  now: givenAnswerSchema,
});
export type AnswerDifference = z.output<typeof answerDifferenceSchema>;

/** How asking all questions of a project again stands. */
export const askedAgainSchema = z.object({
  /** The task that asks; null when it is over or nobody has begun one. */
  taskId: z.nullable(idSchema),
  /** When it was begun; null when it never was. */
  begunAt: z.nullable(timeSchema),
  total: z.int(),
  done: z.int(),
  /** Why it ended too early; empty otherwise. */
  reason: z.string(),
  /** What is answered otherwise than before, the newest question first. */
  differences: z.array(answerDifferenceSchema),
});
export type AskedAgain = z.output<typeof askedAgainSchema>;
