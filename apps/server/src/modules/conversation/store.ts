import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { type Page, type PageOf, readPage } from '../../platform/db/page.ts';
import { type QuestionRow, questionTable } from './tables.ts';

export function createQuestionStore(db: Executor) {
  return {
    async insert(row: QuestionRow): Promise<void> {
      await db.insert(questionTable).values(row);
    },
    /** The answer has grown while it was told. */
    async complete(id: string, told: Pick<QuestionRow, 'answer' | 'pages' | 'madeOf'>): Promise<void> {
      await db.update(questionTable).set(told).where(eq(questionTable.id, id));
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
