import type { Transaction } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/define.ts';
import { createPaymentStore } from '../store/payments.ts';
import type { PaymentRow, RefundRow } from '../tables.ts';
import type { OrderDeps } from './order-deps.ts';

type Deps = Pick<OrderDeps, 'clock' | 'newId' | 'queue'> & { job: Job<{ refundId: string }> };
type Asked = Pick<RefundRow, 'amount' | 'currency' | 'cause'> & { payment: PaymentRow };

/** Gives back money that nothing was booked for: the job that does so exists if and only if `tx` commits. */
export const giveBack =
  ({ clock, newId, queue, job }: Deps) =>
  async (tx: Transaction, { payment, amount, currency, cause }: Asked): Promise<void> => {
    const id = newId();
    await createPaymentStore(tx).insertRefund({
      id,
      orderId: payment.orderId,
      paymentId: payment.id,
      cause,
      amount,
      currency,
      state: 'under-way',
      credits: 0,
      closes: cause === 'order-over',
      reason: '',
      createdAt: clock.now(),
      endedAt: null,
    });
    await queue.add(job, { refundId: id }, { tx });
  };

export type GiveBack = ReturnType<typeof giveBack>;
