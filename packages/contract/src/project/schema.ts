import { drawnElementSchema, drawnFillSchema } from '@app/deck/schema/drawn.ts';
import { buildsSchema, transitionSchema } from '@app/deck/schema/staging.ts';
import * as z from 'zod/mini';
import { idSchema, jsonText, timeSchema, wire } from '../base/wire.ts';
import { pageBroadcastSchema } from '../broadcast/schema.ts';
import { presenterLayoutSchema } from '../courseware/schema.ts';
import { coursewareStatuses } from '../courseware/states/derived.ts';
import { questionLimits } from '../question/limits.ts';
import { ttsIdSchema, voiceSettingsSchema } from '../speech/schema.ts';
import { contentLanguages } from '../speech/states/language.ts';
import { documentTypes } from '../document/limits.ts';
import { pageNumbers, projectLimits } from './limits.ts';
import { projectMessages } from './messages.ts';
import { aiCheck } from './states/ai-check.ts';
import { projectMethod } from './states/method.ts';
import { sceneIds } from './states/scene.ts';
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

/** How long a talk can be asked to be. */
export const lengthMinutesSchema = z.literal([...projectLimits.presentationMinutes]);

/** A colour as CSS writes it in hexadecimal. */
export const colorSchema = z.string().check(z.regex(/^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i));

const textSchema = z.object({ zh: z.string(), en: z.string() });
const countSchema = z.int().check(z.nonnegative());

/** The room that the slides of a project are drawn in; the width is the same for all of them. */
export const viewportSchema = z.object({ width: z.number(), height: z.number() });

/** Something that a document had and the project could not keep; `page` is the number of its slide in the file, 0 for the file as a whole. */
export const notKeptSchema = z.object({
  page: countSchema,
  what: textSchema,
  count: countSchema,
  /** What the author called them: the first few, where they had names. */
  names: z.array(z.string()),
  /** The words that were lost with them: the first few, and as much as a list can show. */
  words: z.array(z.string()),
});
export type NotKept = z.output<typeof notKeptSchema>;

/** Something that came in with the document beside what is seen on its pages. */
export const keptSchema = z.object({ what: textSchema, count: countSchema });

/** A project (spec section 3) as its owner sees it. */
export const projectSchema = z.object({
  id: idSchema,
  title: projectTitleSchema,
  avatarsId: z.nullable(idSchema),
  /** Our own: the voice, where it is not the avatar's. */
  ttsId: z.nullable(ttsIdSchema),
  /** Our own: how it speaks; null: as the avatar does. */
  voiceSettings: z.nullable(voiceSettingsSchema),
  /** Our own: where the presenter stands, unless a page says otherwise. */
  presenterLayout: presenterLayoutSchema,
  coursewareId: z.nullable(idSchema),
  backgroundColor: colorSchema,
  /** Travels as the code; `isAiCheckStatus` is the same as a name. */
  isAiCheck: wire(aiCheck),
  isAiCheckStatus: z.enum(aiCheck.names),
  /** Null: nothing has been saved yet, and `firstStep` says where the project starts. */
  step: z.nullable(stepText),
  docId: z.nullable(idSchema),
  /** Our own: all documents it stands on, the first being `docId`. */
  docIds: z.array(idSchema),
  docText: z.nullable(docTextSchema),
  docName: z.nullable(z.string()),
  docType: z.nullable(z.enum(documentTypes)),
  sceneId: z.nullable(z.enum(sceneIds)),
  pageNumber: pageNumberSchema,
  /** How long the talk shall be, in minutes; null: as long as its pages ask for. */
  lengthMinutes: z.nullable(lengthMinutesSchema),
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
  pages: countSchema,
  viewport: viewportSchema,
  /** Why the document could not be read: a code of document/states/fault.ts, or any other. */
  docFault: z.nullable(z.string()),
  notKept: z.array(notKeptSchema),
  kept: z.array(keptSchema),
  /** When the broadcast of all pages was complete last. */
  broadcastAt: z.nullable(timeSchema),
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
  outlineStatus: true,
  pptStatus: true,
  coursewareStatus: true,
  coursewareProgress: true,
  pages: true,
  docFault: true,
});

/** Who is seen, and where a player finds what it draws. */
const presenterSchema = z.object({
  id: idSchema,
  name: textSchema,
  rigUrl: z.string(),
  pictureUrl: z.string(),
});

/** A page as it is played. */
export const talkPageSchema = z.object({
  id: idSchema,
  index: countSchema,
  title: z.string(),
  background: drawnFillSchema,
  elements: z.array(drawnElementSchema),
  script: z.string(),
  /** Null: as the deck says. A server of the version before sends none. */
  presenterLayout: z._default(z.nullable(presenterLayoutSchema), null),
  // How the slide comes, and what happens on it in this order. A server of the version before sends none.
  transition: z._default(z.nullable(transitionSchema), null),
  builds: z._default(buildsSchema, []),
  /** Who presents it, where that is somebody else than on the other pages. A server of the version before sends none. */
  avatar: z._default(z.nullable(presenterSchema), null),
  /** Null until something of it has been spoken. */
  broadcast: z.nullable(pageBroadcastSchema),
});

/** A project as it is played, for its owner and for those it is shared with. */
export const talkSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** The nickname of who made it. */
  owner: z.string(),
  /** What most of it is spoken in. */
  language: z.enum(contentLanguages),
  /** Null: nobody is seen. */
  avatar: z.nullable(presenterSchema),
  viewport: viewportSchema,
  presenterLayout: z._default(presenterLayoutSchema, 'auto'),
  pages: z.array(talkPageSchema),
  introQuestions: z.array(z.string()).check(z.maxLength(questionLimits.introQuestions)),
  /** The share by which it is watched marks its presenter as made by AI; its owner sees no mark. */
  aiMark: z.optional(z.boolean()),
  /** A question may be spoken: there is an engine that turns it into text. */
  hears: z._default(z.boolean(), false),
});
export type Talk = z.output<typeof talkSchema>;
