import * as z from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/define.ts';
import type { Mailer } from '../../../providers/mail/port.ts';
import { createMailStore } from '../store.ts';

type Deps = { db: Database; mailer: Mailer };

// Tasks of an older version carry no `forget`.
const inputSchema = z.object({ mailId: z.uuid(), forget: z.boolean().default(false) });
export type SendMail = z.output<typeof inputSchema>;

/** Hands one mail to the mail server, or to the outbox folder where none is configured. */
export const sendMail = ({ db, mailer }: Deps) => {
  const mails = createMailStore(db);
  return defineJob({
    kind: 'mail.send-mail',
    input: inputSchema,
    key: ({ mailId }) => mailId,
    attempts: 5,
    retryDelaySeconds: 10,
    timeLimitSeconds: 60,
    async run({ mailId, forget }, { step }) {
      const mail = await mails.find(mailId);
      if (!mail) return;
      // A mail server takes the same Message-ID twice if we die right after sending: rare, and harmless.
      await step('send', () =>
        mailer.send({ id: mail.id, to: mail.to, subject: mail.subject, text: mail.text }),
      );
      if (forget) await mails.delete(mailId);
      else await mails.setState(mailId, mailer.name === 'outbox' ? 'kept' : 'sent');
    },
    async giveUp({ mailId, forget }) {
      if (forget) await mails.delete(mailId);
      else await mails.setState(mailId, 'failed');
    },
  });
};
