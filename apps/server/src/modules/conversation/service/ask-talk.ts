import { avatarErrors } from '@app/contract/avatar/errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { conversationErrors } from '@app/contract/conversation/errors.ts';
import type { conversationRoutes } from '@app/contract/conversation/routes.ts';
import type { AnswerEvent } from '@app/contract/conversation/schema.ts';
import { joinPieces } from '@app/contract/conversation/states/pieces.ts';
import { creditErrors } from '@app/contract/credit/errors.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { EventStream } from '../../../platform/http/event-stream.ts';
import type { Once } from '../../../platform/http/once.ts';
import type { ShareVisitor, UserVisitor } from '../../../platform/http/visitor.ts';
import type { Log } from '../../../platform/log.ts';
import { networkOf } from '../../../platform/network.ts';
import type { Quota } from '../../../platform/quota.ts';
import type { AnswerProvider } from '../../../providers/answer/port.ts';
import type { AvatarService } from '../../avatar/service.ts';
import type { BroadcastService } from '../../broadcast/service.ts';
import type { CreditService } from '../../credit/service.ts';
import type { ProjectRow } from '../../project/service.ts';
import type { ShareService } from '../../share/service.ts';
import type { UserService } from '../../user/service.ts';
import { outcomeOf } from '../rules.ts';
import { createQuestionStore } from '../store.ts';
import type { QuestionRow } from '../tables.ts';
import { composeAnswer, type Part } from './compose-answer.ts';
import type { readDeck } from './read-deck.ts';

/** Who asks, as far as the network tells. */
export type AskCaller = { readonly address: string; readonly userAgent: string };

export type AskDeps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  log: Log;
  events: Events;
  answers: AnswerProvider;
  credits: CreditService;
  broadcasts: BroadcastService;
  read: ReturnType<typeof readDeck>;
  avatars: AvatarService;
  asksPerMinute: Quota;
  asksPerDay: Quota;
  /** What the visitors of one share ask from one address. */
  asksFromAddress: Quota;
  asksFromAddressPerDay: Quota;
  shares: ShareService;
  users: UserService;
};
type Asked = QuestionRow & { title: string };
type Told = Pick<QuestionRow, 'outcome' | 'pages' | 'engine'> & {
  parts: Part[];
  proposals: readonly string[];
};
type Question = BodyOf<typeof conversationRoutes.ask>;

/**
 * Answers while somebody waits, so it is no job. It is booked before the first word: an owner who has none left is
 * told so in the envelope.
 */
export function askTalk(deps: AskDeps) {
  const { clock, newId, log, events, answers, credits, shares, users, read, avatars } = deps;
  const { partsOf, speakParts } = composeAnswer(deps);
  const send = (stream: EventStream, event: AnswerEvent) => stream.send({ data: event });

  /** Speech takes a processor: nobody may ask for it without end, whatever the owner can pay. */
  async function refuseFlood(visitor: ShareVisitor | UserVisitor, address: string): Promise<void> {
    const who = visitor.kind === 'user' ? visitor.userId : visitor.token;
    const own = await deps.asksPerMinute.take(who);
    if (own > 0) throw new AppError(conversationErrors.askTooOften, { wait: own });
    if (visitor.kind === 'user') return;
    const here = `${visitor.shareId}:${networkOf(address)}`;
    const wait = await deps.asksFromAddress.take(here);
    if (wait > 0) throw new AppError(conversationErrors.askTooOften, { wait });
    if ((await deps.asksPerDay.take(who)) > 0 || (await deps.asksFromAddressPerDay.take(here)) > 0)
      throw new AppError(conversationErrors.askEnoughToday);
  }

  async function note(tx: Transaction, { title, ...asked }: Asked, caller: AskCaller): Promise<void> {
    const { id, userId, projectId, shareId } = asked;
    if (shareId !== null) {
      await shares.countQuestion(tx, shareId, title);
      // Credits before interactions, as when a level is given: two who lock them in another order wait for each other.
      await events.emit(tx, 'question.asked', { userId, projectId, questionId: id, ...caller });
    }
    await credits.book(tx, { userId, ledger: 'interactions', amount: -1, key: `ask:${id}` });
    await createQuestionStore(tx).insert(asked);
  }

  /** What is told, and the pages that it cites. */
  async function find(project: ProjectRow, { question, page = 1, earlier = [] }: Question): Promise<Told> {
    const found = await answers.answer(await read(project.id), { question, page, earlier });
    const facts = { title: project.title, owner: await users.nicknameOf(project.userId), page };
    const parts = partsOf(found, { question, facts }, await avatars.speakersOf(project, null));
    const pages = [...new Set(parts.flatMap((part) => part.page ?? []))];
    const outcome = outcomeOf(found.remark) ?? found.outcome;
    return { parts, outcome, pages, engine: answers.name, proposals: found.proposals };
  }

  return async (visitor: ShareVisitor | UserVisitor, asked: Question, caller: AskCaller, once: Once) => {
    const { question } = asked;
    const project = await shares.openTalk(visitor, asked.projectId);
    if (!once.isReplay) await refuseFlood(visitor, caller.address);
    const share = visitor.kind === 'user' ? undefined : visitor.shareId;
    const listener = { userId: project.userId, share };
    const [id, askedAt] = [newId(), clock.now()];
    // Looked for before the transaction. What was told before is not looked for again: nothing limits how often it is asked.
    const ready = once.isReplay ? undefined : await find(project, asked);
    const told = await once
      .do(async (tx) => {
        const answer = ready ?? (await find(project, asked));
        await note(
          tx,
          { ...askedOf(project, answer), id, shareId: share ?? null, question, askedAt },
          caller,
        );
        return answer;
      })
      .catch(refuseShort);

    return (stream: EventStream): void => {
      const left = new AbortController();
      stream.onClose(() => left.abort());
      const tell = async () => {
        // Reading does not wait for the voice.
        for (const [index, { text, page, elementId }] of told.parts.entries())
          send(stream, { kind: 'sentence', index, text, page, ...(elementId ? { elementId } : {}) });
        const { outcome, pages, engine, proposals } = told;
        send(stream, { kind: 'told', outcome, pages, engine, proposals: [...proposals] });
        for (const { index, text, heard } of await speakParts(listener, told.parts, left.signal)) {
          const { audioUrl, clip, track } = await heard;
          if (audioUrl !== null && track !== null)
            send(stream, { kind: 'voice', index, text, audioUrl, clip, track });
        }
        send(stream, { kind: 'end' });
      };
      void tell()
        .catch((error: Error) => {
          if (!left.signal.aborted) log.error({ reason: error.message }, 'an answer could not be spoken');
        })
        .finally(() => stream.end());
    };
  };
}

const askedOf = ({ id, title, userId }: ProjectRow, { parts, outcome, pages, engine }: Told) => ({
  projectId: id,
  title,
  userId,
  answer: joinPieces(parts.map(({ text }) => text)),
  outcome,
  pages,
  engine,
});

/** A visitor cannot buy for the owner: the avatar rests. */
function refuseShort(error: unknown): never {
  if (error instanceof AppError && error.def === creditErrors.insufficient)
    throw new AppError(avatarErrors.resting);
  throw error;
}
