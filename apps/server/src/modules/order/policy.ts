import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { OrderRow } from './tables.ts';

/** Orders belong to who made them; an administrator has a desk of their own. */
export const canSeeOrder = ({ userId }: UserVisitor, order: Pick<OrderRow, 'userId'>): boolean =>
  order.userId === userId;
