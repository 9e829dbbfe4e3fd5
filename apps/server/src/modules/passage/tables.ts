import { contentLanguages } from '@app/contract/speech/states/language.ts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { passageKinds } from '../../providers/answer/port.ts';
import type { CutSentence } from '../../providers/tts/port.ts';
import { pageTable } from '../courseware/tables.ts';

/** A page that was cut into passages. A page without a row, or with one of another revision or cutter, is cut when it is asked. */
export const cutPageTable = pgTable(
  'cut_page',
  {
    pageId: uuid('page_id')
      .primaryKey()
      .references(() => pageTable.id, { onDelete: 'cascade' }),
    /** The revision of the page that was cut. */
    revision: integer('revision').notNull(),
    /** The version of the cutter (`cutterVersion`). */
    cutter: integer('cutter').notNull(),
    /** Another one with every cut: what is kept in memory is kept by this name. */
    edition: uuid('edition').notNull(),
    /** Whether what it means was read, as far as that can be. */
    isMeant: boolean('is_meant').notNull().default(false),
    title: text('title').notNull(),
    terms: text('terms').notNull(),
    told: text('told').notNull(),
    language: text('language', { enum: contentLanguages }).notNull(),
    /** What its tables and charts hold, as the cutter wrote it. */
    grids: jsonb('grids').$type<readonly object[]>().notNull(),
  },
  (table) => [index('cut_page_by_edition').on(table.edition)],
);

/** Something that can be said in an answer, with its words as the index needs them. Its page knows its place in a deck. */
export const passageTable = pgTable(
  'passage',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => cutPageTable.pageId, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    kind: text('kind', { enum: passageKinds }).notNull(),
    text: text('text').notNull(),
    /** The element of the slide that says it. */
    elementId: text('element_id'),
    /** How deep a line stands in a list. */
    depth: integer('depth'),
    /** A sentence of the script: what is needed to find how it was spoken. */
    sentence: jsonb('sentence').$type<CutSentence>(),
    terms: text('terms').notNull(),
    told: text('told').notNull(),
    /** What it means, as a vector in base64; without it where nobody could tell. */
    meaning: text('meaning'),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.place] })],
);
