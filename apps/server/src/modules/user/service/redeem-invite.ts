import { AppError } from '@app/contract/base/errors.ts';
import { inviteErrors } from '@app/contract/invite/errors.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { networkOf } from '../../../platform/network.ts';
import { createUserStore } from '../store.ts';
import type { UserRow } from '../tables.ts';
import type { Caller, UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'db' | 'invites' | 'audit' | 'addressTries'>;

/** Opens an account that was made without an invitation code. */
export const redeemInvite =
  ({ db, invites, audit, addressTries }: Deps) =>
  async (visitor: UserVisitor, code: string, { address }: Caller): Promise<UserRow> => {
    if (visitor.invited) throw new AppError(inviteErrors.alreadyInvited);
    const place = `address:${networkOf(address)}`;
    const waiting = await addressTries.secondsToWait(place);
    const seconds = waiting || (await addressTries.take(place));
    if (seconds > 0) throw new AppError(userErrors.tooManyTries, { seconds });
    const user = await db.transaction(async (tx) => {
      const { kind, organisationId } = await invites.redeem(tx, code);
      const changed = await createUserStore(tx).markInvited(visitor.userId, {
        inviteKind: kind,
        organisationId,
      });
      // Two at the same moment: one opened it, and the other's code is given back with the transaction.
      if (!changed) throw new AppError(inviteErrors.alreadyInvited);
      await audit.note(tx, {
        action: 'user.invite-redeemed',
        actorId: changed.id,
        subject: changed.id,
        detail: { kind },
        address,
      });
      return changed;
    });
    await addressTries.takeBack(place);
    return user;
  };
