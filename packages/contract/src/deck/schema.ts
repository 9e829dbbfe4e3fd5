import { drawnElementSchema, drawnFillSchema } from '@app/deck/schema/drawn.ts';
import { designSchema, themeSchema } from '@app/deck/schema/design.ts';
import { sectionSchema, slideSchema } from '@app/deck/schema/slide.ts';
import { templateTopics } from '@app/deck/template-topic.ts';
import * as z from 'zod/mini';
import { idSchema, timeSchema } from '../base/wire.ts';
import { pageTrackSchema, wordMarkSchema } from '../broadcast/schema.ts';
import { elementSchema, pageStandingSchema, presenterLayoutSchema } from '../courseware/schema.ts';
import { viewportSchema } from '../project/schema.ts';
import { ttsIdSchema, voiceSettingsSchema } from '../speech/schema.ts';
import { deckKinds } from './states/kind.ts';

const count = z.int().check(z.nonnegative());
const ms = z.number().check(z.nonnegative());

/** The first slide of a deck as it is seen, for a picture that nobody has drawn yet. */
export const deckCoverSchema = z.object({
  background: drawnFillSchema,
  elements: z.array(drawnElementSchema),
});

/** What a template of the product is for. */
export const templateTopicSchema = z.enum(templateTopics);

/** A deck that one may start from. */
export const deckBriefSchema = z.object({
  /** The id of a courseware, or the name of a deck that comes with the product. */
  id: z.string(),
  kind: z.enum(deckKinds),
  title: z.string(),
  pages: count,
  viewport: viewportSchema,
  /** The project that it belongs to; null where it comes with the product. */
  projectId: z.nullable(idSchema),
  imageUrl: z.nullable(z.string()),
  /** Of what comes with the product; others are drawn from their pages. */
  cover: z.nullable(deckCoverSchema),
  /** Null for what is no template of the product. */
  topic: z.nullable(templateTopicSchema),
  isFavourite: z.boolean(),
  updatedAt: z.nullable(timeSchema),
});

/** See `deckBriefSchema`. */
export type DeckBrief = z.output<typeof deckBriefSchema>;

/** A deck whose pages can be taken into others, with what they inherit. */
export const openDeckSchema = z.object({
  ...deckBriefSchema.shape,
  design: designSchema,
  slides: z.array(slideSchema),
});

/** See `openDeckSchema`. */
export type OpenDeck = z.output<typeof openDeckSchema>;

/** The settings of a deck, without its pages. */
export const deckSettingsSchema = z.object({
  id: idSchema,
  projectId: idSchema,
  title: z.string(),
  viewport: viewportSchema,
  theme: themeSchema,
  /** The number of its look; 0: nobody changed the usual one. */
  designRevision: count,
  avatarsId: z.nullable(idSchema),
  /** The voice, where it is not the avatar's. */
  ttsId: z.nullable(ttsIdSchema),
  /** How it speaks; null: as the avatar does. */
  voiceSettings: z.nullable(voiceSettingsSchema),
  presenterLayout: presenterLayoutSchema,
  /** In their order, hidden ones too. */
  pageIds: z.array(idSchema),
  updatedAt: timeSchema,
});

/** See `deckSettingsSchema`. */
export type DeckSettings = z.output<typeof deckSettingsSchema>;

/** The words of a page that was generated, and when each is heard. */
export const pageTimingSchema = z.object({ id: idSchema, durationMs: ms, words: z.array(wordMarkSchema) });

/** See `pageTimingSchema`. */
export type PageTiming = z.output<typeof pageTimingSchema>;

/** How long a page is heard. */
export const pageLengthSchema = z.object({
  id: idSchema,
  durationMs: ms,
  /** Told by its script: nothing of it, or an older script, has been spoken. */
  isEstimated: z.boolean(),
});

/** See `pageLengthSchema`. */
export type PageLength = z.output<typeof pageLengthSchema>;

/** What plays on a page; null until something of it has been spoken. */
export const pageDataSchema = z.object({ id: idSchema, track: z.nullable(pageTrackSchema) });

/** See `pageDataSchema`. */
export type PageData = z.output<typeof pageDataSchema>;

/** A page in a list, without its elements. */
export const listedPageSchema = z.object({
  ...pageStandingSchema.shape,
  title: z.string(),
  content: z.string(),
  imageUrl: z.nullable(z.string()),
  section: z.nullable(sectionSchema),
});

/** See `listedPageSchema`. */
export type ListedPage = z.output<typeof listedPageSchema>;

/** The elements of one page, in the order of their layers. */
export const pageElementsSchema = z.object({
  id: idSchema,
  index: count,
  revision: count,
  elementList: z.array(elementSchema),
});

/** See `pageElementsSchema`. */
export type PageElements = z.output<typeof pageElementsSchema>;
