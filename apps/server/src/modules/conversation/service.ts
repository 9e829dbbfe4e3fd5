import type { BodyOf } from '@app/contract/base/routes.ts';
import type { conversationRoutes } from '@app/contract/conversation/routes.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { PassageService } from '../passage/service.ts';
import type { ProjectRow } from '../project/service.ts';
import { type AskDeps, askTalk } from './service/ask-talk.ts';
import { type FindDeps, findAnswer } from './service/find-answer.ts';
import { keepLeadIns } from './service/keep-lead-ins.ts';
import { offerQuestions } from './service/offer-questions.ts';
import { readDeck } from './service/read-deck.ts';
import { type ReviewDeps, reviewAnswers } from './service/review-answers.ts';
import { presentQuestion } from './present.ts';
import { createQuestionStore } from './store.ts';

// What is read, the parts of this service share.
type Deps = AskDeps & ReviewDeps & Omit<FindDeps, 'read'> & { passages: PassageService };
type Body<K extends keyof typeof conversationRoutes> = BodyOf<(typeof conversationRoutes)[K]>;

export type ConversationService = ReturnType<typeof createConversationService>;

export function createConversationService(deps: Deps) {
  const { db, log, projects } = deps;
  const read = readDeck(deps);
  const leadIns = keepLeadIns({ ...deps, read });
  const find = findAnswer({ ...deps, read });
  const review = reviewAnswers({ ...deps, find });
  const offer = offerQuestions({ ...deps, read });

  return {
    /** Before the first visitor comes, so that nobody waits for it. */
    warmUp: () => deps.answers.warmUp(),
    close: () => deps.answers.close(),
    jobs: [leadIns.job, review.job],
    nextLeadIn: leadIns.nextOf,
    speakLeadInsOf: leadIns.queueIn,

    /** Somebody may ask soon: an answer may have sentences that nobody has spoken yet. */
    expectQuestions: deps.broadcasts.prepareVoice,

    /** What the viewer of a talk is offered to ask; undefined when it could not be found out. */
    async introQuestionsOf(project: ProjectRow): Promise<readonly string[] | undefined> {
      try {
        await leadIns.queueIfMissing(project);
        return await offer(project);
      } catch (error) {
        // A talk without it is still a talk.
        log.error({ reason: (error as Error).message }, 'questions could not be prepared');
        return undefined;
      }
    },

    ask: askTalk(deps, find),
    askAgain: review.askAgain,
    askedAgain: review.askedAgain,

    async questions(visitor: UserVisitor, { projectId, pageNum, pageSize }: Body<'questions'>) {
      const page = { pageNum, pageSize };
      const found = await createQuestionStore(db).pageOf(visitor.userId, projectId, page);
      const titles = await projects.titlesOf(
        visitor.userId,
        found.list.map((row) => row.projectId),
      );
      const list = found.list.map((row) => presentQuestion(row, titles.get(row.projectId) ?? ''));
      return { ...found, list };
    },
  };
}
