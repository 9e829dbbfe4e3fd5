import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import type { User } from '@app/contract/user/schema.ts';
import { call } from '../../lib/api.ts';
import { setLanguage } from '../../lib/language.ts';
import { type Scheme, setScheme } from '../../lib/scheme.ts';
import { isLoggedIn, keepToken, keepUser, tokenOf, useSession } from '../../lib/session.ts';
import { localStore } from '../../lib/storage.ts';

type Login = { mailbox: string; password: string; remember: boolean };

/** The account name that was to be remembered; the password never is. */
export const rememberedAccount = (): string =>
  localStore.get('rememberPassword') === 'true' ? (localStore.get('userAccount') ?? '') : '';

/** Logs in and keeps the session. The form shows a refusal above its fields. */
export async function login(body: Login): Promise<void> {
  const { user, accessToken } = await call(userRoutes.login, { body, silent: true });
  localStore.set('rememberPassword', String(body.remember));
  if (body.remember) localStore.set('userAccount', body.mailbox);
  else localStore.remove('userAccount');
  keepAccount(user);
  keepToken('user', accessToken);
}

/** Makes an account and logs in to it. */
export async function register(body: BodyOf<typeof userRoutes.register>): Promise<void> {
  const { user, accessToken } = await call(userRoutes.register, { body, silent: true });
  keepAccount(user);
  keepToken('user', accessToken);
}

/** How many choices are on their way to the server. */
let saving = 0;

/** Keeps the account as the server knows it. What was chosen on another browser since is chosen here too. */
export function keepAccount(user: User): void {
  const known = useSession.getState().user;
  const before = known?.id === user.id ? known : undefined;
  // An answer that left the server before the choice arrived there must not undo it.
  if (before && saving > 0) return keepUser({ ...user, language: before.language, theme: before.theme });
  keepUser(user);
  if (user.language && user.language !== before?.language) setLanguage(user.language);
  if (user.theme && user.theme !== before?.theme) setScheme(user.theme);
}

/** The language from now on; an account takes it along to other browsers. */
export function chooseLanguage(language: Language): void {
  setLanguage(language);
  void saveChoice({ language });
}

/** The appearance from now on; an account takes it along to other browsers. */
export function chooseScheme(theme: Scheme): void {
  setScheme(theme);
  void saveChoice({ theme });
}

async function saveChoice(choice: { language: Language } | { theme: Scheme }): Promise<void> {
  const { user } = useSession.getState();
  if (!user || !isLoggedIn()) return;
  keepUser({ ...user, ...choice });
  saving++;
  try {
    const body = { id: user.id, ...choice };
    await call(userRoutes.put, { body, token: tokenOf('user'), silent: true });
  } catch {
    // The choice holds in this browser; the account learns of the next one.
  } finally {
    saving--;
  }
}
