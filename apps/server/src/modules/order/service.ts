import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import type { orderRoutes } from '@app/contract/order/routes.ts';
import type { Order } from '@app/contract/order/schema.ts';
import type { PayMethod } from '@app/contract/order/states/pay-method.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Once } from '../../platform/http/once.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { RawNotice } from '../../providers/payment/port.ts';
import { finishRefund, sendRefund } from './jobs/send-refund.ts';
import { canSeeOrder } from './policy.ts';
import { presentOrder } from './present.ts';
import { bookOrder } from './service/book-order.ts';
import { endOrder } from './service/end-order.ts';
import { giveBack } from './service/give-back.ts';
import { makeOrder } from './service/make-order.ts';
import { moveOrder, type Step } from './service/move-order.ts';
import type { OrderDeps } from './service/order-deps.ts';
import { payOrder } from './service/pay-order.ts';
import { previewPurchase } from './service/preview-purchase.ts';
import { readOrders } from './service/read-orders.ts';
import { refundOrder } from './service/refund-order.ts';
import { sandboxDesk } from './service/sandbox-desk.ts';
import { settlePayments } from './service/settle-payments.ts';
import { takeFact } from './service/take-fact.ts';
import { createSandboxBooks, readWaitingRefunds } from './store/payments.ts';
import { createOrderStore, type OrderFilter } from './store.ts';
import type { OrderRow } from './tables.ts';

type Body<K extends keyof typeof orderRoutes> = BodyOf<(typeof orderRoutes)[K]>;

/** Where the sandbox keeps its books; apart from the service, which is given the sandbox. */
export const sandboxBooks = createSandboxBooks;

export { offerOf, waitingRefunds } from './rules.ts';

/** An order that nobody pays at a provider, as its owner sees it. */
export const presentedOrder = (row: OrderRow, language: Language): Order =>
  presentOrder(row, undefined, language);

export type { OrderRow } from './tables.ts';
export type OrderService = ReturnType<typeof createOrderService>;

/** Orders: made at the price of the table, paid at providers, booked once, and given back by rule. */
export function createOrderService(deps: OrderDeps) {
  const { db, payments } = deps;
  const move = moveOrder(deps);
  const book = bookOrder({ ...deps, move });
  const finish = finishRefund({ ...deps, move });
  const job = sendRefund({ ...deps, move });
  const take = takeFact({ ...deps, book, move, giveBack: giveBack({ ...deps, job }) });
  const end = endOrder({ ...deps, move });
  const settle = settlePayments({ ...deps, take, end });
  const making = makeOrder(deps);
  const refunds = refundOrder({ ...deps, move, job, finish });

  async function lockOwn(tx: Transaction, visitor: UserVisitor, id: string): Promise<OrderRow> {
    const row = await createOrderStore(tx).lock(id);
    if (!row || !canSeeOrder(visitor, row)) throw new AppError(commonErrors.notFound);
    return row;
  }

  return {
    jobs: [job],

    methods: async () => [
      ...payments.flatMap(({ methods, name }) =>
        methods.map((payMethod) => ({ payMethod, sandbox: name === 'sandbox' })),
      ),
      ...(deps.takesTransfers ? [{ payMethod: 'corporate-transfer' as const, sandbox: false }] : []),
    ],
    preview: previewPurchase(deps),

    create: (visitor: UserVisitor, body: Body<'create'>, language: Language, once: Once): Promise<Order> =>
      once.do(async (tx) => presentOrder(await making.create(tx, visitor, body), undefined, language)),
    pay: payOrder({ ...deps, book }),

    async cancel(visitor: UserVisitor, id: string, language: Language): Promise<Order> {
      const row = await db.transaction(async (tx) =>
        end.cancel(tx, await lockOwn(tx, visitor, id), { by: 'buyer' }),
      );
      await end.closePayments(id);
      return presentOrder(row, undefined, language);
    },

    askRefund: (visitor: UserVisitor, { id, reason }: Body<'refund'>, language: Language, once: Once) =>
      once.do(async (tx) =>
        presentOrder(await refunds.ask(tx, await lockOwn(tx, visitor, id), reason), undefined, language),
      ),

    ...readOrders({ ...deps, offer: refunds.offer }),
    ...sandboxDesk({ ...deps, notice: settle.notice }),

    /** A call of a provider; answers with its thanks, undefined when there is no such provider here. Throws ForgedNotice. */
    async notice(name: string, raw: RawNotice): Promise<{ type: string; body: string } | undefined> {
      const provider = payments.find((one) => one.name === name);
      if (!provider) return undefined;
      await settle.notice(provider, raw);
      return provider.thanks;
    },

    settleOpen: settle.settleOpen,

    /** What other ways of paying and the administrator's desk do with orders; the caller's transaction holds it together. */
    desk: {
      create: making.create,
      lock: (tx: Transaction, id: string) => createOrderStore(tx).lock(id),
      find: (id: string) => createOrderStore(db).find(id),
      /** Orders of an account by what people call them. */
      namesOf: (userId: string, ids: readonly string[]) => createOrderStore(db).namesOf(userId, ids),
      revenue: (offsetMinutes: number) => createOrderStore(db).revenue(offsetMinutes),
      page: (filter: OrderFilter) => createOrderStore(db).page(filter),
      waitingRefundsOf: (ids: readonly string[]) => readWaitingRefunds(db, ids),
      move,
      /** Makes an order that the caller has locked paid, and books it. */
      markPaid: (tx: Transaction, order: OrderRow, step: Step & { payMethod: PayMethod }) =>
        book(tx, order, step),
      refunds,
    },
  };
}
