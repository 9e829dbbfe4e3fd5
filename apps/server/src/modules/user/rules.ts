import { codeTable, type NameOf } from '@app/contract/base/codes.ts';

/** The kinds of tokens. The first is a login; `one-time` is the token of ?tk=; the others belong to visitors. */
export const sessionKind = codeTable('session kind', {
  user: 1,
  'one-time': 2,
  'project-share': 3,
  'avatar-share': 4,
  'avatar-link': 5,
});
export type SessionKind = NameOf<typeof sessionKind>;

/** Mailboxes are the same whatever their letters' case. */
export const sameMailbox = (mailbox: string): string => mailbox.trim().toLowerCase();

/** A sliding session is written at most once in this share of its life, so that reading stays cheap. */
const renewAfterShare = 1 / 24;

/** Whether it is time to move the end of a sliding session. */
export function shouldRenew(expiresAt: Date, lifetimeSeconds: number, now: Date): boolean {
  const left = (expiresAt.getTime() - now.getTime()) / 1000;
  return left < lifetimeSeconds * (1 - renewAfterShare);
}
