import { avatarErrors } from '@app/contract/avatar/errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { conversationRoutes } from '@app/contract/conversation/routes.ts';
import type { AnswerEvent } from '@app/contract/conversation/schema.ts';
import { creditErrors } from '@app/contract/credit/errors.ts';
import { rewardKeys } from '@app/contract/credit/states/reward.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import type { ShareVisitor, UserVisitor } from '../../platform/http/visitor.ts';
import type { Log } from '../../platform/log.ts';
import type { AnswerProvider } from '../../providers/answer/port.ts';
import type { BroadcastService, VoiceFor } from '../broadcast/service.ts';
import type { CoursewareService } from '../courseware/service.ts';
import type { CreditService } from '../credit/service.ts';
import type { ProjectService } from '../project/service.ts';
import { composeAnswer } from './service/compose-answer.ts';
import { createQuestionStore } from './store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  log: Log;
  answers: AnswerProvider;
  credits: CreditService;
  projects: ProjectService;
  courseware: CoursewareService;
  broadcasts: BroadcastService;
};
type Body<K extends keyof typeof conversationRoutes> = BodyOf<(typeof conversationRoutes)[K]>;

export type ConversationService = ReturnType<typeof createConversationService>;

export function createConversationService(deps: Deps) {
  const { db, clock, newId, log, answers, credits, projects, broadcasts } = deps;

  const { passagesOf, partsOf } = composeAnswer(deps);

  const send = (stream: EventStream, event: AnswerEvent) => stream.send({ data: event });

  return {
    /**
     * Answers while somebody waits, so it is no job. It is booked before the first word: an owner who has none left is
     * told so in the envelope.
     */
    async ask(visitor: ShareVisitor | UserVisitor, { projectId, question }: Body<'ask'>) {
      const project = await projects.openTalk(visitor, projectId);
      const voiceFor: VoiceFor = (language) => projects.voiceOf(project, language);
      const { pages, passages, spoken } = await passagesOf(projectId, voiceFor);
      const found = await answers.answer(question, pages, passages);
      const parts = partsOf(found, question, voiceFor, spoken);
      const cited = [...new Set(found.sentences.map(({ page }) => page))];
      const id = newId();
      await db
        .transaction(async (tx) => {
          const key = `ask:${id}`;
          await credits.book(tx, { userId: project.userId, ledger: 'interactions', amount: -1, key });
          if (visitor.kind !== 'user')
            await credits.reward(tx, project.userId, 'interaction', rewardKeys.interaction(id));
          await createQuestionStore(tx).insert({
            id,
            projectId,
            userId: project.userId,
            shareId: visitor.kind === 'user' ? null : visitor.shareId,
            question,
            answer: parts.map(({ text }) => text).join(' '),
            outcome: found.outcome,
            pages: cited,
            askedAt: clock.now(),
          });
        })
        .catch(refuseShort);

      return (stream: EventStream): void => {
        const left = new AbortController();
        stream.onClose(() => left.abort());
        const tell = async () => {
          for (const [index, { text, page, sentence }] of parts.entries()) {
            const heard = await broadcasts.sayNow(project.userId, sentence, left.signal);
            send(stream, { kind: 'sentence', index, text, page, ...heard });
          }
          send(stream, { kind: 'end', outcome: found.outcome, pages: cited });
        };
        void tell()
          .catch((error: Error) => {
            if (!left.signal.aborted) log.error({ reason: error.message }, 'an answer could not be spoken');
          })
          .finally(() => stream.end());
      };
    },

    async questions(visitor: UserVisitor, { projectId, pageNum, pageSize }: Body<'questions'>) {
      const page = { pageNum, pageSize };
      const found = await createQuestionStore(db).pageOf(visitor.userId, projectId, page);
      const titles = await projects.titlesOf(
        visitor.userId,
        found.list.map((row) => row.projectId),
      );
      const list = found.list.map((row) => ({ ...row, projectTitle: titles.get(row.projectId) ?? '' }));
      return { ...found, list };
    },
  };
}

/** A visitor cannot buy for the owner: the avatar rests. */
function refuseShort(error: unknown): never {
  if (error instanceof AppError && error.def === creditErrors.insufficient)
    throw new AppError(avatarErrors.resting);
  throw error;
}
