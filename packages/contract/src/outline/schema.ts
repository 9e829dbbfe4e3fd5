import * as z from 'zod/mini';
import { idSchema, wire } from '../base/wire.ts';
import { engineSchema } from '../engine/schema.ts';
import { workStatus } from '../project/states/work-status.ts';
import { outlineLimits } from './limits.ts';

/** What a place of an outline becomes: a part of the talk, a page of it, or what stands on one. */
export const outlineKinds = ['section', 'page', 'point', 'table', 'figure'] as const;

const textSchema = z.string().check(z.trim(), z.maxLength(outlineLimits.text.max));

const fields = {
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  text: textSchema,
  /** The blocks of the material that it stands on, by their places; empty where somebody wrote it. */
  from: z.array(z.int().check(z.nonnegative())).check(z.maxLength(outlineLimits.from.max)),
};

/** What stands on a page. */
export const outlineLeafSchema = z.strictObject({
  ...fields,
  kind: z.enum(['point', 'table', 'figure']),
  /** A model wrote it and it does not stand in the material: left out of the deck until its owner keeps it. */
  unfounded: z.optional(z.literal(true)),
});

/** A page with its points. */
export const outlinePageSchema = z.strictObject({
  ...fields,
  kind: z.literal('page'),
  children: z.array(outlineLeafSchema).check(z.maxLength(outlineLimits.points.max)),
});

/** Pages that are offered in place of those of a part, or of one page. */
export const redrawnSchema = z.object({ pages: z.array(outlinePageSchema), engine: engineSchema });
export type Redrawn = z.output<typeof redrawnSchema>;

/** A part of the talk with its pages. */
export const outlineSectionSchema = z.strictObject({
  ...fields,
  kind: z.literal('section'),
  children: z.array(outlinePageSchema).check(z.maxLength(outlineLimits.pages.max)),
});

/** What a deck is made from: parts with pages, or pages alone. */
export const outlineSchema = z.strictObject({
  title: textSchema,
  children: z
    .array(z.union([outlineSectionSchema, outlinePageSchema]))
    .check(z.maxLength(outlineLimits.pages.max)),
});

export type OutlineLeaf = z.output<typeof outlineLeafSchema>;
export type OutlinePage = z.output<typeof outlinePageSchema>;
export type OutlineSection = z.output<typeof outlineSectionSchema>;
export type Outline = z.output<typeof outlineSchema>;
export type OutlineKind = (typeof outlineKinds)[number];

/** Why pages that are pictures of text were not read: no recogniser is installed, there are too many, or it took too long. */
export const scanGaps = ['no-engine', 'pages', 'time'] as const;

const countSchema = z.int().check(z.nonnegative());

/** What an outline was drawn from, and how far it has come. */
export const outlineStateSchema = z.object({
  status: z.nullable(wire(workStatus)),
  /** The work that is under way; null while there is none. */
  taskId: z.nullable(idSchema),
  /** The scanned pages that have been recognised so far, and how many there are; null while none are. */
  scanning: z.nullable(z.object({ page: countSchema, pages: countSchema })),
  /** As far as it has come while it is drawn; null until there is something of the first one. */
  outline: z.nullable(outlineSchema),
  /** Raised with every change; one that is saved names the one it was made from. */
  revision: z.int().check(z.nonnegative()),
  /** Who drew it. */
  engine: z.nullable(engineSchema),
  /** Why it was not drawn by the model that was asked, in the reader's language; empty where it was. */
  standIn: z.string(),
  source: z.nullable(
    z.object({
      name: z.string(),
      pages: z.int(),
      /** Pages that were not read because there are more than we read. */
      pagesLeft: z.int(),
      /** Pages that are pictures of text; null where there are none. */
      scan: z.nullable(z.object({ read: countSchema, left: countSchema, why: z.nullable(z.enum(scanGaps)) })),
      /** The page of each block, so that what stands on blocks can be traced. */
      pageOf: z.array(z.int()),
      /** About how long each block is told, in seconds; empty where a model decides that. */
      secondsOf: z.array(z.number().check(z.nonnegative())),
    }),
  ),
  /** Why the last work failed, in the reader's language; empty where it did not. */
  reason: z.string(),
  /** The material is why: trying again with the same one would fail again. */
  needsOther: z.boolean(),
});
export type OutlineState = z.output<typeof outlineStateSchema>;

/** How the pages of a deck were made from an outline. */
export const madeDeckSchema = z.object({
  /** Who made it; null where no deck was made from the outline. */
  engine: z.nullable(engineSchema),
  standIn: z.string(),
  pages: z.array(
    z.object({
      pageId: idSchema,
      /** The page of the outline; null for those that frame the talk, which cannot be made anew alone. */
      nodeId: z.nullable(z.string()),
      /** What was said on it when it was made, and the page of the material that each sentence comes from. */
      told: z.array(z.object({ text: z.string(), page: z.nullable(z.int()) })),
      /** What a model wrote that does not stand in the material: neither shown nor said. */
      leftOut: z.array(z.string()),
      /** The work that makes it anew; null while there is none. */
      taskId: z.nullable(idSchema),
      /** Why making it anew failed the last time, in the reader's language; empty where it did not. */
      reason: z.string(),
      /** It was made anew, and what it was before can be brought back. */
      hasOther: z.boolean(),
      /** Made anew it would be the same: its material has no other words, and these no other look. */
      isOnly: z.boolean(),
    }),
  ),
});
export type MadeDeck = z.output<typeof madeDeckSchema>;
