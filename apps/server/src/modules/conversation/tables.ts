import { codeTable } from '@app/contract/base/codes.ts';
import type { AnswerSource } from '@app/contract/conversation/schema.ts';
import { answerChange } from '@app/contract/conversation/states/answer-change.ts';
import type { StandIn } from '@app/contract/conversation/states/stand-in.ts';
import { embeddedEngine } from '@app/contract/engine/schema.ts';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { momentColumn, stateColumn } from '../../platform/db/columns.ts';
import { projectTable } from '../project/tables.ts';
import { userTable } from '../user/tables.ts';

/** How a question ended. */
export const answerOutcome = codeTable('answer outcome', { found: 1, near: 2, none: 3, reply: 4 });

/** What an answer was made of, so that the owner sees why it was given, and can have it asked again. */
export type MadeOf = {
  /** The page that was on stage. */
  page: number;
  /** The question as it would stand alone, where it referred to those before it. */
  understood?: string;
  /** Why the deck's own words stand in for a model that was asked first. */
  standIn?: StandIn;
  /** The passages that it comes from; the score is how much of the question each holds, where it was counted. */
  sources: readonly AnswerSource[];
};

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
    /** Null for what was asked before this was kept. */
    madeOf: jsonb('made_of').$type<MadeOf>(),
    askedAt: momentColumn('asked_at').notNull(),
  },
  (table) => [
    index('question_of_user').on(table.userId, table.id.desc()),
    index('question_of_project').on(table.projectId, table.id.desc()),
  ],
);
export type QuestionRow = typeof questionTable.$inferSelect;

/** The last time that all questions of a project were asked again. */
export const askedAgainTable = pgTable('asked_again', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projectTable.id, { onDelete: 'cascade' }),
  taskId: uuid('task_id').notNull(),
  begunAt: momentColumn('begun_at').notNull(),
  total: integer('total').notNull(),
  done: integer('done').notNull(),
});
export type AskedAgainRow = typeof askedAgainTable.$inferSelect;

/** How a question is answered now, where that is not as it was. */
export const newAnswerTable = pgTable(
  'new_answer',
  {
    questionId: uuid('question_id')
      .primaryKey()
      .references(() => questionTable.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projectTable.id, { onDelete: 'cascade' }),
    change: stateColumn('change', answerChange).notNull(),
    answer: text('answer').notNull(),
    outcome: stateColumn('outcome', answerOutcome).notNull(),
    pages: jsonb('pages').$type<number[]>().notNull(),
    engine: text('engine').notNull(),
  },
  (table) => [index('new_answer_of_project').on(table.projectId)],
);
export type NewAnswerRow = typeof newAnswerTable.$inferSelect;
