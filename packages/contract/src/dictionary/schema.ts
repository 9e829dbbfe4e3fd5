import * as z from 'zod/mini';
import { idSchema, timeSchema } from '../base/wire.ts';
import { dictionaryLimits } from './limits.ts';
import { dictionaryMessages as texts } from './messages.ts';
import { collisionKinds, lineFaults } from './states/import.ts';
import { isChineseOnly, isPinyin, strangeSyllable, syllablesOf, tidyPinyin } from './states/pinyin.ts';

const { text, pronunciation } = dictionaryLimits;

const wordSchema = z
  .string({ error: texts.textEmpty.key })
  .check(
    z.trim(),
    z.minLength(1, { error: texts.textEmpty.key, abort: true }),
    z.maxLength(text.max, { error: texts.textLong.key, abort: true }),
    z.refine(isChineseOnly, { error: texts.textChinese.key, abort: true }),
  );

const pinyinSchema = z.string({ error: texts.pinyinEmpty.key }).check(
  z.trim(),
  z.minLength(1, { error: texts.pinyinEmpty.key, abort: true }),
  z.maxLength(pronunciation.max, { error: texts.pinyinFormat.key, abort: true }),
  z.overwrite(tidyPinyin),
  z.refine(isPinyin, { error: texts.pinyinFormat.key, abort: true }),
  z.refine((pinyin) => strangeSyllable(pinyin) === undefined, {
    error: texts.pinyinStrange.key,
    abort: true,
  }),
);

/** An entry of the pronunciation dictionary (spec section 5): Chinese characters, and a syllable for each. */
export const dictionaryEntrySchema = z.strictObject({ text: wordSchema, pronunciation: pinyinSchema }).check(
  z.refine((entry) => syllablesOf(entry.text, entry.pronunciation) !== undefined, {
    error: texts.pinyinCount.key,
    path: ['pronunciation'],
  }),
  z.overwrite((entry) => ({
    ...entry,
    pronunciation: syllablesOf(entry.text, entry.pronunciation)?.join(' ') ?? entry.pronunciation,
  })),
);

/** An entry of the pronunciation dictionary. */
export type DictionaryEntry = z.output<typeof dictionaryEntrySchema>;

/** An entry as it is kept; without a project it is the account's. */
export const keptEntrySchema = z.object({
  id: idSchema,
  projectId: z.nullable(idSchema),
  text: z.string(),
  pronunciation: z.string(),
  updatedAt: timeSchema,
});
export type KeptEntry = z.output<typeof keptEntrySchema>;

/** Another entry that concerns the same characters. `wins`: the new one is read where both could be. */
export const collisionSchema = z.object({
  id: idSchema,
  kind: z.enum(collisionKinds),
  text: z.string(),
  pronunciation: z.string(),
  /** Whose it is: null is the account. */
  project: z.nullable(z.object({ id: idSchema, title: z.string() })),
  wins: z.boolean(),
});
export type Collision = z.output<typeof collisionSchema>;

/** What an import does, or would do. */
export const importReportSchema = z.object({
  lines: z.int(),
  added: z.int(),
  unchanged: z.int(),
  /** Words that the dictionary has with another reading. */
  changed: z.array(z.object({ line: z.int(), text: z.string(), from: z.string(), to: z.string() })),
  refused: z.array(z.object({ line: z.int(), text: z.string(), reason: z.enum(lineFaults) })),
  /** Pages that would have to be made again, or now have to. */
  pages: z.int(),
});
export type ImportReport = z.output<typeof importReportSchema>;
