import { presenterLayouts } from '@app/deck/presenter-layout.ts';
import * as z from 'zod/mini';
import { coursewareLimits } from '../courseware/limits.ts';
import { dictionaryLimits } from '../dictionary/limits.ts';
import { dictionaryEntrySchema } from '../dictionary/schema.ts';
import { ttsIdSchema, voiceChoiceSchema, voiceSettingsSchema } from '../speech/schema.ts';
import { contentLanguages } from '../speech/states/language.ts';
import { projectFile, projectFileLimits } from './limits.ts';

const name = z.string().check(z.maxLength(200));
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const side = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most));
const { viewport } = coursewareLimits;

/** What every version begins with: whoever cannot read the rest can say so. */
export const projectHeadSchema = z.object({
  format: z.literal(projectFile.format),
  version: z.int().check(z.positive()),
});

/** The sound of a page: what its files hash to, and the name of how it was said. */
export const projectSoundSchema = z.strictObject({ audio: sha256, track: sha256, said: sha256 });

/** What is said of a page beside its slide. */
export const projectPageSchema = z.strictObject({
  /** A template that presents it in place of the project's, by its name. */
  presenter: z.nullable(name),
  presenterLayout: z.nullable(z.enum(presenterLayouts)),
  voice: z.nullable(voiceChoiceSchema),
  scriptEngine: z.nullable(name),
  sound: z.exactOptional(projectSoundSchema),
});

/** See `projectPageSchema`. */
export type ProjectFilePage = z.output<typeof projectPageSchema>;

/** The entry `project.json`: everything but slides, media and sounds, which lie beside it. */
export const projectFileSchema = z.strictObject({
  format: z.literal(projectFile.format),
  version: z.literal(projectFile.version),
  title: z.string().check(z.maxLength(200)),
  language: z.enum(contentLanguages),
  viewport: z.strictObject({
    width: z.literal(viewport.width),
    height: side(viewport.width / 10, viewport.width * 10),
  }),
  /** The version of the deck that slides and design are written in. */
  deckVersion: z.int().check(z.positive()),
  // Parsed by the deck's own schema, after its migrations.
  design: z.unknown(),
  /** A template, by its name. */
  presenter: z.nullable(name),
  presenterLayout: z.enum(presenterLayouts),
  voice: z.nullable(ttsIdSchema),
  voiceSettings: z.nullable(voiceSettingsSchema),
  questions: z
    .array(z.string().check(z.maxLength(projectFileLimits.questionLength)))
    .check(z.maxLength(projectFileLimits.questions)),
  dictionary: z.array(dictionaryEntrySchema).check(z.maxLength(dictionaryLimits.ofProject)),
  pages: z.array(projectPageSchema).check(z.minLength(1), z.maxLength(coursewareLimits.slides.max)),
});

/** See `projectFileSchema`. */
export type ProjectFile = z.output<typeof projectFileSchema>;

/** What of it holds for the project as a whole. */
export type ProjectFileSettings = Pick<
  ProjectFile,
  'title' | 'presenter' | 'presenterLayout' | 'voice' | 'voiceSettings' | 'questions' | 'dictionary'
>;
