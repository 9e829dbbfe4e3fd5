import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError, type ErrorDef } from '@app/contract/base/errors.ts';
import { orderErrors } from '@app/contract/order/errors.ts';
import type { PaymentProvider, RawNotice, Sandbox, SandboxPayment } from '../../../providers/payment/port.ts';
import type { OrderDeps } from './order-deps.ts';

type Deps = Pick<OrderDeps, 'sandbox' | 'log'> & {
  notice: (provider: PaymentProvider, raw: RawNotice) => Promise<void>;
};

const refusals: Record<'declined' | 'unknown-card' | 'too-late', ErrorDef> = {
  declined: orderErrors.cardDeclined,
  'unknown-card': orderErrors.cardUnknown,
  'too-late': orderErrors.wrongState,
};

const present = ({ method, title, currency, amount, state, returnUrl }: SandboxPayment) => ({
  payMethod: method,
  title,
  currency,
  amount,
  state,
  returnUrl,
});

/** The checkout page of the sandbox. */
export function sandboxDesk({ sandbox, log, notice }: Deps) {
  async function open(token: string): Promise<{ payment: SandboxPayment; desk: Sandbox }> {
    const payment = await sandbox?.open(token);
    if (!sandbox || !payment) throw new AppError(commonErrors.notFound);
    return { payment, desk: sandbox };
  }

  return {
    sandboxCheckout: async (token: string) => present((await open(token)).payment),

    async sandboxPay(token: string, card: string | undefined) {
      const { payment, desk } = await open(token);
      const { outcome, notice: announced } = await desk.pay(payment, card);
      if (outcome !== 'paid') throw new AppError(refusals[outcome]);
      // As with a real provider the money is there now, whether its call arrives or not: we ask later.
      if (announced)
        await notice(desk.provider, announced).catch((error: Error) =>
          log.error({ reason: error.message }, 'a call of the sandbox was not taken'),
        );
      return present({ ...payment, state: 'paid' });
    },
  };
}
