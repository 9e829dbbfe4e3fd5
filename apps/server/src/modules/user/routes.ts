import { factorRoutes } from '@app/contract/factor/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { InviteService } from '../invite/service.ts';
import type { UserService } from './service.ts';

/** The calls about accounts, and those about their second factor. */
export function mountUser(mount: Mount, users: UserService, invites: InviteService): void {
  mount(userRoutes, {
    sendCode: ({ body, ...caller }) => users.sendCode(body, caller),
    register: ({ body, ...caller }) => users.register(body, caller),
    login: ({ body, ...caller }) => users.login(body, caller),
    forgotPassword: ({ body, ...caller }) => users.forgotPassword(body.mailbox, caller),
    verifyToken: ({ body }) => users.verifyResetToken(body.token),
    changePassword: ({ visitor, body, ...caller }) => users.changePassword(visitor, body, caller),
    info: ({ visitor, ...caller }) => users.info(visitor, caller),
    getToken: ({ visitor }) => users.giveOneTimeToken(visitor),
    permission: ({ visitor }) => users.rights(visitor),
    assistant: ({ visitor }) => users.helperUses(visitor),
    put: ({ visitor, body }) => users.put(visitor, body),
    changeMailbox: ({ visitor, body, ...caller }) => users.changeMailbox(visitor, body, caller),
    setPicture: async ({ visitor, file }) => users.setPicture(visitor, await file()),
    removePicture: ({ visitor }) => users.removePicture(visitor),
    picture: ({ params, query }) => users.openPicture(params.id, query),
    inviteCode: ({ visitor, body, ...caller }) => users.redeemInvite(visitor, body.code, caller),
    apply: ({ body, ...caller }) => invites.apply(body, caller),
    sessions: ({ visitor }) => users.sessions(visitor),
    endSession: ({ visitor, params, ...caller }) => users.endSession(visitor, params.id, caller),
    logout: ({ visitor }) => users.logout(visitor),
    logoutEverywhere: ({ visitor, ...caller }) => users.logoutEverywhere(visitor, caller),
    deletion: ({ visitor }) => users.deletion(visitor),
    deleteAccount: ({ visitor, body, ...caller }) => users.deleteAccount(visitor, body.password, caller),
  });
  mount(factorRoutes, {
    state: ({ visitor }) => users.factor.state(visitor),
    begin: ({ visitor, body, ...caller }) => users.factor.begin(visitor, body.password, caller),
    confirm: ({ visitor, body, ...caller }) => users.factor.confirm(visitor, body.code, caller),
    renewCodes: ({ visitor, body, ...caller }) => users.factor.renewCodes(visitor, body, caller),
    end: ({ visitor, body, ...caller }) => users.factor.end(visitor, body, caller),
  });
}
