import * as z from 'zod/mini';
import { cueActions, emotions, type ScriptDocument, scriptVersion } from '../script/document.ts';
import { pinyinPattern } from '../script/syllable.ts';
import { named } from './named.ts';

const markSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('emphasis'),
    attrs: z.strictObject({ level: z.enum(['strong', 'moderate', 'reduced']) }),
  }),
  z.strictObject({
    type: z.literal('pinyin'),
    attrs: z.strictObject({ pinyin: z.string().check(z.regex(pinyinPattern)) }),
  }),
  z.strictObject({
    type: z.literal('reading'),
    attrs: z.strictObject({ reading: z.string().check(z.regex(/^[\p{L}ˈˌ]{1,40}$/u)) }),
  }),
  z.strictObject({
    type: z.literal('rate'),
    attrs: z.strictObject({ rate: z.number().check(z.minimum(0.5), z.maximum(2)) }),
  }),
  z.strictObject({
    type: z.literal('emotion'),
    attrs: z.strictObject({ emotion: z.enum(emotions) }),
  }),
  z.strictObject({
    type: z.literal('sayAs'),
    attrs: z.strictObject({ as: z.enum(['digits', 'number', 'date', 'time', 'letters', 'telephone']) }),
  }),
]);

const inlineSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    // ProseMirror refuses a text node without text.
    text: z.string().check(z.minLength(1)),
    marks: z.exactOptional(z.array(markSchema)),
  }),
  z.strictObject({
    type: z.literal('pause'),
    attrs: z.strictObject({ milliseconds: z.int().check(z.minimum(50), z.maximum(10_000)) }),
  }),
  z.strictObject({
    type: z.literal('cue'),
    attrs: z.strictObject({
      id: z.string().check(z.minLength(1)),
      action: z.enum(cueActions),
      elementId: z.exactOptional(z.string()),
      offset: z.exactOptional(z.int()),
      meanwhile: z.exactOptional(z.literal(true)),
    }),
  }),
]);

/** See `ScriptDocument`. */
export const scriptDocumentSchema = named(
  'ScriptDocument',
  z.strictObject({
    type: z.literal('doc'),
    version: z.literal(scriptVersion),
    content: z.array(
      z.strictObject({ type: z.literal('paragraph'), content: z.exactOptional(z.array(inlineSchema)) }),
    ),
  }),
) satisfies z.ZodMiniType<ScriptDocument>;
