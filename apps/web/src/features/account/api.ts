import type { BodyOf } from '@app/contract/base/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { call } from '../../lib/api.ts';
import { localStore } from '../../lib/storage.ts';
import { enterAccount } from './store.ts';

type Login = { mailbox: string; password: string; remember: boolean; code?: string };

/** The account name that was to be remembered; the password never is. */
export const rememberedAccount = (): string =>
  localStore.get('rememberPassword') === 'true' ? (localStore.get('userAccount') ?? '') : '';

/**
 * Logs in and keeps the session. The form shows a refusal above its fields. True when a second factor has to be set up
 * before anything else.
 */
export async function login(body: Login): Promise<boolean> {
  const { user, accessToken, setUpFactor = false } = await call(userRoutes.login, { body, silent: true });
  localStore.set('rememberPassword', String(body.remember));
  if (body.remember) localStore.set('userAccount', body.mailbox);
  else localStore.remove('userAccount');
  enterAccount(user, accessToken);
  return setUpFactor;
}

/** Makes an account and logs in to it. */
export async function register(body: BodyOf<typeof userRoutes.register>): Promise<void> {
  const { user, accessToken } = await call(userRoutes.register, { body, silent: true });
  enterAccount(user, accessToken);
}
