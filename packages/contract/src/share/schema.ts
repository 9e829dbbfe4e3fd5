import { drawnElementSchema, drawnFillSchema } from '@app/deck/schema/drawn.ts';
import * as z from 'zod/mini';
import { idSchema, timeSchema } from '../base/wire.ts';
import { viewportSchema } from '../project/schema.ts';
import { shareLimits } from './limits.ts';
import { shareMessages } from './messages.ts';
import { shareKinds } from './states/share-kind.ts';

const { code, people, dailyQuestions } = shareLimits;
const lettersOrDigits = new RegExp(`^[0-9A-Za-z]{${code.min},${code.max}}$`);

/** Spec section 5: a custom extraction code is required, 4 to 10 letters or digits. */
export const extractionCodeSchema = z
  .string({ error: shareMessages.codeEmpty.key })
  .check(
    z.trim(),
    z.minLength(1, { error: shareMessages.codeEmpty.key, abort: true }),
    z.regex(lettersOrDigits, { error: shareMessages.codeFormat.key }),
  );

/** What stands in the address of a share; whatever else is there opens nothing. */
export const shareCodeSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** What is said of a share before its extraction code is known. */
export const shareEntrySchema = z.object({
  title: z.string(),
  owner: z.string(),
  state: z.enum(['open', 'closed', 'full']),
  /** The first slide with its words made unreadable; only of an open share. */
  cover: z.nullable(
    z.object({
      viewport: viewportSchema,
      background: drawnFillSchema,
      elements: z.array(drawnElementSchema),
    }),
  ),
});
export type ShareEntry = z.output<typeof shareEntrySchema>;

const questionsError = { error: shareMessages.dailyQuestionsFormat.key };
const dailyQuestionsSchema = z.nullable(
  z
    .int(questionsError)
    .check(z.minimum(dailyQuestions.min, questionsError), z.maximum(dailyQuestions.max, questionsError)),
);

const settings = {
  /** The project or avatar. */
  id: idSchema,
  validityDays: z.literal(shareLimits.validityDays),
  people: z
    .int({ error: shareMessages.peopleEmpty.key })
    .check(z.minimum(people.min, { error: shareMessages.peopleEmpty.key }), z.maximum(people.max)),
};
/** What visitors may ask of it on one day, all together; without it as much as the owner has. */
const wanted = {
  ...settings,
  dailyQuestions: z.optional(dailyQuestionsSchema),
  /** Viewers see a mark that the presenter is made by AI; they do unless told otherwise. */
  aiMark: z.optional(z.boolean()),
};

/** What the owner sets when sharing: the server makes a code, or the owner brings one. */
export const shareRequestSchema = z.discriminatedUnion('codeKind', [
  z.strictObject({ ...wanted, codeKind: z.literal('auto') }),
  z.strictObject({ ...wanted, codeKind: z.literal('custom'), extractionCode: extractionCodeSchema }),
]);

const count = z.int().check(z.nonnegative());

/** A share as its owner sees it. */
export const shareSchema = z.object({
  id: idSchema,
  kind: z.enum(shareKinds),
  /** The project or avatar. */
  targetId: idSchema,
  /** What stands in the address: the query parameter `code`. */
  code: z.string(),
  extractionCode: extractionCodeSchema,
  validityDays: settings.validityDays,
  people: settings.people,
  /** Places that are taken; coming back takes no second one. */
  usedPlaces: count,
  dailyQuestions: dailyQuestionsSchema,
  aiMark: z.boolean(),
  /** What visitors asked today. */
  questionsToday: count,
  /** Wrong extraction codes of the last day. */
  wrongCodes: count,
  /** There were so many wrong codes that nobody new is let in for a while. */
  isPaused: z.boolean(),
  isClosed: z.boolean(),
  expiresAt: timeSchema,
  createdAt: timeSchema,
});

/** A share as the code works with it. */
export type Share = z.output<typeof shareSchema>;
