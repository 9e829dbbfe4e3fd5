import * as z from 'zod/mini';
import { idSchema, jsonText, timeSchema, wire } from '../base/wire.ts';
import { coursewareStatuses } from '../courseware/states/derived.ts';
import { ttsIdSchema } from '../speech/schema.ts';
import { documentTypes } from '../document/limits.ts';
import { pageNumbers, projectLimits } from './limits.ts';
import { projectMessages } from './messages.ts';
import { aiCheck } from './states/ai-check.ts';
import { projectMethod } from './states/method.ts';
import { stepStatus } from './states/step.ts';
import { workStatus } from './states/work-status.ts';

/** The title of a project; a new one starts as untitled. */
export const projectTitleSchema = z
  .string({ error: projectMessages.titleEmpty.key })
  .check(
    z.trim(),
    z.minLength(1, { error: projectMessages.titleEmpty.key }),
    z.maxLength(projectLimits.title.max, { error: projectMessages.titleTooLong.key }),
  );

/** Where a user is in making a project (spec section 3); the steps travel as codes. */
export const stepSchema = z.strictObject({
  stepList: z.strictObject({
    dataFile: wire(stepStatus),
    outline: wire(stepStatus),
    editor: wire(stepStatus),
  }),
  currStep: z.literal([1, 2, 3]),
  viewportSize: z.number().check(z.positive()),
});

/** The step as it travels: JSON text inside a field. */
export const stepText = jsonText(stepSchema);

/** The text that a project is made from when no document is uploaded. */
export const docTextSchema = z
  .string()
  .check(z.maxLength(projectLimits.text.max, { error: projectMessages.textTooLong.key }));

/** How many pages were asked for: -1 for automatic, else the lower end of one of the options. */
export const pageNumberSchema = z.literal([...pageNumbers]);

/** A colour as CSS writes it in hexadecimal. */
export const colorSchema = z.string().check(z.regex(/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i));

/** A project (spec section 3) as its owner sees it. */
export const projectSchema = z.object({
  id: idSchema,
  title: projectTitleSchema,
  avatarsId: z.nullable(idSchema),
  /** Our own: the voice, where it is not the avatar's. */
  ttsId: z.nullable(ttsIdSchema),
  coursewareId: z.nullable(idSchema),
  backgroundColor: colorSchema,
  /** Travels as the code; `isAiCheckStatus` is the same as a name. */
  isAiCheck: wire(aiCheck),
  isAiCheckStatus: z.enum(aiCheck.names),
  /** Null: nothing has been saved yet, and `firstStep` says where the project starts. */
  step: z.nullable(stepText),
  docId: z.nullable(idSchema),
  docText: z.nullable(docTextSchema),
  docName: z.nullable(z.string()),
  docType: z.nullable(z.enum(documentTypes)),
  sceneId: z.nullable(z.string()),
  pageNumber: pageNumberSchema,
  menu: z.nullable(wire(projectMethod)),
  /** Null: never started. */
  status: z.nullable(wire(workStatus)),
  outlineStatus: z.nullable(wire(workStatus)),
  pptStatus: z.nullable(wire(workStatus)),
  atlasStatus: z.nullable(wire(workStatus)),
  /** The derived status of the pages; null while there is nothing to tell. */
  coursewareStatus: z.nullable(z.enum(coursewareStatuses)),
  // From here on our own.
  coursewareProgress: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  imageUrl: z.nullable(z.string()),
  pages: z.int().check(z.nonnegative()),
  isTemplate: z.boolean(),
  isSample: z.boolean(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  openedAt: z.nullable(timeSchema),
});

/** A project as the code works with it. */
export type Project = z.output<typeof projectSchema>;

/** How a project stands: what a list asks for again and again while there is work. */
export const projectStatusSchema = z.pick(projectSchema, {
  id: true,
  isAiCheck: true,
  isAiCheckStatus: true,
  pptStatus: true,
  coursewareStatus: true,
  coursewareProgress: true,
  pages: true,
});
