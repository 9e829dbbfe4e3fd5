import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { shareErrors } from '@app/contract/share/errors.ts';
import { shareLimits } from '@app/contract/share/limits.ts';
import type { shareRoutes } from '@app/contract/share/routes.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Nobody, ShareVisitor } from '../../../platform/http/visitor.ts';
import { networkOf } from '../../../platform/network.ts';
import type { ProjectService } from '../../project/service.ts';
import { endUnusedVisits, type UserService } from '../../user/service.ts';
import { isTakenFromOnePlace, shareState } from '../rules.ts';
import { createShareStore } from '../store.ts';
import type { ShareRow } from '../tables.ts';
import { type GuardDeps, guardCodes } from './guard-codes.ts';
import type { TellOwner } from './tell-owner.ts';

export type EnterDeps = GuardDeps & {
  clock: Clock;
  users: Pick<UserService, 'openVisit'>;
  tell: TellOwner;
  projects: ProjectService;
};
type Entry = BodyOf<typeof shareRoutes.verify>;

/** Lets a visitor in who knows the extraction code, as long as there are places. */
export function enterShare(deps: EnterDeps) {
  const { db, clock, users, places, tell, projects } = deps;
  const checkCode = guardCodes(deps);

  /** A free place; when there is none, those that nobody came to use are free again. */
  async function takePlace(tx: Transaction, id: string): Promise<ShareRow> {
    const shares = createShareStore(tx);
    const now = clock.now();
    const taken = await shares.takePlace(id, now);
    if (taken) return taken;
    const before = new Date(now.getTime() - shareLimits.unusedPlaceMs);
    await shares.freePlaces(id, await endUnusedVisits(tx, id, before));
    const left = await shares.takePlace(id, now);
    if (!left) throw new AppError(shareErrors.full);
    return left;
  }

  return async (visitor: Nobody | ShareVisitor, { code, extractionCode }: Entry, address: string) => {
    const share = await createShareStore(db).findByCode(code);
    if (!share || shareState(share, clock.now()) === 'closed') throw new AppError(shareErrors.closed);
    const target = await projects.titleOf(share.targetId);
    if (!target) throw new AppError(shareErrors.closed);
    const { id: shareId, targetId: projectId, kind, expiresAt } = share;
    if (visitor.kind !== 'nobody' && visitor.shareId === shareId) return { token: visitor.token, projectId };
    const { title } = target;
    const here = `${shareId}:${networkOf(address)}`;
    await checkCode({ share, title, extractionCode, here });
    const token = await db.transaction(async (tx) => {
      const taken = await takePlace(tx, shareId);
      const fromHere = await places.takeOne(here, tx);
      if (fromHere.seconds > 0) throw new AppError(shareErrors.crowded);
      if (isTakenFromOnePlace(taken, fromHere.used))
        await tell(tx, taken, 'shareFull', { title, count: taken.people, here: fromHere.used });
      return users.openVisit(tx, { kind, shareId, expiresAt });
    });
    return { token, projectId };
  };
}
