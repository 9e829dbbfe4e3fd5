import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import type { userRoutes } from '@app/contract/user/routes.ts';
import type { User } from '@app/contract/user/schema.ts';
import type { IncomingFile } from '../../../platform/http/upload.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import type { UserPresenter } from '../present.ts';
import { createUserStore } from '../store.ts';
import type { UserRow } from '../tables.ts';
import { changeMailbox } from './change-mailbox.ts';
import type { CheckPassword } from './check-password.ts';
import { redeemInvite } from './redeem-invite.ts';
import { setPicture } from './set-picture.ts';
import type { TakeCode } from './take-code.ts';
import type { Caller, UserDeps } from './user-deps.ts';

type Deps = UserDeps & { presenter: UserPresenter; check: CheckPassword; take: TakeCode };
type Body<K extends keyof typeof userRoutes> = BodyOf<(typeof userRoutes)[K]>;
type Shown = { user: User };

/** What an owner changes about the account; each answers with the account as it is then. */
export function keepProfile(deps: Deps) {
  const users = createUserStore(deps.db);
  const move = changeMailbox(deps);
  const redeem = redeemInvite(deps);
  const pictures = setPicture(deps);
  const shown = (user: UserRow): Shown => ({ user: deps.presenter.present(user) });

  return {
    async put({ userId }: UserVisitor, { id, ...change }: Body<'put'>): Promise<Shown> {
      if (id !== userId) throw new AppError(commonErrors.notFound);
      const isEmpty = Object.keys(change).length === 0;
      const user = isEmpty ? await users.find(userId) : await users.update(userId, change);
      if (!user) throw new AppError(userErrors.sessionLost);
      return shown(user);
    },
    async changeMailbox(visitor: UserVisitor, form: Body<'changeMailbox'>, caller: Caller): Promise<Shown> {
      return shown(await move(visitor, form, caller));
    },
    async redeemInvite(visitor: UserVisitor, code: string, caller: Caller): Promise<Shown> {
      return shown(await redeem(visitor, code, caller));
    },
    async setPicture(visitor: UserVisitor, file: IncomingFile): Promise<Shown> {
      return shown(await pictures.set(visitor, file));
    },
    async removePicture(visitor: UserVisitor): Promise<Shown> {
      return shown(await pictures.remove(visitor));
    },
    openPicture: pictures.open,
  };
}
