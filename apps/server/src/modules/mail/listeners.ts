import type { Listeners } from '../../platform/events.ts';
import { createMailStore } from './store.ts';

/** The mails to the mailbox of an account go with it. */
export const mailListeners: Listeners = {
  module: 'mail',
  together: {
    async 'deletion.asked'(tx, { mailbox, items }) {
      items.push({ kind: 'mails', count: await createMailStore(tx).countTo(mailbox) });
    },
    'user.deleted': (tx, { mailbox }) => createMailStore(tx).deleteTo(mailbox),
  },
};
