import type { Owned } from '../../../platform/owned.ts';
import { createMailStore } from '../store.ts';

/** The mails to the mailbox of an account. */
export const ownMails: Owned = {
  async count(db, { mailbox }) {
    return [{ kind: 'mails', count: await createMailStore(db).countTo(mailbox) }];
  },
  async remove(tx, { mailbox }) {
    await createMailStore(tx).deleteTo(mailbox);
    return [];
  },
};
