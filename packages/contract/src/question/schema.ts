import * as z from 'zod/mini';
import { idSchema } from '../base/wire.ts';
import { questionLimits } from './limits.ts';
import { questionMessages } from './messages.ts';

/** What a user writes for the question bank; spec section 5: question and reply are both required. */
export const questionFields = {
  question: z
    .string({ error: questionMessages.questionEmpty.key })
    .check(
      z.trim(),
      z.minLength(1, { error: questionMessages.questionEmpty.key }),
      z.maxLength(questionLimits.question.max),
    ),
  reply: z
    .string({ error: questionMessages.replyEmpty.key })
    .check(
      z.trim(),
      z.minLength(1, { error: questionMessages.replyEmpty.key }),
      z.maxLength(questionLimits.reply.max),
    ),
};

/** An item of the question bank (spec section 3). */
export const questionItemSchema = z.object({
  id: idSchema,
  ...questionFields,
  /** Its place among the intro questions that a visitor sees first; null when it is not one of them. */
  introIndex: z.nullable(z.int().check(z.minimum(0), z.maximum(questionLimits.introQuestions - 1))),
});

/** An item of the question bank as the code works with it. */
export type QuestionItem = z.output<typeof questionItemSchema>;
