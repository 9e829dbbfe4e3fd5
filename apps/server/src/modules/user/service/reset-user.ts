import type { Language } from '@app/contract/base/messages.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { EndTokens } from './end-tokens.ts';
import { claimAccount } from './guard-administrators.ts';
import type { SendResetLink } from './send-reset-link.ts';

type Deps = { links: SendResetLink; end: EndTokens };

/** Ends every token of an account and mails it a link to a new password. Answers with its mailbox. */
export const resetUser =
  ({ links, end }: Deps) =>
  async (tx: Transaction, actorId: string, id: string, language: Language): Promise<string> => {
    const user = await claimAccount(tx, actorId, id);
    await end.all(tx, id);
    await links.send(tx, user, language, 'resetByAdministrator');
    return user.mailbox;
  };
