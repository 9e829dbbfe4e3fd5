import type { Language } from '@app/contract/base/messages.ts';
import type { DeletionReceipt, User } from '@app/contract/user/schema.ts';
import { create } from 'zustand';
import { call } from '../../lib/api.ts';
import { currentLanguage, setLanguage, useLanguage } from '../../lib/language.ts';
import { currentScheme, type Scheme, setScheme, useScheme } from '../../lib/scheme.ts';
import { isLoggedIn, keepToken, keepUser, tokenOf, useSession } from '../../lib/session.ts';
import { localStore } from '../../lib/storage.ts';

/** What somebody holds in hand whose account was just deleted; it outlives the screen and the session. */
export const useReceipt = create<{ receipt: DeletionReceipt | undefined }>(() => ({ receipt: undefined }));

export const keepReceipt = (receipt: DeletionReceipt | undefined): void => useReceipt.setState({ receipt });

/** How many choices are on their way to the server. */
let saving = 0;

/** When language or look changed the last time, here or in another tab. */
let changedAt = 0;
const noteChange = () => {
  changedAt = performance.now();
};
useLanguage.subscribe(noteChange);
useScheme.subscribe(noteChange);

/**
 * Keeps the account as the server knows it. What was chosen on another browser since is chosen here too. `askedAt` is
 * when the answer was asked for; by default just now.
 */
export function keepAccount(user: User, askedAt = Number.POSITIVE_INFINITY): void {
  const known = useSession.getState().user;
  const before = known?.id === user.id ? known : undefined;
  // An answer that left the server before the choice arrived there must not undo it.
  if (before && (saving > 0 || askedAt < changedAt))
    return keepUser({ ...user, language: before.language, theme: before.theme });
  keepUser(user);
  if (user.language && user.language !== before?.language) setLanguage(user.language);
  if (user.theme && user.theme !== before?.theme) setScheme(user.theme);
}

type Choice = { language?: Language; theme?: Scheme };

/** The names of what somebody without a login chose here, until a login takes it into an account. */
const guestKey = 'chosen';

function guestChoice(): Choice {
  const names = (localStore.get(guestKey) ?? '').split(' ');
  return {
    ...(names.includes('language') && { language: currentLanguage() }),
    ...(names.includes('theme') && { theme: currentScheme() }),
  };
}

/** Opens the account in this browser. What was chosen here before the login holds, and the account learns of it. */
export function enterAccount(user: User, accessToken: string): void {
  const chosen = guestChoice();
  localStore.remove(guestKey);
  keepAccount({ ...user, ...chosen });
  keepToken('user', accessToken);
  const isNews =
    (chosen.language ?? user.language) !== user.language || (chosen.theme ?? user.theme) !== user.theme;
  if (isNews) void saveChoice(chosen);
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

async function saveChoice(choice: Choice): Promise<void> {
  const { user } = useSession.getState();
  if (!user || !isLoggedIn()) {
    localStore.set(guestKey, Object.keys({ ...guestChoice(), ...choice }).join(' '));
    return;
  }
  keepUser({ ...user, ...choice });
  saving++;
  try {
    // Loaded when it is needed: most visitors of the first screens have no account to save anything in.
    const { userRoutes } = await import('@app/contract/user/routes.ts');
    const body = { id: user.id, ...choice };
    await call(userRoutes.put, { body, token: tokenOf('user'), silent: true });
  } catch {
    // The choice holds in this browser; the account learns of the next one.
  } finally {
    saving--;
    // What was asked for until now may have been answered before the choice arrived.
    noteChange();
  }
}
