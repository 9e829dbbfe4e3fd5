import type { RouteDef, VisitorKind } from '@app/contract/base/routes.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { sessionErrors } from '@app/contract/session/errors.ts';
import type { LevelName } from '@app/contract/user/states/level.ts';
import { shareErrors } from '@app/contract/share/errors.ts';
import { userErrors } from '@app/contract/user/errors.ts';

/** Somebody without a token that opens something. */
export type Nobody = {
  readonly kind: 'nobody';
  /** Who has lost a place in a share is told so. */
  readonly hadPlace?: true;
};

/** A logged-in account. */
export type UserVisitor = {
  readonly kind: 'user';
  readonly userId: string;
  readonly administrator: boolean;
  /** The administrator's grade: 0 none, 1 may look, 2 may change. */
  readonly permissionLevel: number;
  readonly invited: boolean;
  /** A second factor is demanded of it that it has not set up yet. */
  readonly lacksFactor: boolean;
  readonly level: LevelName;
  /** The token came from an address (?tk=) and is good for one call. */
  readonly oneTime: boolean;
  readonly token: string;
};

/** Somebody who opened a share, with the token that the share gave. */
export type ShareVisitor = {
  readonly kind: 'project-share' | 'avatar-share' | 'avatar-link';
  readonly shareId: string;
  readonly token: string;
};

export type Visitor = Nobody | UserVisitor | ShareVisitor;

export const nobody: Nobody = { kind: 'nobody' };
export const formerVisitor: Nobody = { kind: 'nobody', hadPlace: true };

type Of<K> = K extends 'nobody' ? Nobody : K extends 'user' | 'administrator' ? UserVisitor : ShareVisitor;

/** The visitors that a row lets in, as a type: a handler of a user's call gets a user, never a maybe. */
export type VisitorOf<R extends RouteDef> = Of<R['visitors'][number]>;

/** Finds who holds a token; `nobody` when it opens nothing. One-time tokens open only the rows that ask for them. */
export type FindVisitor = (token: string, options: { oneTime: boolean }) => Promise<Visitor>;

/** Lets a visitor through to a call, or says what is missing. */
export function admit(route: RouteDef, visitor: Visitor): void {
  const allowed = (kind: VisitorKind) => route.visitors.includes(kind);
  if (visitor.kind === 'user') {
    const enters = allowed('user') || (allowed('administrator') && visitor.administrator);
    if (!enters) throw new AppError(commonErrors.notAllowed);
    if (visitor.lacksFactor && !route.withoutFactor) throw new AppError(sessionErrors.factorNeeded);
    if (!visitor.invited && !route.withoutInvite) throw new AppError(userErrors.inviteNeeded);
    return;
  }
  if (allowed(visitor.kind)) return;
  const isFormer = visitor.kind === 'nobody' && visitor.hadPlace;
  throw new AppError(isFormer ? shareErrors.closed : userErrors.sessionLost);
}

/** `Authorization: Bearer <token>`; the bare token is accepted too. */
export const tokenFrom = (header: string | undefined): string =>
  (header ?? '').replace(/^Bearer\s+/i, '').trim();
