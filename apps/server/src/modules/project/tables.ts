import { codeTable } from '@app/contract/base/codes.ts';
import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import type { KeptThing } from '@app/contract/document/states/kept.ts';
import type { LostThing } from '@app/contract/document/states/lost.ts';
import type { ProjectStep } from '@app/contract/project/states/step.ts';
import { aiCheck } from '@app/contract/project/states/ai-check.ts';
import { projectMethod } from '@app/contract/project/states/method.ts';
import { workStatus } from '@app/contract/project/states/work-status.ts';
import type { projectLimits } from '@app/contract/project/limits.ts';
import type { VoiceSettings } from '@app/contract/speech/schema.ts';
import { presenterLayouts } from '@app/deck/presenter-layout.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';
import { uploadTable } from '../upload/tables.ts';
import { userTable } from '../user/tables.ts';

/** Whether the credits of a project were spent: set aside while its document is read, and given back if that fails. */
const payment = codeTable('project payment', { open: 0, reserved: 1, paid: 2 });

/** Something that the document had and the pages have not; `page` is the number of its slide in the file, 0 for the file itself. */
export type Lost = {
  page: number;
  what: LostThing;
  count: number;
  names?: readonly string[];
  words?: readonly string[];
};

/** Something that the document had beside what is seen on its pages, and that came in with it. */
export type Kept = { what: KeptThing; count: number };

const { width, ratio } = coursewareLimits.viewport;

export const projectTable = pgTable(
  'project',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    avatarsId: uuid('avatars_id'),
    ttsId: text('tts_id'),
    /** How it is spoken; null: as the avatar speaks. */
    voiceSettings: jsonb('voice_settings').$type<VoiceSettings>(),
    presenterLayout: text('presenter_layout', { enum: presenterLayouts }).notNull().default('auto'),
    coursewareId: uuid('courseware_id'),
    backgroundColor: text('background_color').notNull(),
    aiCheck: stateColumn('ai_check', aiCheck).notNull(),
    /** Absent: nothing was saved yet (contract, `firstStep`). */
    step: jsonb('step').$type<ProjectStep>(),
    docId: uuid('doc_id'),
    docText: text('doc_text'),
    docName: text('doc_name'),
    docType: text('doc_type'),
    /** Why the document could not be read (contract, document/states/fault.ts, or another code). */
    docFault: text('doc_fault'),
    notKept: jsonb('not_kept').$type<readonly Lost[]>().notNull().default([]),
    kept: jsonb('kept').$type<readonly Kept[]>().notNull().default([]),
    /** The width is the same for all. */
    viewportHeight: doublePrecision('viewport_height')
      .notNull()
      .default(width * ratio),
    sceneId: text('scene_id'),
    pageNumber: integer('page_number').notNull(),
    lengthMinutes: integer('length_minutes').$type<(typeof projectLimits.presentationMinutes)[number]>(),
    menu: stateColumn('menu', projectMethod),
    status: stateColumn('status', workStatus),
    outlineStatus: stateColumn('outline_status', workStatus),
    pptStatus: stateColumn('ppt_status', workStatus),
    atlasStatus: stateColumn('atlas_status', workStatus),
    payment: stateColumn('payment', payment).notNull(),
    /** How often credits were set aside: each time under a key of its own. */
    reservations: integer('reservations').notNull().default(0),
    isTemplate: boolean('is_template').notNull().default(false),
    /** Its owner keeps it to begin others with: it stands among their templates and not among their projects. */
    savedAsTemplate: boolean('saved_as_template').notNull().default(false),
    /** What a viewer may ask first, as its maker wrote it; without any the deck is asked what it answers. */
    questions: jsonb('questions').$type<readonly string[]>().notNull().default([]),
    /** Which sample it was made from; samples are free and do not count against the limit of projects. */
    sample: text('sample'),
    createdAt: momentColumn('created_at').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
    openedAt: momentColumn('opened_at'),
    broadcastAt: momentColumn('broadcast_at'),
    /** Its owner has deleted it. It stays for a while, with all that belongs to it, so that this can be undone. */
    removedAt: momentColumn('removed_at'),
  },
  (table) => [
    index('project_changed').on(table.userId, table.updatedAt.desc(), table.id),
    uniqueIndex('project_courseware').on(table.coursewareId),
    index('project_templates').on(table.updatedAt.desc()).where(sql`${table.isTemplate}`),
  ],
);

/** What a project stands on beside its first document, which is its `docId`. */
export const projectDocumentTable = pgTable(
  'project_document',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectTable.id, { onDelete: 'cascade' }),
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploadTable.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.uploadId] }),
    index('project_document_upload').on(table.uploadId),
  ],
);

export type ProjectRow = typeof projectTable.$inferSelect;
