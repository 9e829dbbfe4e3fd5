import * as z from 'zod/mini';
import { codeTable } from '../base/codes.ts';
import { idSchema, timeSchema, wire } from '../base/wire.ts';

/** Where a mail stands. `kept` means that no mail server is configured and it waits in the outbox folder. */
export const mailState = codeTable('mail state', { waiting: 1, sent: 2, kept: 3, failed: 4 });

/** A mail of the product, as the administrator sees it. */
export const outboxMailSchema = z.object({
  id: idSchema,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  state: wire(mailState),
  createdAt: timeSchema,
});
export type OutboxMail = z.output<typeof outboxMailSchema>;
