import { avatarErrors } from '@app/contract/avatar/errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { conversationErrors } from '@app/contract/conversation/errors.ts';
import type { conversationRoutes } from '@app/contract/conversation/routes.ts';
import { joinPieces } from '@app/contract/conversation/states/pieces.ts';
import { creditErrors } from '@app/contract/credit/errors.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { Once } from '../../../platform/http/once.ts';
import type { ShareVisitor, UserVisitor } from '../../../platform/http/visitor.ts';
import type { Log } from '../../../platform/log.ts';
import { networkOf } from '../../../platform/network.ts';
import { type Quota, takeInTurn } from '../../../platform/quota.ts';
import type { BroadcastService } from '../../broadcast/service.ts';
import type { CreditService } from '../../credit/service.ts';
import type { ProjectRow } from '../../project/service.ts';
import type { ShareService } from '../../share/service.ts';
import { createQuestionStore } from '../store.ts';
import type { QuestionRow } from '../tables.ts';
import type { findAnswer, Told } from './find-answer.ts';
import { tellAnswer } from './tell-answer.ts';

/** Who asks, as far as the network tells. */
export type AskCaller = { readonly address: string; readonly userAgent: string };

export type AskDeps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  log: Log;
  events: Events;
  credits: CreditService;
  broadcasts: BroadcastService;
  asksPerMinute: Quota;
  asksPerDay: Quota;
  /** What the visitors of one share ask from one address. */
  asksFromAddress: Quota;
  asksFromAddressPerDay: Quota;
  shares: ShareService;
};
type Asked = QuestionRow & { title: string };
type Question = BodyOf<typeof conversationRoutes.ask>;

/**
 * Answers while somebody waits, so it is no job. It is booked before the first word: an owner who has none left is
 * told so in the envelope.
 */
export function askTalk(deps: AskDeps, find: ReturnType<typeof findAnswer>) {
  const { db, clock, newId, events, credits, shares } = deps;
  const tell = tellAnswer(deps);

  /** Speech takes a processor: nobody may ask for it without end, whatever the owner can pay. */
  async function refuseFlood(visitor: ShareVisitor | UserVisitor, address: string): Promise<void> {
    const who = visitor.kind === 'user' ? visitor.userId : visitor.token;
    const own = [deps.asksPerMinute, who] as const;
    const here = visitor.kind === 'user' ? '' : `${visitor.shareId}:${networkOf(address)}`;
    const refused = await takeInTurn(
      db,
      visitor.kind === 'user'
        ? [own]
        : [own, [deps.asksFromAddress, here], [deps.asksPerDay, who], [deps.asksFromAddressPerDay, here]],
    );
    if (!refused) return;
    const { place, seconds } = refused;
    // The first two are of a minute.
    if (place < 2) throw new AppError(conversationErrors.askTooOften, { wait: seconds });
    throw new AppError(conversationErrors.askEnoughToday);
  }

  async function note(tx: Transaction, { title, ...asked }: Asked, caller: AskCaller): Promise<void> {
    const { id, userId, projectId, shareId } = asked;
    await createQuestionStore(tx).insert(asked);
    if (shareId !== null) {
      // Credits before interactions, as when a level is given: two who lock them in another order wait for each other.
      await events.emit(tx, 'question.asked', { userId, projectId, questionId: id, ...caller });
      await shares.countQuestion(tx, shareId, title);
    }
    // Last, like the count above: everybody who asks the same owner waits for these rows until the transaction ends.
    const booking = { userId, ledger: 'interactions', amount: -1, key: `ask:${id}` } as const;
    await credits.book(tx, { ...booking, cause: { kind: 'project', id: projectId } });
  }

  return async (visitor: ShareVisitor | UserVisitor, asked: Question, caller: AskCaller, once: Once) => {
    const { question } = asked;
    const project = await shares.openTalk(visitor, asked.projectId);
    if (!once.isReplay) await refuseFlood(visitor, caller.address);
    const share = visitor.kind === 'user' ? undefined : visitor.shareId;
    const listener = { userId: project.userId, share };
    const [id, askedAt] = [newId(), clock.now()];
    // A model that writes costs the host: nobody is asked for an answer that could not be paid for.
    if (!once.isReplay) {
      const wanted = { userId: project.userId, ledger: 'interactions', amount: 1 } as const;
      await credits.requireBalance(wanted).catch(refuseShort);
    }
    // Looked for before the transaction. What was told before is not looked for again: nothing limits how often it is asked.
    let ready = once.isReplay ? undefined : await find(project, asked);
    const kept = await once
      .do(async (tx) => {
        ready ??= await find(project, asked);
        const { told } = ready;
        await note(tx, { ...askedOf(project, told), id, shareId: share ?? null, question, askedAt }, caller);
        return { ...told, questionId: id };
      })
      .catch(refuseShort);
    // Its caller lost it while it was being written: it is paid, but has to be written anew.
    if (kept.isUnfinished && !ready) {
      await refuseFlood(visitor, caller.address);
      ready = await find(project, asked);
    }
    const answering = kept.isUnfinished && ready ? ready : { told: kept };
    const onWhole = async (told: Told) => {
      const { answer, pages, madeOf } = askedOf(project, told);
      // Who asks again under the same key goes on with the question that was kept.
      const { questionId } = kept;
      await createQuestionStore(db).complete(questionId, { answer, pages, madeOf });
      await once.replace({ ...told, questionId });
    };
    return tell({ answering, listener, onWhole });
  };
}

const askedOf = (
  { id, title, userId }: ProjectRow,
  { parts, outcome, pages, engine, madeOf }: Told,
): Omit<Asked, 'id' | 'shareId' | 'question' | 'askedAt'> => ({
  projectId: id,
  title,
  userId,
  answer: joinPieces(parts.map(({ text }) => text)),
  outcome,
  pages,
  engine,
  madeOf,
});

/** A visitor cannot buy for the owner: the avatar rests. */
function refuseShort(error: unknown): never {
  if (error instanceof AppError && error.def === creditErrors.insufficient)
    throw new AppError(avatarErrors.resting);
  throw error;
}
