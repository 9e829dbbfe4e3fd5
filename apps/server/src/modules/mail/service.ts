import type { OutboxMail } from '@app/contract/admin/schema.ts';
import { fill, type Language } from '@app/contract/base/messages.ts';
import { type Letter, mailMessages } from '@app/contract/mail/messages.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import type { Page, PageOf } from '../../platform/db/page.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import type { Mailer } from '../../providers/mail/port.ts';
import { sendMail } from './jobs/send-mail.ts';
import { createMailStore } from './store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  queue: Queue;
  mailer: Mailer;
};
type Draft = { to: string; subject: string; text: string };
type Options = {
  /** Nothing of the mail is kept once it is sent: its reader wants to be forgotten. */
  forget?: boolean;
};
type LetterFields = Options & {
  to: string;
  language: Language;
  values?: Record<string, string | number>;
};

export type MailService = ReturnType<typeof createMailService>;

export function createMailService({ db, clock, newId, queue, mailer }: Deps) {
  const job = sendMail({ db, mailer });

  /** Sends a mail if and only if the caller's transaction commits. */
  async function send(tx: Transaction, draft: Draft, { forget = false }: Options = {}): Promise<string> {
    const id = newId();
    await createMailStore(tx).insert({ ...draft, id, state: 'waiting', createdAt: clock.now() });
    await queue.add(job, { mailId: id, forget }, { tx });
    return id;
  }

  return {
    jobs: [job],
    send,

    /** As `send`, one of the product's own letters in a language. */
    sendLetter(tx: Transaction, letter: Letter, fields: LetterFields): Promise<string> {
      const { to, language, values = {}, forget = false } = fields;
      const subject = fill(mailMessages[`${letter}Subject`], language, values);
      const text = fill(mailMessages[`${letter}Text`], language, values);
      return send(tx, { to, subject, text }, { forget });
    },

    /** Forgets every mail to a mailbox; one that waits is not sent. */
    forgetMailbox: (tx: Transaction, mailbox: string): Promise<void> => createMailStore(tx).deleteTo(mailbox),

    /** Where each of these mails stands. */
    async statesOf(
      ids: readonly string[],
      executor: Executor = db,
    ): Promise<Map<string, OutboxMail['state']>> {
      const found = await createMailStore(executor).states(ids);
      return new Map(found.map(({ id, state }) => [id, state]));
    },

    list: (page: Page & { search?: string | undefined }): Promise<PageOf<OutboxMail>> =>
      createMailStore(db).page(page),
  };
}
