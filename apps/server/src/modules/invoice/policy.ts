import type { UserVisitor } from '../../platform/http/visitor.ts';

/** An invoice is asked for by whoever made the order. */
export const canInvoice = ({ userId }: UserVisitor, order: { userId: string }): boolean =>
  order.userId === userId;
