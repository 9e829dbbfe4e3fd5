import type { UserVisitor } from '../../platform/http/visitor.ts';

/** Whoever owns a thing may share it, and end its shares. */
export const canShare = (visitor: UserVisitor, thing: { userId: string }): boolean =>
  thing.userId === visitor.userId;
