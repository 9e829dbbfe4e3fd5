import type { UserVisitor } from '../../platform/http/visitor.ts';

/** An administrator of any grade may look at the desk. */
export const canLook = ({ administrator, permissionLevel }: UserVisitor): boolean =>
  administrator && permissionLevel >= 1;

/** Only one of grade 2 may change anything. */
export const canChange = ({ administrator, permissionLevel }: UserVisitor): boolean =>
  administrator && permissionLevel >= 2;

/**
 * A mail may hold the link to a new password of an administrator of grade 2: who could read it would soon have that
 * grade.
 */
export const canReadMails = (visitor: UserVisitor): boolean => canChange(visitor);
