import type { UserVisitor } from '../../platform/http/visitor.ts';

/** Only the user itself may listen to its events; not even an administrator. */
export const canConnect = (visitor: UserVisitor, userId: string): boolean => visitor.userId === userId;
