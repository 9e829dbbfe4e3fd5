import { create } from 'zustand';
import type { TokenKind } from './session.ts';

/** What the calls of the current screen need to know about it. The router sets it before a screen loads. */
export const useScreen = create<{ token: TokenKind; isShare: boolean }>(() => ({
  token: 'user',
  isShare: false,
}));

/** How code outside of React goes to another address; the router fills it in. */
export const navigation: { go: (to: string, options?: { replace?: boolean }) => void } = {
  go: (to) => window.location.assign(to),
};
