import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import { inviteErrors } from '@app/contract/invite/errors.ts';
import type { InviteApplication } from '@app/contract/invite/schema.ts';
import { userErrors } from '@app/contract/user/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { networkOf } from '../../platform/network.ts';
import type { Quota } from '../../platform/quota.ts';
import type { AuditService } from '../audit/service.ts';
import { newCode, writtenCode } from './rules.ts';
import { createInviteStore } from './store.ts';
import type { InviteCodeRow } from './tables.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  audit: AuditService;
  /** Applications that one address may send. */
  applications: Quota;
};

export type { ApplicationDesk } from './service/decide-application.ts';
export type { CodeDesk } from './service/keep-codes.ts';

export type InviteService = ReturnType<typeof createInviteService>;

export function createInviteService({ db, clock, newId, audit, applications }: Deps) {
  return {
    /** A code that any number of people may redeem for a personal account. */
    async addReusableCode(tx: Transaction): Promise<string> {
      const code = newCode();
      await createInviteStore(tx).insert({ code, kind: 'personal', createdAt: clock.now() });
      return code;
    },

    /** Takes one use of a code in the caller's transaction; who guesses learns nothing from the refusal. */
    async redeem(tx: Transaction, typed: string): Promise<Pick<InviteCodeRow, 'kind' | 'organisationId'>> {
      const code = writtenCode(typed);
      const row = code === undefined ? undefined : await createInviteStore(tx).takeUse(code, clock.now());
      if (!row) throw new AppError(inviteErrors.codeInvalid);
      return row;
    },

    /** Takes an application in, for an administrator to decide about. */
    async apply(
      form: InviteApplication,
      { address, language }: { address: string; language: Language },
    ): Promise<{ id: string }> {
      const seconds = await applications.take(networkOf(address));
      if (seconds > 0) throw new AppError(userErrors.tooManyTries, { seconds });
      const id = newId();
      const { applicant, company, quantity, type } = form;
      await db.transaction(async (tx) => {
        await createInviteStore(tx).insertApplication({
          id,
          applicant,
          company,
          contactPerson: form.contactPerson ?? '',
          endUser: form.endUser ?? '',
          quantity,
          type,
          applicantEmail: form.applicantEmail ?? '',
          botAddress: form.botAddress ?? '',
          remark: form.remark ?? '',
          language,
          state: 'waiting',
          delivery: 'none',
          createdAt: clock.now(),
        });
        await audit.note(tx, {
          action: 'invite.applied',
          actorId: null,
          subject: id,
          detail: { company, applicant, quantity },
          address,
        });
      });
      return { id };
    },
  };
}
