import { codeTable } from '@app/contract/base/codes.ts';
import { embeddedEngine } from '@app/contract/engine/schema.ts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';
import { projectTable } from '../project/tables.ts';
import { userTable } from '../user/tables.ts';

/** How a question ended. */
export const answerOutcome = codeTable('answer outcome', { found: 1, near: 2, none: 3, reply: 4 });

/** A question that a viewer asked a talk. Who asked is not kept, only through which share. */
export const questionTable = pgTable(
  'asked_question',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectTable.id, { onDelete: 'cascade' }),
    /** Whose talk it is. */
    userId: uuid('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    shareId: uuid('share_id'),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    outcome: stateColumn('outcome', answerOutcome).notNull(),
    pages: jsonb('pages').$type<number[]>().notNull(),
    /** Which engine answered. */
    engine: text('engine').notNull().default(embeddedEngine),
    askedAt: momentColumn('asked_at').notNull(),
  },
  (table) => [
    index('question_of_user').on(table.userId, table.id.desc()),
    index('question_of_project').on(table.projectId, table.id.desc()),
  ],
);
export type QuestionRow = typeof questionTable.$inferSelect;
