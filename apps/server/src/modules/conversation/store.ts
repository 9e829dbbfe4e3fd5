import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type Page, type PageOf, readPage } from '../../platform/db/page.ts';
import {
  type AskedAgainRow,
  askedAgainTable,
  type NewAnswerRow,
  newAnswerTable,
  type QuestionRow,
  questionTable,
} from './tables.ts';

export function createQuestionStore(db: Executor) {
  return {
    async insert(row: QuestionRow): Promise<void> {
      await db.insert(questionTable).values(row);
    },
    /** The answer has grown while it was told. */
    async complete(id: string, told: Pick<QuestionRow, 'answer' | 'pages' | 'madeOf'>): Promise<void> {
      await db.update(questionTable).set(told).where(eq(questionTable.id, id));
    },
    /** The newest questions of a project that asked something of its deck. */
    newestOf: (projectId: string, most: number): Promise<QuestionRow[]> =>
      db
        .select()
        .from(questionTable)
        .where(and(eq(questionTable.projectId, projectId), ne(questionTable.outcome, 'reply')))
        .orderBy(desc(questionTable.id))
        .limit(most),
    async find(id: string): Promise<QuestionRow | undefined> {
      return (await db.select().from(questionTable).where(eq(questionTable.id, id)))[0];
    },
    /** What was asked of all talks of a user, or of one of them. */
    pageOf: (userId: string, projectId: string | undefined, page: Page): Promise<PageOf<QuestionRow>> =>
      readPage(db, questionTable, {
        where: and(
          eq(questionTable.userId, userId),
          projectId === undefined ? undefined : eq(questionTable.projectId, projectId),
        ),
        orderBy: desc(questionTable.id),
        page,
      }),
  };
}

export function createAskedAgainStore(db: Executor) {
  return {
    /** A new task begins to count anew; one that is under way goes on, and false is given. */
    async begin(row: Omit<AskedAgainRow, 'done'>): Promise<boolean> {
      const fresh = { ...row, done: 0 };
      const begun = await db
        .insert(askedAgainTable)
        .values(fresh)
        .onConflictDoUpdate({
          target: askedAgainTable.projectId,
          set: fresh,
          setWhere: ne(askedAgainTable.taskId, row.taskId),
        })
        .returning({ projectId: askedAgainTable.projectId });
      if (begun.length > 0)
        await db.delete(newAnswerTable).where(eq(newAnswerTable.projectId, row.projectId));
      return begun.length > 0;
    },
    async advance(projectId: string): Promise<void> {
      await db
        .update(askedAgainTable)
        .set({ done: sql`${askedAgainTable.done} + 1` })
        .where(eq(askedAgainTable.projectId, projectId));
    },
    async keep(row: NewAnswerRow): Promise<void> {
      await db
        .insert(newAnswerTable)
        .values(row)
        .onConflictDoUpdate({ target: newAnswerTable.questionId, set: row });
    },
    async find(projectId: string): Promise<AskedAgainRow | undefined> {
      return (await db.select().from(askedAgainTable).where(eq(askedAgainTable.projectId, projectId)))[0];
    },
    /** What is answered otherwise, each with its question, the newest first. */
    differencesOf: (projectId: string): Promise<{ was: QuestionRow; now: NewAnswerRow }[]> =>
      db
        .select({ was: questionTable, now: newAnswerTable })
        .from(newAnswerTable)
        .innerJoin(questionTable, eq(questionTable.id, newAnswerTable.questionId))
        .where(eq(newAnswerTable.projectId, projectId))
        .orderBy(desc(questionTable.id)),
  };
}
