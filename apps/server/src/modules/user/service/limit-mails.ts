import { AppError } from '@app/contract/base/errors.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import { networkOf } from '../../../platform/network.ts';
import { sameMailbox } from '../rules.ts';
import type { UserDeps } from './user-deps.ts';

export type LimitMails = ReturnType<typeof limitMails>;

/** Nobody can make us flood a mailbox, nor send mails to a whole list of them. */
export const limitMails =
  ({ mailboxMails, addressMails }: Pick<UserDeps, 'mailboxMails' | 'addressMails'>) =>
  async (mailbox: string, address: string): Promise<void> => {
    const seconds =
      (await addressMails.take(networkOf(address))) || (await mailboxMails.take(sameMailbox(mailbox)));
    if (seconds > 0) throw new AppError(userErrors.tooManyTries, { seconds });
  };
