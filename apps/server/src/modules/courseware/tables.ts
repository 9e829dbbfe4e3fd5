import { pageStatus } from '@app/contract/courseware/states/page-status.ts';
import type { VoiceChoice } from '@app/contract/speech/schema.ts';
import type { SlideElement } from '@app/deck/element.ts';
import { presenterLayouts } from '@app/deck/presenter-layout.ts';
import type { Fill } from '@app/deck/paint.ts';
import type { Staging } from '@app/deck/schema/stored.ts';
import type { ScriptDocument } from '@app/deck/script/document.ts';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';
import { projectTable } from '../project/tables.ts';

/** A slide with its script. Every change raises `revision`; who writes with an old one is told so. */
export const pageTable = pgTable(
  'courseware_page',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectTable.id, { onDelete: 'cascade' }),
    index: integer('index').notNull(),
    status: stateColumn('status', pageStatus).notNull(),
    /** The plain words of `script`, derived from it. */
    content: text('content').notNull(),
    // What is read is parsed by the store: any version of the product may have written it.
    script: jsonb('script').$type<unknown>(),
    /** Which engine wrote the script; null when a person did, or the notes of the file. */
    scriptEngine: text('script_engine'),
    /** Null is that of its layout. */
    background: jsonb('background').$type<unknown>(),
    /** The layout of the project's design that it stands on, and whether what stands there is not drawn. */
    layoutId: text('layout_id'),
    hidesLayout: boolean('hides_layout').notNull().default(false),
    /** How the slide comes and what happens on it. */
    staging: jsonb('staging').$type<unknown>().notNull().default({}),
    /** The version of the deck that `script`, `background` and `staging` are written in. */
    deckVersion: integer('deck_version').notNull().default(1),
    /** The picture of the page, by the name of its file (rules.ts). */
    imageKey: text('image_key'),
    avatarId: uuid('avatar_id'),
    /** Where the presenter stands; null: as the project says. */
    presenterLayout: text('presenter_layout', { enum: presenterLayouts }),
    /** How it is spoken; null: as the project says. */
    voice: jsonb('voice').$type<VoiceChoice>(),
    /** It stays with its owner: those who watch, listen and ask never meet it. */
    hidden: boolean('hidden').notNull().default(false),
    /** The name of the section that begins with it. */
    section: text('section'),
    /** It waits for the end of an import that will replace the pages that are there; nobody sees it before. */
    draft: boolean('draft').notNull().default(false),
    /** Its owner has deleted it. It stays for a while, with what was spoken, so that this can be undone. */
    removedAt: momentColumn('removed_at'),
    revision: integer('revision').notNull().default(0),
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (table) => [index('page_of_project').on(table.projectId, table.index)],
);

/** A stored page, its slide parsed. */
export type PageRow = Omit<
  typeof pageTable.$inferSelect,
  'script' | 'background' | 'staging' | 'deckVersion' | 'removedAt'
> & {
  script: ScriptDocument | null;
  background: Fill | null;
  staging: Staging;
};

/** The look of a project's deck, to which its pages refer. Without a row it is the default one. */
export const designTable = pgTable(
  'courseware_design',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectTable.id, { onDelete: 'cascade' }),
    /** As of a page. */
    draft: boolean('draft').notNull(),
    design: jsonb('design').$type<unknown>().notNull(),
    /** The version of the deck that `design` is written in. */
    deckVersion: integer('deck_version').notNull(),
    revision: integer('revision').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.draft] })],
);

/** What a page keeps of its file without understanding it. A table of its own: whoever reads pages does not read it. */
export const remainderTable = pgTable('courseware_remainder', {
  pageId: uuid('page_id')
    .primaryKey()
    .references(() => pageTable.id, { onDelete: 'cascade' }),
  body: jsonb('body').$type<unknown>().notNull(),
  /** The version of the deck that `body` is written in. */
  deckVersion: integer('deck_version').notNull(),
});

/** One element of a slide, its body as the deck knows it. */
export const elementTable = pgTable(
  'courseware_element',
  {
    id: uuid('id').primaryKey(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => pageTable.id, { onDelete: 'cascade' }),
    index: integer('index').notNull(),
    body: jsonb('body').$type<unknown>().notNull(),
    /** The version of the deck that `body` is written in. */
    deckVersion: integer('deck_version').notNull().default(1),
  },
  (table) => [index('element_of_page').on(table.pageId, table.index)],
);

/** A stored element, parsed. */
export type ElementRow = Omit<typeof elementTable.$inferSelect, 'body' | 'deckVersion'> & {
  body: SlideElement;
};

/** A picture, film or sound of a deck; elements name it by its id. */
export const mediaTable = pgTable(
  'courseware_media',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectTable.id, { onDelete: 'cascade' }),
    fileKey: text('file_key').notNull(),
    type: text('type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** As of a page. */
    draft: boolean('draft').notNull().default(false),
  },
  (table) => [index('media_of_project').on(table.projectId)],
);
export type MediaRow = typeof mediaTable.$inferSelect;
