import type { ConsumeRecord } from '@app/contract/credit/schema.ts';
import { reasonOf } from '@app/contract/credit/states/reason.ts';
import type { EntryRow } from './store.ts';

/** The key stays inside: it may name other people's things. */
export const presentRecord = ({ id, ledger, amount, key, createdAt }: EntryRow): ConsumeRecord => ({
  id,
  ledger,
  reason: reasonOf(key),
  amount,
  createdAt,
});
