import type { OutboxMail } from '@app/contract/admin/schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Page, PageOf } from '../../platform/db/page.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { Job } from '../../platform/jobs/define.ts';
import { createMailStore } from './store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  queue: Queue;
  sendMail: Job<{ mailId: string }>;
};
type Draft = { to: string; subject: string; text: string };

export type MailService = ReturnType<typeof createMailService>;

export function createMailService({ db, clock, newId, queue, sendMail }: Deps) {
  return {
    /** Sends a mail if and only if the caller's transaction commits. */
    async send(tx: Transaction, draft: Draft): Promise<string> {
      const id = newId();
      await createMailStore(tx).insert({ ...draft, id, state: 'waiting', createdAt: clock.now() });
      await queue.add(sendMail, { mailId: id }, { tx });
      return id;
    },

    list: (page: Page): Promise<PageOf<OutboxMail>> => createMailStore(db).page(page),
  };
}
