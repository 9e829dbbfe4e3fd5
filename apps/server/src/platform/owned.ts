import type { DeletionItem } from '@app/contract/user/schema.ts';
import type { Executor, Transaction } from './db/database.ts';

/** An account that is about to go. */
export type LeavingAccount = { readonly userId: string; readonly mailbox: string };

/** What a module keeps of an account. wiring.ts lists them all, so that nothing stays behind when an account goes. */
export type Owned = {
  /** How much there is, for the person to read beforehand. */
  count(db: Executor, account: LeavingAccount): Promise<readonly DeletionItem[]>;
  /** Deletes all of it. The answer names stored contents that may go once the transaction has committed. */
  remove(tx: Transaction, account: LeavingAccount): Promise<readonly string[]>;
};
