import { projectLimits } from '@app/contract/project/limits.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { CreditService } from '../../credit/service.ts';
import { paymentKey } from '../rules.ts';
import type { ProjectChange } from '../store.ts';
import type { ProjectRow } from '../tables.ts';

export type ProjectPayments = ReturnType<typeof payProject>;

/**
 * A project is paid once, when its first document is read. The credits are set aside before and come back if the
 * reading fails; each of these answers with what to write into the project.
 */
export function payProject({ credits }: { credits: CreditService }) {
  return {
    async reserve(tx: Transaction, { id, userId, ...project }: ProjectRow): Promise<ProjectChange> {
      if (project.payment !== 'open') return {};
      const reservations = project.reservations + 1;
      const key = paymentKey(id, reservations);
      const booking = { userId, ledger: 'credits', amount: -projectLimits.priceCredits, key } as const;
      await credits.book(tx, { ...booking, cause: { kind: 'project', id } });
      return { payment: 'reserved', reservations };
    },

    async giveBack(
      tx: Transaction,
      { id, userId, payment, reservations }: ProjectRow,
    ): Promise<ProjectChange> {
      if (payment !== 'reserved') return {};
      await credits.giveBack(tx, { userId, ledger: 'credits', key: paymentKey(id, reservations) });
      return { payment: 'open' };
    },

    settle: ({ payment }: ProjectRow): ProjectChange => (payment === 'reserved' ? { payment: 'paid' } : {}),
  };
}
