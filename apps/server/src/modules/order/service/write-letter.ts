import { fill } from '@app/contract/base/messages.ts';
import { orderName } from '@app/contract/order/states/order-name.ts';
import { formatAmount } from '@app/contract/order/states/currency.ts';
import { orderLetterMessages } from '@app/contract/order/states/letter-messages.ts';
import { goodsTitle } from '@app/contract/order/states/goods-title.ts';
import type { Member } from '../../subscription/service.ts';
import type { OrderRow } from '../tables.ts';

type Letter = 'receipt' | 'refunded';

/** A mail to the buyer about an order; `amount` is what came or went back. */
export function writeLetter(
  letter: Letter,
  { mailbox: to, language }: Member,
  { id, goods, currency }: OrderRow,
  { amount, ...values }: { amount: number; time?: string; link?: string },
) {
  const slots = {
    ...values,
    title: goodsTitle(goods, language),
    amount: formatAmount(amount, currency),
    order: orderName(id),
  };
  return {
    to,
    subject: fill(orderLetterMessages[`${letter}Subject`], language, slots),
    text: fill(orderLetterMessages[`${letter}Text`], language, slots),
  };
}
