import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { randomPassword } from '../../platform/passwords.ts';
import { createInviteStore } from './store.ts';

type Deps = { clock: Clock };

export type InviteService = ReturnType<typeof createInviteService>;

export function createInviteService({ clock }: Deps) {
  return {
    /** A code that any number of people may redeem for a personal account. */
    async addReusableCode(tx: Transaction): Promise<string> {
      const code = randomPassword(8).toUpperCase();
      await createInviteStore(tx).insert({ code, kind: 'personal', createdAt: clock.now() });
      return code;
    },
  };
}
