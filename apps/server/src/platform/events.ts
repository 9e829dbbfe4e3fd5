import type { Message } from '@app/contract/base/messages.ts';
import type { PageFacts } from '@app/contract/courseware/states/page-status.ts';
import type { DictionaryEntry } from '@app/contract/dictionary/schema.ts';
import type { GoodsKind } from '@app/contract/goods/states/goods-kind.ts';
import type { Currency } from '@app/contract/order/states/currency.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import type { DeletionItem } from '@app/contract/user/schema.ts';
import type { Transaction } from './db/database.ts';
import type { UserVisitor } from './http/visitor.ts';
import type { Log } from './log.ts';

type LeavingAccount = { userId: string; mailbox: string };
/**
 * A deletion is told before the rows go, as long as all of it can be read. Contents that nobody needs any more are
 * added to `unused`; who emits releases them after the commit.
 */
type Unused = { unused: string[] };
type Content = { key: string; size: number };
/** Who spoke which language. */
type Voices = Partial<Record<ContentLanguage, string>>;
/** A voice of somebody's own. */
type VoiceUse = { userId: string; ttsId: string };
type Sentence = Pick<Message, 'zh' | 'en'>;
type Page = { projectId: string; pageId: string; userId: string };
/** Somebody who came to a talk by its share, as far as the network tells; `userId` is whose talk it is. */
type Visit = { userId: string; projectId: string; address: string; userAgent: string };

type OrderFact = { orderId: string; userId: string; couponId: string | null };

/** What happens in the product that other modules care about: a fact each, in the past tense. */
export type Facts = {
  'user.joined': { userId: string };
  /** Somebody wants to know what would go with the account: each module adds what it keeps of it. */
  'deletion.asked': LeavingAccount & { items: DeletionItem[] };
  /** An account is about to be locked and to go: who locks rows of theirs before the account does so now. */
  'deletion.begun': { userId: string };
  'user.deleted': LeavingAccount & Unused;
  /** Somebody wants to know how much an account stores beside its uploads, whose contents these are: each module adds to `bytes`. */
  'storage.asked': { userId: string; uploaded: readonly string[]; bytes: number[] };
  /** It is its owner's first one, or a further one. */
  'avatar.made': { avatarId: string; userId: string };
  /** Its owner has chosen another voice; `voices` are those it spoke with before. */
  'avatar.revoiced': { avatarId: string; voices: Voices };
  /** The voice it spoke with is gone, and it has another one. */
  'avatar.voice-lost': { avatarId: string };
  /** Told before the row goes. */
  'avatar.deleted': { avatarId: string; voices: Voices } & Unused;
  /** Somebody wants to know who speaks with a voice of their own: each module adds what it knows. */
  'voice.asked': VoiceUse & {
    avatars: { id: string; name: string }[];
    projects: { id: string; title: string }[];
  };
  /** Told before the row goes; `instead` is the voice that takes its place. */
  'voice.deleted': VoiceUse & { instead: string };
  'project.deleted': { projectId: string } & Unused;
  /** `pages`: of those whose script was confirmed, the copies by the pages they were made from. */
  'project.copied': { from: string; projectId: string; userId: string; pages: ReadonlyMap<string, string> };
  /** The owner wants every page of it to be spoken. */
  'project.confirmed': { projectId: string; visitor: UserVisitor };
  /** It came as a file that reads these words so. */
  'project.brought': { projectId: string; userId: string; dictionary: readonly DictionaryEntry[] };
  /** It came with its sound, which is stored already; with `said` it is taken only if it would be said so here. */
  'page.recorded': Page & { audio: Content; track: Content; durationMs: number; said?: string };
  /** What stands on pages, or is said there, was written. */
  'page.written': { projectId: string; pageIds: readonly string[] };
  /** Something that is spoken was changed; `before` are the pages as they stood. */
  'page.changed': { projectId: string; before: readonly PageFacts[] };
  'page.progressed': Page & { progress: number };
  'page.failed': Page & { reason: Sentence };
  /** Every page of it can be heard. */
  'project.spoken': { projectId: string; userId: string };
  /** There is a new outline, with what the material says. */
  'outline.drawn': { projectId: string; userId: string };
  /** Its pages are in the project. */
  'document.read': { documentId: string; projectId: string; userId: string };
  'document.refused': { documentId: string; userId: string; fault: string; reason: Sentence };
  /** An order is about to be made: who has something to take off its price adds it to `discounts`, in fen or cents. */
  'order.priced': {
    orderId: string;
    userId: string;
    goodsKind: GoodsKind;
    goodsId: string;
    currency: Currency;
    price: number;
    /** The coupon that was chosen; who takes the best by itself writes it here. */
    couponId: string | null;
    takesBest: boolean;
    discounts: number[];
  };
  /** It was paid, and what was bought is booked. */
  'order.paid': OrderFact;
  /** It was cancelled, by its owner or because its time was over. */
  'order.closed': OrderFact;
  'order.refunded': { orderId: string; userId: string; amount: number };
  /** By a visitor, of whom the owner has something. */
  'question.asked': Visit & { questionId: string };
  /** A viewer was there long enough to count, for the first time. */
  'viewer.stayed': Visit;
};

type Handlers<F> = { readonly [N in keyof F]?: (tx: Transaction, fact: F[N]) => Promise<void> };

/**
 * What a module does about facts, in the transaction of who emits them. Work that must not hold up the emitter, or may
 * fail and be tried again, is a job that the listener adds with this transaction: it is done once the fact is true.
 */
export type Listeners<F = Facts> = {
  readonly module: string;
  /** Part of what happened: both are true or neither, so a throw refuses all of it. */
  readonly together?: Handlers<F>;
  /** In a savepoint: a throw is logged, undoes this listener's own writes and nothing else. */
  readonly apart?: Handlers<F>;
};

export type Events<F = Facts> = ReturnType<typeof createEvents<F>>;

/** Facts and who listens to them. Nobody who emits knows who listens. */
export function createEvents<F = Facts>(log: Log) {
  const modules: Listeners<F>[] = [];

  return {
    /** Called once for each module, before anything is emitted. */
    listen: (...listeners: readonly Listeners<F>[]): void => void modules.push(...listeners),

    /** Tells a fact that is true if `tx` commits. What belongs together goes first, in the order of the modules. */
    async emit<N extends keyof F & string>(tx: Transaction, name: N, fact: F[N]): Promise<void> {
      for (const { together } of modules) await together?.[name]?.(tx, fact);
      for (const { module, apart } of modules) {
        const handle = apart?.[name];
        if (!handle) continue;
        await tx
          .transaction((inner) => handle(inner, fact))
          .catch((error: Error) =>
            log.error({ module, event: name, reason: error.message }, 'a listener failed'),
          );
      }
    },
  };
}
