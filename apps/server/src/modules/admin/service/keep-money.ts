import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { fill, type Language } from '@app/contract/base/messages.ts';
import type { BodyOf } from '@app/contract/base/routes.ts';
import { reasonOf } from '@app/contract/credit/states/reason.ts';
import { moneyMessages as texts } from '@app/contract/money/messages.ts';
import type { moneyRoutes } from '@app/contract/money/routes.ts';
import type { DeskInvoice, DeskOrder } from '@app/contract/money/schema.ts';
import { minorUnits } from '@app/contract/order/states/currency.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { writeSheet } from '../../../platform/sheet/write-sheet.ts';
import type { CouponService } from '../../coupon/service.ts';
import type { CreditService } from '../../credit/service.ts';
import type { InvoiceService } from '../../invoice/service.ts';
import { type OrderRow, type OrderService, presentedOrder, waitingRefunds } from '../../order/service.ts';
import type { TransferService } from '../../transfer/service.ts';
import type { UserDesk } from '../../user/service.ts';
import type { Caller, MakeChange } from './make-change.ts';

type Deps = {
  change: MakeChange;
  /** Refuses who may not look at the desk. */
  look: (visitor: UserVisitor) => void;
  users: UserDesk;
  credits: CreditService;
  orders: OrderService;
  invoices: InvoiceService;
  transfers: TransferService;
  coupons: CouponService;
};
type Body<N extends keyof typeof moneyRoutes> = BodyOf<(typeof moneyRoutes)[N]>;

/** What the desk sees of money, and what it decides. */
export function keepMoney(deps: Deps) {
  const { change, users, orders, invoices, transfers, coupons } = deps;
  return {
    ...readMoney(deps),

    review: (caller: Caller, { id, ...decision }: Body<'review'>) =>
      change(caller, async (tx) => {
        const { amount, currency } = await transfers.desk.review(tx, id, decision);
        const action = decision.accept ? 'admin.transfer-accepted' : 'admin.transfer-refused';
        return { answer: undefined, note: { action, subject: id, detail: { amount, currency } } };
      }),

    refund: (caller: Caller, body: Body<'refund'>) =>
      change(caller, async (tx) => {
        const { id, decision } = body;
        const { refunds } = orders.desk;
        if (decision === 'approve') await refunds.approve(tx, id, body.amount);
        else if (decision === 'refuse') await refunds.refuse(tx, id, body.reason);
        else await refunds.finishByHand(tx, id);
        return {
          answer: undefined,
          note: { action: 'admin.refund-decided', subject: id, detail: { decision } },
        };
      }),

    moveInvoice: (caller: Caller, { id, ...move }: Body<'moveInvoice'>) =>
      change(
        caller,
        async (
          tx,
        ): Promise<{
          answer: DeskInvoice;
          note: { action: 'admin.invoice-moved'; subject: string; detail: Record<string, string> };
        }> => {
          const { userId, ...invoice } = await invoices.desk.move(tx, id, move);
          const userMailbox = (await users.mailboxesOf([userId], tx)).get(userId) ?? null;
          const detail = { to: move.to, number: invoice.number };
          return {
            answer: { ...invoice, userMailbox },
            note: { action: 'admin.invoice-moved', subject: id, detail },
          };
        },
      ),

    addLot: (caller: Caller, body: Body<'addLot'>) =>
      change(caller, async (tx) => {
        const { id, codes } = await coupons.desk.add(tx, body);
        const detail = { kind: body.kind, quantity: body.quantity };
        return { answer: { codes }, note: { action: 'admin.lot-added', subject: id, detail } };
      }),

    withdrawLot: (caller: Caller, id: string) =>
      change(caller, async (tx) => {
        await coupons.desk.withdraw(tx, id);
        return { answer: undefined, note: { action: 'admin.lot-withdrawn', subject: id, detail: {} } };
      }),
  };
}

/** What the desk reads. */
function readMoney({ look, users, credits, orders, invoices, transfers, coupons }: Deps) {
  const mailboxesOf = (rows: readonly { userId: string }[]) =>
    users.mailboxesOf(rows.map(({ userId }) => userId));

  async function refundsOf(rows: readonly OrderRow[]): Promise<Map<string, DeskOrder['refund']>> {
    const found = await orders.desk.waitingRefundsOf(rows.map(({ id }) => id));
    // Of several the oldest is shown: it is the one that is decided about.
    return new Map(
      found.toReversed().flatMap(({ orderId, state, amount, reason }) => {
        const waits = waitingRefunds.find((one) => one === state);
        return orderId && waits ? [[orderId, { state: waits, amount, reason }] as const] : [];
      }),
    );
  }

  return {
    async orders(visitor: UserVisitor, filter: Body<'orders'>, language: Language) {
      look(visitor);
      const found = await orders.desk.page(filter);
      const mailboxes = await mailboxesOf(found.list);
      const refunds = await refundsOf(found.list);
      const list: DeskOrder[] = found.list.map((row) => ({
        ...presentedOrder(row, language),
        userMailbox: mailboxes.get(row.userId) ?? null,
        refund: refunds.get(row.id) ?? null,
      }));
      return { ...found, list };
    },

    async receipt(visitor: UserVisitor, id: string): Promise<FileAnswer> {
      look(visitor);
      return transfers.desk.open(id);
    },

    async invoices(visitor: UserVisitor, filter: Body<'invoices'>) {
      look(visitor);
      const found = await invoices.desk.page(filter);
      const mailboxes = await mailboxesOf(found.list);
      const list = found.list.map(({ userId, ...row }) => ({
        ...row,
        userMailbox: mailboxes.get(userId) ?? null,
      }));
      return { ...found, list };
    },

    async lots(visitor: UserVisitor, page: Body<'lots'>, language: Language) {
      look(visitor);
      return coupons.desk.list(page, language);
    },

    async ledger(visitor: UserVisitor, { userId, ledger, ...page }: Body<'ledger'>) {
      look(visitor);
      if (!(await users.mailboxesOf([userId])).has(userId)) throw new AppError(commonErrors.notFound);
      const { list, sum, balance, ...found } = await credits.usage.proof(userId, ledger, page);
      const named = list.map((row) => ({ ...row, reason: reasonOf(row.key) }));
      return { ...found, list: named, sum, balance, isProven: sum === balance };
    },

    async revenue(visitor: UserVisitor, { offsetMinutes }: Body<'revenue'>) {
      look(visitor);
      return { list: await orders.desk.revenue(offsetMinutes) };
    },

    async exportRevenue(
      visitor: UserVisitor,
      { offsetMinutes, format }: Body<'exportRevenue'>,
      language: Language,
    ) {
      look(visitor);
      const t = (text: (typeof texts)[keyof typeof texts]) => fill(text, language);
      const head = [texts.month, texts.currency, texts.orders, texts.income, texts.refunded, texts.net].map(
        t,
      );
      const rows = (await orders.desk.revenue(offsetMinutes)).map(
        ({ month, currency, orders: count, amount, refunded }) => [
          month,
          currency,
          count,
          amount / minorUnits,
          refunded / minorUnits,
          (amount - refunded) / minorUnits,
        ],
      );
      return writeSheet({ name: t(texts.revenueFile), head, rows, offsetMinutes }, format);
    },
  };
}
