import { AppError } from '@app/contract/base/errors.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { networkOf } from '../../../platform/network.ts';
import { sameMailbox } from '../rules.ts';
import type { UserDeps } from './user-deps.ts';

type Mailing = { mailbox: string; address: string; about: 'code' | 'reset' };

export type LimitMails = ReturnType<typeof limitMails>;

/**
 * Nobody can make us flood a mailbox, nor send mails to a whole list of them. Counted in the transaction that sends:
 * what is refused uses nothing up, and codes that strangers ask for leave the way to a new password open.
 */
export const limitMails =
  ({ codeMails, resetMails, addressMails }: Pick<UserDeps, 'codeMails' | 'resetMails' | 'addressMails'>) =>
  async (tx: Transaction, { mailbox, address, about }: Mailing): Promise<void> => {
    const toMailbox = about === 'reset' ? resetMails : codeMails;
    const seconds =
      (await addressMails.take(networkOf(address), tx)) || (await toMailbox.take(sameMailbox(mailbox), tx));
    if (seconds > 0) throw new AppError(userErrors.tooManyTries, { seconds });
  };
