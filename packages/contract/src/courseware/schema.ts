import { presenterLayouts } from '@app/deck/presenter-layout.ts';
import { elementBodySchema } from '@app/deck/schema/body.ts';
import { designSchema } from '@app/deck/schema/design.ts';
import { fillSchema } from '@app/deck/schema/paint.ts';
import { scriptDocumentSchema } from '@app/deck/schema/script.ts';
import { sectionSchema } from '@app/deck/schema/slide.ts';
import { buildsSchema, transitionSchema } from '@app/deck/schema/staging.ts';
import * as z from 'zod/mini';
import { idSchema, jsonText, keptJsonText, wire } from '../base/wire.ts';
import { pageFailure } from '../broadcast/states/failure.ts';
import { engineSchema } from '../engine/schema.ts';
import { voiceChoiceSchema } from '../speech/schema.ts';
import { coursewareLimits } from './limits.ts';
import { coursewareMessages } from './messages.ts';
import { elementTypes } from './states/element-type.ts';
import { pageStatus, shownPageStatuses } from './states/page-status.ts';

/** Whether the script of a page is being edited or has been saved (spec section 3). */
export const modifyStatuses = ['edit', 'save'] as const;

/** The spoken words of a page. */
export const scriptSchema = z
  .string()
  .check(z.maxLength(coursewareLimits.script.max, { error: coursewareMessages.scriptTooLong.key }));

/** The rich document of a script, which travels as JSON text. */
export const scriptDocumentText = jsonText(scriptDocumentSchema);

const side = z.number().check(z.nonnegative());

/** The fields of an element that the specification puts beside its body (spec section 3). */
const elementFields = {
  type: z.enum(elementTypes),
  left: z.number(),
  top: z.number(),
  width: side,
  height: side,
  rotate: z._default(z.number(), 0),
  /** The plain text of an element with text; derived from its runs where it has runs. */
  content: z.optional(z.string()),
  defaultFontName: z.optional(z.string()),
  defaultColor: z.optional(z.string()),
  vertical: z.optional(z.boolean()),
  url: z.optional(z.string()),
  fixedRatio: z.optional(z.boolean()),
};

/** A slide element (spec section 3) as it is answered. */
export const elementSchema = z.object({
  id: idSchema,
  projectId: idSchema,
  coursewarePageId: idSchema,
  userId: idSchema,
  /** The layer order that is written; `elementIndex` is the same when it is read. */
  index: z.int().check(z.nonnegative()),
  elementIndex: z.int().check(z.nonnegative()),
  ...elementFields,
  /** The whole body, with what the common fields do not hold. */
  element: keptJsonText(elementBodySchema),
});

/** A slide element as the code works with it. */
export type CoursewareElement = z.output<typeof elementSchema>;

/** A place in a list, from 0. */
export const placeSchema = z.int().check(z.nonnegative());

/** An element as a page call takes it. */
export const sentElementSchema = z.strictObject({
  element: jsonText(elementBodySchema),
  /** Its place among the layers. */
  index: placeSchema,
});

/** See `sentElementSchema`. */
export type SentElement = z.output<typeof sentElementSchema>;

/** Our own: where a presenter stands. */
export const presenterLayoutSchema = z.enum(presenterLayouts);

/** A courseware page, which is a slide (spec section 3). */
export const pageSchema = z.object({
  id: idSchema,
  status: wire(pageStatus),
  pageStatus: z.enum(shownPageStatuses),
  content: z.string(),
  /** Our own: the engine that wrote the script; null when a person did, or the notes of the file. */
  scriptEngine: z.nullable(engineSchema),
  ssmlJsonText: z.nullable(keptJsonText(scriptDocumentSchema)),
  /** Address of the thumbnail. */
  imageUrl: z.nullable(z.string()),
  /** Address of a picture behind the slide. */
  background: z.nullable(z.string()),
  backgroundColor: z.string(),
  elementList: z.array(elementSchema),
  modifyStatus: z.enum(modifyStatuses),
  avatarId: z.nullable(idSchema),
  /** Our own: the paint that is written on the slide, null where it takes that of its layout. The two fields above say what is seen. */
  slideBackground: z.nullable(fillSchema),
  // Our own: the layout of the project's design that it stands on, and whether what stands there is not drawn.
  layoutId: z.nullable(z.string()),
  hidesLayout: z.boolean(),
  /** Our own: where the presenter stands on this page; null: as the project says. */
  presenterLayout: z.nullable(presenterLayoutSchema),
  /** Our own: how this page is spoken; null: as the project says. */
  voice: z.nullable(voiceChoiceSchema),
  // Our own: the place in the deck, and the number that a write must name so that nobody's change is lost.
  index: z.int().check(z.nonnegative()),
  revision: z.int().check(z.nonnegative()),
  /** Our own: only its owner has it; it is not played, numbered, spoken or answered from. */
  hidden: z.boolean(),
  /** Our own: the name of the section that begins with it. */
  section: z.nullable(sectionSchema),
  // Our own: how the slide comes, and what happens on it in this order. The patch call changes them as it changes elements.
  transition: z.nullable(transitionSchema),
  builds: buildsSchema,
  /** Our own: why the page was not spoken; null unless its status is error. */
  failure: z.nullable(wire(pageFailure)),
});

/** Our own: the look of a deck, to which its pages refer, and the number that a write must name. */
export const projectDesignSchema = z.object({
  design: designSchema,
  revision: z.int().check(z.nonnegative()),
});

/** See `projectDesignSchema`. */
export type ProjectDesign = z.output<typeof projectDesignSchema>;

/** Our own: what changes of a page while it is worked on. One whose revision is new has other content, too. */
export const pageStandingSchema = z.pick(pageSchema, {
  id: true,
  index: true,
  status: true,
  pageStatus: true,
  modifyStatus: true,
  failure: true,
  revision: true,
  hidden: true,
});

/** See `pageStandingSchema`. */
export type PageStanding = z.output<typeof pageStandingSchema>;

/** A courseware page as the code works with it. */
export type CoursewarePage = z.output<typeof pageSchema>;
