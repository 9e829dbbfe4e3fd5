import type { ProjectStep } from '@app/contract/project/states/step.ts';
import { aiCheck } from '@app/contract/project/states/ai-check.ts';
import { projectMethod } from '@app/contract/project/states/method.ts';
import { workStatus } from '@app/contract/project/states/work-status.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';
import { userTable } from '../user/tables.ts';

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
    coursewareId: uuid('courseware_id'),
    backgroundColor: text('background_color').notNull(),
    aiCheck: stateColumn('ai_check', aiCheck).notNull(),
    /** Absent: nothing was saved yet (contract, `firstStep`). */
    step: jsonb('step').$type<ProjectStep>(),
    docId: uuid('doc_id'),
    docText: text('doc_text'),
    docName: text('doc_name'),
    docType: text('doc_type'),
    sceneId: text('scene_id'),
    pageNumber: integer('page_number').notNull(),
    menu: stateColumn('menu', projectMethod),
    status: stateColumn('status', workStatus),
    outlineStatus: stateColumn('outline_status', workStatus),
    pptStatus: stateColumn('ppt_status', workStatus),
    atlasStatus: stateColumn('atlas_status', workStatus),
    isTemplate: boolean('is_template').notNull().default(false),
    /** Which sample it was made from; samples are free and do not count against the limit of projects. */
    sample: text('sample'),
    createdAt: momentColumn('created_at').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
    openedAt: momentColumn('opened_at'),
  },
  (table) => [
    index('project_changed').on(table.userId, table.updatedAt.desc(), table.id),
    uniqueIndex('project_courseware').on(table.coursewareId),
    index('project_templates').on(table.updatedAt.desc()).where(sql`${table.isTemplate}`),
  ],
);
export type ProjectRow = typeof projectTable.$inferSelect;
