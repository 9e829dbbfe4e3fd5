import { randomInt } from 'node:crypto';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { shareErrors } from '@app/contract/share/errors.ts';
import type { shareRoutes } from '@app/contract/share/routes.ts';
import type { Share, ShareEntry } from '@app/contract/share/schema.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { TryLimiter } from '../../platform/try-limiter.ts';
import type { UserService } from '../user/service.ts';
import { presentShare } from './present.ts';
import { codeOf, sameCode, shareState } from './rules.ts';
import { createShareStore } from './store.ts';
import type { ShareRow } from './tables.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  users: UserService;
  /** Wrong extraction codes, counted per share and per address. */
  codeTries: TryLimiter;
  /** What is shared: its title, and whose it is. Undefined when it is gone. */
  targetOf: (id: string) => Promise<{ title: string; userId: string } | undefined>;
};
type Body<K extends keyof typeof shareRoutes> = BodyOf<(typeof shareRoutes)[K]>;

const dayMs = 24 * 60 * 60 * 1000;
const lengths = { address: 16, extraction: 6 };

export type ShareService = ReturnType<typeof createShareService>;

export function createShareService({ db, clock, newId, users, codeTries, targetOf }: Deps) {
  const shares = createShareStore(db);

  async function ownTarget(visitor: UserVisitor, id: string) {
    const target = await targetOf(id);
    if (target?.userId !== visitor.userId) throw new AppError(commonErrors.notFound);
  }

  return {
    async share(visitor: UserVisitor, body: Body<'shareProject'>): Promise<Share> {
      await ownTarget(visitor, body.id);
      const now = clock.now();
      const row: ShareRow = {
        id: newId(),
        kind: 'project-share',
        targetId: body.id,
        userId: visitor.userId,
        code: codeOf(lengths.address, randomInt),
        extractionCode:
          body.codeKind === 'custom' ? body.extractionCode : codeOf(lengths.extraction, randomInt),
        validityDays: body.validityDays,
        people: body.people,
        usedPlaces: 0,
        closedAt: null,
        expiresAt: new Date(now.getTime() + body.validityDays * dayMs),
        createdAt: now,
      };
      await shares.insert(row);
      return presentShare(row);
    },

    async list(visitor: UserVisitor, { id }: Body<'sharesOfProject'>): Promise<{ list: Share[] }> {
      await ownTarget(visitor, id);
      return { list: (await shares.ofTarget(id)).map(presentShare) };
    },

    /** Ends a share at once: the tokens of its visitors go with it. */
    async dismiss(visitor: UserVisitor, { id }: Body<'dismiss'>): Promise<Share> {
      const share = await shares.find(id);
      if (share?.userId !== visitor.userId) throw new AppError(commonErrors.notFound);
      return db.transaction(async (tx) => {
        const closed = await createShareStore(tx).close(id, clock.now());
        await users.endVisits(tx, id);
        return presentShare(closed ?? share);
      });
    },

    /** What the entry shows before the code is known; an unknown share looks like a closed one. */
    async entry({ code }: Body<'entry'>): Promise<ShareEntry> {
      const share = await shares.findByCode(code);
      const target = share && (await targetOf(share.targetId));
      if (!share || !target) return { title: '', owner: '', state: 'closed' };
      const owner = await users.nicknameOf(target.userId);
      return { title: target.title, owner, state: shareState(share, clock.now()) };
    },

    /** Lets a visitor in. Coming back with the token takes no second place; coming without it does. */
    async verify({ code, extractionCode }: Body<'verify'>, address: string) {
      const share = await shares.findByCode(code);
      if (!share || !(await targetOf(share.targetId))) throw new AppError(shareErrors.closed);
      if (shareState(share, clock.now()) === 'closed') throw new AppError(shareErrors.closed);
      const keys = [`share:${share.id}:${address}`, `address:${address}`];
      const seconds = Math.max(...(await Promise.all(keys.map((key) => codeTries.secondsToWait(key)))));
      if (seconds > 0) throw new AppError(userErrors.tooManyTries, { seconds });
      if (!sameCode(share.extractionCode, extractionCode)) {
        await Promise.all(keys.map((key) => codeTries.countWrongTry(key)));
        throw new AppError(shareErrors.codeNeeded);
      }
      await Promise.all(keys.map((key) => codeTries.forget(key)));
      const token = await db.transaction(async (tx) => {
        if (!(await createShareStore(tx).takePlace(share.id, clock.now()))) throw new AppError(shareErrors.full);
        return users.openVisit(tx, share.kind, share.id, share.expiresAt);
      });
      return { token, projectId: share.targetId };
    },

    /** The project that a visitor's share opens now. */
    async openTarget(shareId: string): Promise<string> {
      const share = await shares.find(shareId);
      if (!share || shareState(share, clock.now()) === 'closed') throw new AppError(shareErrors.closed);
      return share.targetId;
    },

    removeOf: (tx: Transaction, targetId: string): Promise<void> => createShareStore(tx).deleteOf(targetId),
  };
}
