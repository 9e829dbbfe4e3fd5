import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import { conversationErrors } from '@app/contract/conversation/errors.ts';
import type { AskedAgain } from '@app/contract/conversation/schema.ts';
import { isOver } from '@app/contract/task/states/task-state.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { Quota } from '../../../platform/quota.ts';
import type { ProjectService } from '../../project/service.ts';
import type { TaskService } from '../../task/service.ts';
import { askAgain, questionsAgain } from '../jobs/ask-again.ts';
import { presentDifference } from '../present.ts';
import { createAskedAgainStore } from '../store.ts';
import type { findAnswer } from './find-answer.ts';

export type ReviewDeps = {
  db: Database;
  clock: Clock;
  queue: Queue;
  tasks: TaskService;
  projects: ProjectService;
  asksAgainPerDay: Quota;
};

/** Asking all questions of a project again after an edit: begun by a call, done by a task, looked at as it goes on. */
export function reviewAnswers(deps: ReviewDeps & { find: ReturnType<typeof findAnswer> }) {
  const { db, clock, queue, tasks, projects, asksAgainPerDay } = deps;
  const job = askAgain(deps);
  return {
    job,

    async askAgain(visitor: UserVisitor, projectId: string): Promise<{ taskId: string; questions: number }> {
      const { userId } = await projects.requireWorkable(visitor, projectId);
      const { length: questions } = await questionsAgain(db, projectId);
      if (questions === 0) throw new AppError(conversationErrors.nothingToAskAgain);
      return db.transaction(async (tx) => {
        const taskId = await queue.add(job, { projectId }, { tx, userId });
        const begun = { projectId, taskId, total: questions, begunAt: clock.now() };
        const isNew = await createAskedAgainStore(tx).begin(begun);
        if (isNew && (await asksAgainPerDay.take(userId, tx)) > 0)
          throw new AppError(conversationErrors.askedAgainEnough);
        return { taskId, questions };
      });
    },

    async askedAgain(visitor: UserVisitor, projectId: string, language: Language): Promise<AskedAgain> {
      await projects.requireOwn(visitor, projectId);
      const store = createAskedAgainStore(db);
      const begun = await store.find(projectId);
      if (!begun) return { taskId: null, begunAt: null, total: 0, done: 0, reason: '', differences: [] };
      const { state, reason } = await tasks.get(visitor, begun.taskId, language);
      // Counted after the state was read: a task that is over counts no more, and one that goes on may end in between.
      const { taskId, begunAt, total, done } = (await store.find(projectId)) ?? begun;
      const differences = (await store.differencesOf(projectId)).map(presentDifference);
      const over = isOver(state) && taskId === begun.taskId;
      return { taskId: over ? null : taskId, begunAt, total, done, reason, differences };
    },
  };
}
