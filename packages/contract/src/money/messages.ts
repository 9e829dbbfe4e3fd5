import { defineMessages } from '../base/messages.ts';

/** Texts of the desk about money that the server sends. */
export const moneyMessages = defineMessages('money', {
  reasonEmpty: { zh: '请写明原因', en: 'Please give a reason' },
  revenueFile: { zh: '收入-按月', en: 'revenue-by-month' },
  month: { zh: '月份', en: 'Month' },
  currency: { zh: '币种', en: 'Currency' },
  orders: { zh: '订单数', en: 'Orders' },
  income: { zh: '收入', en: 'Income' },
  refunded: { zh: '退款', en: 'Refunded' },
  net: { zh: '净收入', en: 'Net' },
});
