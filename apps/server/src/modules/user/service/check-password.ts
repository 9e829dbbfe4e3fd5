import { networkOf } from '../../../platform/network.ts';
import { isPasswordOf } from '../../../platform/passwords.ts';
import { refuseFor } from '../../../platform/try-limiter.ts';
import { sameMailbox } from '../rules.ts';
import { createUserStore } from '../store.ts';
import type { UserRow } from '../tables.ts';
import type { UserDeps } from './user-deps.ts';

type Deps = Pick<UserDeps, 'db' | 'clock' | 'accountTries' | 'addressTries'>;
type Try = { user: UserRow | undefined; mailbox: string; password: string; address: string };

export type CheckPassword = ReturnType<typeof checkPassword>;

/**
 * Whether a password is right. Wrong ones slow down the account and the address, whichever of them an attacker keeps
 * the same. Where the account is logged in it has a count of its own, so that strangers elsewhere cannot keep its
 * owner out.
 */
export function checkPassword({ db, clock, accountTries, addressTries }: Deps) {
  const users = createUserStore(db);

  async function isAtHome(user: UserRow | undefined, network: string): Promise<boolean> {
    if (!user) return false;
    const addresses = await users.addressesOf(user.id, clock.now());
    return addresses.some((address) => networkOf(address) === network);
  }

  return async ({ user, mailbox, password, address }: Try): Promise<boolean> => {
    const network = networkOf(address);
    const name = sameMailbox(mailbox);
    const account = (await isAtHome(user, network)) ? `home:${name}:${network}` : `mailbox:${name}`;
    const place = `address:${network}`;
    refuseFor(await Promise.all([accountTries.secondsToWait(account), addressTries.secondsToWait(place)]));
    refuseFor(await Promise.all([accountTries.take(account), addressTries.take(place)]));
    if (!(await isPasswordOf(password, user?.passwordHash))) return false;
    await Promise.all([accountTries.forget(account), addressTries.takeBack(place)]);
    return true;
  };
}
