import { randomInt } from 'node:crypto';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { shareErrors } from '@app/contract/share/errors.ts';
import { shareLimits } from '@app/contract/share/limits.ts';
import type { shareRoutes } from '@app/contract/share/routes.ts';
import type { Share, ShareEntry } from '@app/contract/share/schema.ts';
import { createBatch } from '../../platform/batch.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import type { ShareVisitor, UserVisitor } from '../../platform/http/visitor.ts';
import type { ProjectRow, ProjectService } from '../project/service.ts';
import type { UserService } from '../user/service.ts';
import { canShare } from './policy.ts';
import { presentShare } from './present.ts';
import { codeOf, shareState } from './rules.ts';
import { countQuestion } from './service/count-question.ts';
import { enterShare } from './service/enter-share.ts';
import type { GuardDeps } from './service/guard-codes.ts';
import { tellOwner } from './service/tell-owner.ts';
import { createShareStore, type OwnedShare } from './store.ts';
import type { ShareRow } from './tables.ts';

type Deps = GuardDeps & {
  db: Database;
  clock: Clock;
  newId: () => string;
  users: Pick<UserService, 'openVisit' | 'nicknameOf' | 'writeTo'>;
  projects: ProjectService;
  reader: ShareReader;
};
type Body<K extends keyof typeof shareRoutes> = BodyOf<(typeof shareRoutes)[K]>;

const dayMs = 24 * 60 * 60 * 1000;

export type ShareReader = ReturnType<typeof createShareReader>;

/** Which shares are open, for those that the shares themselves stand on. */
export function createShareReader({ db, clock }: { db: Database; clock: Clock }) {
  const shares = createShareStore(db);
  // Every call and every file of a visitor asks whether the share is open.
  const shareOf = createBatch((ids: readonly string[]) => shares.findAll(ids));

  async function findOpen(shareId: string): Promise<OwnedShare | undefined> {
    const share = await shareOf(shareId);
    return share && shareState(share, clock.now()) !== 'closed' ? share : undefined;
  }

  return {
    findOpen,
    /** Whether who came in by it may still be here. */
    isOpen: async (shareId: string): Promise<boolean> => (await findOpen(shareId)) !== undefined,
  };
}

export type ShareService = ReturnType<typeof createShareService>;

export function createShareService(deps: Deps) {
  const { db, clock, newId, users, projects, reader, wrongInAll } = deps;
  const shares = createShareStore(db);
  const tell = tellOwner(deps);

  async function present(row: ShareRow): Promise<Share> {
    const [wrongCodes = 0] = await wrongInAll.usedOf([row.id]);
    return presentShare(row, clock.now(), { wrongCodes, isPaused: wrongCodes >= wrongInAll.count });
  }

  async function requireOwn(visitor: UserVisitor, id: string): Promise<void> {
    const target = await projects.titleOf(id);
    if (!target || !canShare(visitor, target)) throw new AppError(commonErrors.notFound);
  }

  async function openTarget(shareId: string): Promise<string> {
    const share = await reader.findOpen(shareId);
    if (!share) throw new AppError(shareErrors.closed);
    return share.targetId;
  }

  async function add(executor: Executor, userId: string, body: Body<'shareProject'>): Promise<Share> {
    const now = clock.now();
    const row: ShareRow = {
      id: newId(),
      kind: 'project-share',
      targetId: body.id,
      userId,
      code: codeOf(shareLimits.madeCode.address, randomInt),
      extractionCode:
        body.codeKind === 'custom' ? body.extractionCode : codeOf(shareLimits.madeCode.extraction, randomInt),
      validityDays: body.validityDays,
      people: body.people,
      usedPlaces: 0,
      dailyQuestions: body.dailyQuestions ?? null,
      aiMark: body.aiMark ?? true,
      askedOn: '',
      asked: 0,
      closedAt: null,
      expiresAt: new Date(now.getTime() + body.validityDays * dayMs),
      createdAt: now,
    };
    await createShareStore(executor).insert(row);
    return presentShare(row, now, { wrongCodes: 0, isPaused: false });
  }

  return {
    async share(visitor: UserVisitor, body: Body<'shareProject'>): Promise<Share> {
      await requireOwn(visitor, body.id);
      await projects.requireWorkable(visitor, body.id);
      return add(db, visitor.userId, body);
    },

    /** Shares a project that the caller's transaction has just made. */
    shareNew: (tx: Transaction, userId: string, body: Body<'shareProject'>): Promise<Share> =>
      add(tx, userId, body),

    async list(visitor: UserVisitor, { id }: Body<'sharesOfProject'>): Promise<{ list: Share[] }> {
      await requireOwn(visitor, id);
      return { list: await Promise.all((await shares.ofTarget(id)).map(present)) };
    },

    /** Ends a share at once. Its visitors keep their tokens, so that they can be told why these open nothing. */
    async dismiss(visitor: UserVisitor, { id }: Body<'dismiss'>): Promise<Share> {
      const share = await shares.find(id);
      if (!share || !canShare(visitor, share)) throw new AppError(commonErrors.notFound);
      return present((await shares.close(id, clock.now())) ?? share);
    },

    /** What the entry shows before the code is known. Of one that is over a stranger is told as little as of none. */
    async entry({ code }: Body<'entry'>): Promise<ShareEntry> {
      const share = await shares.findByCode(code);
      const target = share && (await projects.titleOf(share.targetId));
      const state = share ? shareState(share, clock.now()) : 'closed';
      if (!share || !target || state === 'closed')
        return { title: '', owner: '', state: 'closed', cover: null };
      const owner = await users.nicknameOf(target.userId);
      const cover = state === 'open' ? await projects.coverOf(share.targetId, share.id) : null;
      return { title: target.title, owner, state, cover };
    },

    verify: enterShare({ ...deps, tell }),
    countQuestion: countQuestion({ clock, tell }),

    /** A project that the visitor may watch: their own, or the one their share opens; refuses all others. */
    async openTalk(visitor: ShareVisitor | UserVisitor, id: string): Promise<ProjectRow> {
      if (visitor.kind === 'user') return projects.requireOwn(visitor, id);
      // A visitor is told that the share is over, whatever became of what it opened.
      const [opened, project] = await Promise.all([openTarget(visitor.shareId), projects.find(id)]);
      if (!project || opened !== id) throw new AppError(commonErrors.notFound);
      return project;
    },

    /** Whether viewers are to see that the presenter is made by AI; nobody is told of a share that is over. */
    marksAi: async (shareId: string): Promise<boolean> => (await reader.findOpen(shareId))?.aiMark ?? true,

    /** Somebody inside asks whether the share is still open; refuses when it is not. */
    beat: async ({ shareId }: ShareVisitor): Promise<void> => void (await openTarget(shareId)),
  };
}
