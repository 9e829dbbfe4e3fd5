import type { Language } from '@app/contract/base/messages.ts';
import type { Order, PayData } from '@app/contract/order/schema.ts';
import { goodsTitle } from '@app/contract/order/states/goods-title.ts';
import type { OrderRow, OrderStepRow, PaymentRow } from './tables.ts';

/** The database keeps a moment inside of JSON as text. */
const payDataOf = ({ payData, expiresAt }: PaymentRow): PayData | null =>
  payData?.kind === 'qr' ? { ...payData, expiresAt } : payData;

/** An order as its owner sees it; where to pay is told as long as it can be. */
export function presentOrder(row: OrderRow, payment: PaymentRow | undefined, language: Language): Order {
  const { goods, userId: _owner, ...order } = row;
  const isOpen = row.state === 'to-be-paid' && payment?.state === 'started';
  return {
    ...order,
    payData: isOpen ? payDataOf(payment) : null,
    title: goodsTitle(goods, language),
    expiresAt: row.state === 'to-be-paid' ? row.expiresAt : null,
  };
}

export const presentStep = ({ from, to, by, note, createdAt }: OrderStepRow) => ({
  from,
  to,
  by,
  note,
  createdAt,
});
