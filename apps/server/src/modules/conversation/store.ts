import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import type { Page, PageOf } from '../../platform/db/page.ts';
import { projectTable } from '../project/tables.ts';
import { type QuestionRow, questionTable } from './tables.ts';

export type QuestionWithTitle = QuestionRow & { projectTitle: string };

export function createQuestionStore(db: Executor) {
  return {
    async insert(row: QuestionRow): Promise<void> {
      await db.insert(questionTable).values(row);
    },
    /** What was asked of all talks of a user, or of one of them. */
    async pageOf(
      userId: string,
      projectId: string | undefined,
      page: Page,
    ): Promise<PageOf<QuestionWithTitle>> {
      const { pageNum, pageSize } = page;
      const mine = and(
        eq(projectTable.userId, userId),
        projectId === undefined ? undefined : eq(projectTable.id, projectId),
      );
      const asked = db
        .select({ row: questionTable, projectTitle: projectTable.title })
        .from(questionTable)
        .innerJoin(projectTable, eq(projectTable.id, questionTable.projectId))
        .where(mine);
      const total = await db.$count(asked.as('asked'));
      const rows = await asked
        .orderBy(desc(questionTable.id))
        .limit(pageSize)
        .offset((pageNum - 1) * pageSize);
      return {
        list: rows.map(({ row, projectTitle }) => ({ ...row, projectTitle })),
        total,
        pageNum,
        pageSize,
      };
    },
  };
}
