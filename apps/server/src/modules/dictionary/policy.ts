import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { EntryRow } from './tables.ts';

export const canEditEntry = (visitor: UserVisitor, entry: Pick<EntryRow, 'userId'>): boolean =>
  entry.userId === visitor.userId;
