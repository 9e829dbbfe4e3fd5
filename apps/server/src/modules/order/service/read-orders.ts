import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { orderRoutes } from '@app/contract/order/routes.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { canSeeOrder } from '../policy.ts';
import { presentOrder, presentStep } from '../present.ts';
import { createPaymentStore } from '../store/payments.ts';
import { createOrderStore } from '../store.ts';
import type { offerRefund } from './offer-refund.ts';
import type { OrderDeps } from './order-deps.ts';

type Deps = Pick<OrderDeps, 'db'> & { offer: ReturnType<typeof offerRefund> };

/** Orders as their owners see them. */
export const readOrders = ({ db, offer }: Deps) => ({
  async list({ userId }: UserVisitor, filter: BodyOf<typeof orderRoutes.list>, language: Language) {
    const page = await createOrderStore(db).page({ ...filter, userId });
    const newest = await createPaymentStore(db).newestOf(page.list.map(({ id }) => id));
    return { ...page, list: page.list.map((row) => presentOrder(row, newest.get(row.id), language)) };
  },

  async get(visitor: UserVisitor, id: string, language: Language) {
    const row = await createOrderStore(db).find(id);
    if (!row || !canSeeOrder(visitor, row)) throw new AppError(commonErrors.notFound);
    const payment = (await createPaymentStore(db).newestOf([id])).get(id);
    const history = (await createOrderStore(db).steps(id)).map(presentStep);
    const offered = row.state === 'paid' ? await offer(db, row) : null;
    const refundOffer = offered && { amount: offered.amount, credits: offered.credits };
    return { ...presentOrder(row, payment, language), history, refundOffer };
  },
});
