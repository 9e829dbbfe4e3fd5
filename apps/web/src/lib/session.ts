import { tokenKeys } from '@app/contract/client/states/token-key.ts';
import type { User } from '@app/contract/user/schema.ts';
import { create } from 'zustand';
import { localStore, tabStore } from './storage.ts';

/** Whose token a screen sends. */
export type TokenKind = keyof typeof tokenKeys;

type Session = { user: User | undefined; tokens: Record<TokenKind, string> };

const userKey = 'userData';
const kinds = Object.keys(tokenKeys) as TokenKind[];

function read(): Session {
  const tokens = Object.fromEntries(kinds.map((kind) => [kind, localStore.get(tokenKeys[kind]) ?? '']));
  return { user: readUser(), tokens: tokens as Session['tokens'] };
}

function readUser(): User | undefined {
  try {
    // Only a hint for the first paint; the server's answer replaces it.
    const user = JSON.parse(localStore.get(userKey) ?? 'null') as User | null;
    return user ? { ...user, createdAt: new Date(user.createdAt) } : undefined;
  } catch {
    return undefined;
  }
}

/** The stored session, under the keys that the spec names. */
export const useSession = create<Session>(read);

export const tokenOf = (kind: TokenKind): string => useSession.getState().tokens[kind];
export const isLoggedIn = (): boolean => tokenOf('user') !== '';

export function keepToken(kind: TokenKind, token: string): void {
  if (token === '') localStore.remove(tokenKeys[kind]);
  else localStore.set(tokenKeys[kind], token);
  useSession.setState(({ tokens }) => ({ tokens: { ...tokens, [kind]: token } }));
}

export function keepUser(user: User): void {
  localStore.set(userKey, JSON.stringify(user));
  useSession.setState({ user });
}

/** What a tab keeps for who is logged in, and nobody after them finds: a photo that no avatar was made of yet. */
export const ownDraftKey = 'ownDraft';

/** Forgets who was logged in; what other visitors' tokens open stays. */
export function clearSession(): void {
  tabStore.remove(ownDraftKey);
  localStore.remove(userKey);
  useSession.setState({ user: undefined });
  keepToken('user', '');
}

// A login or logout in another tab is one here too.
const watched = new Set<string>([userKey, ...Object.values(tokenKeys)]);
window.addEventListener('storage', (event) => {
  // A null key means that everything was cleared.
  if (event.key !== null && !watched.has(event.key)) return;
  useSession.setState(read());
  if (!isLoggedIn()) tabStore.remove(ownDraftKey);
});
