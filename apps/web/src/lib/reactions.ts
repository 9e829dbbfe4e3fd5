import type { Reaction } from '@app/contract/base/errors.ts';
import { creditErrors } from '@app/contract/credit/errors.ts';
import { exchangePath } from '@app/contract/goods/states/exchange-path.ts';
import { helperErrors } from '@app/contract/helper/errors.ts';
import { sessionErrors } from '@app/contract/session/errors.ts';
import { shareErrors } from '@app/contract/share/errors.ts';
import type { CallError } from './call-error.ts';
import { closeDialog, openDialog } from './dialogs.ts';
import { notify } from './notices.ts';
import { navigation, useScreen } from './screen.ts';
import { clearSession, keepToken, tokenOf } from './session.ts';

/** The errors to which the web does more than show their sentence (spec section 8). */
const reactionOf = new Map<number, Reaction>(
  [sessionErrors, shareErrors, helperErrors, creditErrors]
    .flatMap((errors) => Object.values(errors))
    .map(({ code, reaction }) => [code, reaction]),
);

const reactions: Record<Reaction, (error: CallError) => void> = {
  notice: ({ message }) => notify('error', message),
  askInviteCode: () => openDialog('invite-code'),
  signOut() {
    const { isShare, token } = useScreen.getState();
    // On share screens the session is only cleared: the visitor stays where the talk is.
    if (isShare) return keepToken(token, '');
    clearSession();
    navigation.go('/login', { replace: true });
  },
  setUpFactor: () => navigation.go('/second-factor', { replace: true }),
  openShareLogin({ message }) {
    const code = new URLSearchParams(window.location.search).get('code') ?? '';
    notify('error', message);
    if (window.location.pathname === '/share-project')
      navigation.go(`/share-login?code=${encodeURIComponent(code)}`, { replace: true });
  },
  offerHelperUses: () => openDialog('helper-uses'),
  offerCredits: () => openDialog('credits'),
};

/** Whether the web does more about a code than saying its sentence. */
export const hasOwnReaction = (code: number): boolean => (reactionOf.get(code) ?? 'notice') !== 'notice';

/** The session that the call was sent with is over. */
export const isSessionLost = (code: number): boolean => reactionOf.get(code) === 'signOut';

/** Logs the user out whose token the event stream was refused with, unless a newer one has taken its place. */
export function endLostSession(code: number, token: string): void {
  if (!isSessionLost(code) || tokenOf('user') !== token) return;
  clearSession();
  // Who watches a talk stays there: it needs no login.
  if (!useScreen.getState().isShare) navigation.go('/login', { replace: true });
}

/** Does what the error table says about a failed call; `path` is that of the call. */
export function react(error: CallError, path = ''): void {
  if (error.kind === 'aborted') return;
  if (error.kind === 'not-a-file') return notify('warning', error.message);
  const reaction = reactionOf.get(error.code) ?? 'notice';
  const isOffer = reaction === 'offerHelperUses' || reaction === 'offerCredits';
  // Spec section 8: who is just exchanging is not offered to buy once more; the dialog goes without a word.
  if (isOffer && path === exchangePath) return closeDialog();
  reactions[reaction](error);
}
