import type { Text } from '@app/contract/base/messages.ts';
import type { Outline, OutlineState } from '@app/contract/outline/schema.ts';
import type { ScriptDocument } from '@app/deck/script/document.ts';
import type { Slide } from '@app/deck/slide.ts';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn } from '../../platform/db/columns.ts';
import type { SourceDocument } from '../../providers/document/document.ts';
import type { ToldSentence } from '../../providers/outline/port.ts';
import { projectTable } from '../project/tables.ts';

/** What is known of a page that was made: its place in the outline, and where its sentences stand in the material. */
export type PageNote = {
  pageId: string;
  node: string | null;
  told: ToldSentence[];
  leftOut: string[];
  /** Rules have nothing else for it. */
  isOnly?: true;
  /** The last work that made it anew. */
  taskId?: string;
  /** The page as it was before it was made anew, or, once that was undone, as it was made. */
  other?: PageVersion;
};

/** What making a page anew replaces. */
export type PageVersion = Pick<PageNote, 'told' | 'leftOut'> & {
  slide: Pick<Slide, 'elements' | 'layoutId' | 'builds'>;
  script: ScriptDocument;
  scriptEngine: string | null;
};
export type MadeNotes = { engine: string; standIn: Text | null; pages: PageNote[] };

/** The outline of a project, what it was drawn from, and the work on it. */
export const outlineTable = pgTable('outline', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projectTable.id, { onDelete: 'cascade' }),
  /** The last work: drawing it, or making its deck. */
  taskId: uuid('task_id').notNull(),
  /** Null until the first one is drawn. */
  outline: jsonb('outline').$type<Outline>(),
  /** As far as a new one has come while it is drawn. */
  growing: jsonb('growing').$type<Outline>(),
  /** What the material says, as it was read. Its pictures stay in the upload. */
  source: jsonb('source').$type<SourceDocument & { seconds?: number[] }>(),
  /** What the material is called. */
  name: text('name').notNull(),
  /** The scanned pages that were recognised so far; null while none are. */
  scanning: jsonb('scanning').$type<OutlineState['scanning']>(),
  engine: text('engine'),
  /** Why it was not drawn by the model that was asked. */
  standIn: jsonb('stand_in').$type<Text>(),
  /** The deck that was made from it; null where there is none. */
  made: jsonb('made').$type<MadeNotes>(),
  revision: integer('revision').notNull(),
  updatedAt: momentColumn('updated_at').notNull(),
});
export type OutlineRow = typeof outlineTable.$inferSelect;
