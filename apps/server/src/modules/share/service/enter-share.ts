import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { shareErrors } from '@app/contract/share/errors.ts';
import type { shareRoutes } from '@app/contract/share/routes.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Nobody, ShareVisitor } from '../../../platform/http/visitor.ts';
import { networkOf } from '../../../platform/network.ts';
import type { TryLimiter } from '../../../platform/try-limiter.ts';
import type { UserService } from '../../user/service.ts';
import { sameCode, shareState } from '../rules.ts';
import { createShareStore } from '../store.ts';
import type { ShareRow } from '../tables.ts';

type Deps = {
  db: Database;
  clock: Clock;
  users: Pick<UserService, 'openVisit'>;
  /** Wrong extraction codes of one address for one share, and of one address for any secret. */
  codeTries: TryLimiter;
  addressTries: TryLimiter;
  targetOf: (id: string) => Promise<{ title: string; userId: string } | undefined>;
};
type Entry = BodyOf<typeof shareRoutes.verify>;

/** Lets a visitor in who knows the extraction code, as long as there are places. */
export function enterShare({ db, clock, users, codeTries, addressTries, targetOf }: Deps) {
  /** Tries are counted before they are compared: a thousand at once get no further than one after the other. */
  async function checkCode(share: ShareRow, extractionCode: string, address: string): Promise<void> {
    const place = `address:${networkOf(address)}`;
    const here = `${share.id}:${place}`;
    refuseFor(await Promise.all([codeTries.secondsToWait(here), addressTries.secondsToWait(place)]));
    refuseFor(await Promise.all([codeTries.take(here), addressTries.take(place)]));
    if (!sameCode(share.extractionCode, extractionCode)) throw new AppError(shareErrors.codeNeeded);
    await Promise.all([codeTries.takeBack(here), addressTries.takeBack(place)]);
  }

  return async (visitor: Nobody | ShareVisitor, { code, extractionCode }: Entry, address: string) => {
    const share = await createShareStore(db).findByCode(code);
    if (!share || shareState(share, clock.now()) === 'closed') throw new AppError(shareErrors.closed);
    if (!(await targetOf(share.targetId))) throw new AppError(shareErrors.closed);
    const { id: shareId, targetId: projectId, kind, expiresAt } = share;
    if (visitor.kind !== 'nobody' && visitor.shareId === shareId) return { token: visitor.token, projectId };
    await checkCode(share, extractionCode, address);
    const token = await db.transaction(async (tx) => {
      if (!(await createShareStore(tx).takePlace(shareId, clock.now()))) throw new AppError(shareErrors.full);
      return users.openVisit(tx, { kind, shareId, expiresAt });
    });
    return { token, projectId };
  };
}

function refuseFor(waits: readonly number[]): void {
  const seconds = Math.max(...waits);
  if (seconds > 0) throw new AppError(userErrors.tooManyTries, { seconds });
}
