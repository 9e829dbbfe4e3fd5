import * as z from 'zod/mini';
import { searchField } from '../admin/schema.ts';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { idSchema, wire } from '../base/wire.ts';
import { offsetField } from '../credit/schema.ts';
import { ledgers } from '../credit/states/ledger.ts';
import { tableFormats } from '../credit/states/table-format.ts';
import { invoiceState } from '../invoice/states/invoice-state.ts';
import { orderState } from '../order/states/order-state.ts';
import { moneyLimits } from './limits.ts';
import { moneyMessages } from './messages.ts';
import {
  deskInvoiceSchema,
  deskOrderSchema,
  lotSchema,
  newLotSchema,
  provenEntrySchema,
  revenueSchema,
} from './schema.ts';

const visitors = ['administrator'] as const;
const reason = z.string().check(z.trim(), z.maxLength(moneyLimits.reason.max));
const told = reason.check(z.minLength(1, { error: moneyMessages.reasonEmpty.key }));
const id = idSchema;

/** What administrators do about money: reviews, refunds, invoices, lots of codes, and proofs. */
export const moneyRoutes = defineRoutes({
  orders: {
    method: 'POST',
    path: '/web-api/portrait/admin/order/list',
    visitors,
    about: {
      zh: '所有订单，最新的在前；可按订单编号搜索。',
      en: 'All orders, the newest first; searched by their numbers.',
    },
    body: z.strictObject({
      ...pageFields,
      state: z.optional(wire(orderState)),
      /** Those alone that wait for a review or a decision. */
      waiting: z.optional(z.boolean()),
      search: searchField,
    }),
    data: pageOf(deskOrderSchema),
  },
  receipt: {
    method: 'GET',
    path: '/web-api/portrait/admin/order/receipt/{id}',
    visitors,
    about: { zh: '一笔对公转账的回单照片。', en: 'The photo of the receipt of a transfer.' },
    params: z.object({ id }),
    answer: 'file',
  },
  review: {
    method: 'POST',
    path: '/web-api/portrait/admin/order/review',
    visitors,
    about: {
      zh: '审核对公转账：通过后订单到账，未通过时写明原因。',
      en: 'Reviews a transfer: the order is paid, or the buyer is told why not.',
    },
    body: z.discriminatedUnion('accept', [
      z.strictObject({ id, accept: z.literal(true) }),
      z.strictObject({ id, accept: z.literal(false), reason: told }),
    ]),
  },
  refund: {
    method: 'POST',
    path: '/web-api/portrait/admin/order/refund',
    visitors,
    about: {
      zh: '处理退款申请：同意（可少退）、拒绝，或确认已线下退还。',
      en: 'Decides about a refund: gives back (or less), refuses, or confirms that it was transferred by hand.',
    },
    body: z.discriminatedUnion('decision', [
      z.strictObject({ id, decision: z.literal('approve'), amount: z.optional(z.int().check(z.positive())) }),
      z.strictObject({ id, decision: z.literal('refuse'), reason: told }),
      z.strictObject({ id, decision: z.literal('done') }),
    ]),
  },
  invoices: {
    method: 'POST',
    path: '/web-api/portrait/admin/invoice/list',
    visitors,
    about: { zh: '所有发票，最新的在前。', en: 'All invoices, the newest first.' },
    body: z.strictObject({ ...pageFields, state: z.optional(wire(invoiceState)) }),
    data: pageOf(deskInvoiceSchema),
  },
  moveInvoice: {
    method: 'POST',
    path: '/web-api/portrait/admin/invoice/move',
    visitors,
    about: {
      zh: '开具、作废或红冲发票，并邮件通知申请人。',
      en: 'Issues, voids or reverses an invoice; who asked for it is told by mail.',
    },
    body: z.discriminatedUnion('to', [
      z.strictObject({ id, to: z.literal('issued') }),
      z.strictObject({ id, to: z.literal('voided'), reason: told }),
      z.strictObject({ id, to: z.literal('reversed'), reason: told }),
    ]),
    data: deskInvoiceSchema,
  },
  lots: {
    method: 'POST',
    path: '/web-api/portrait/admin/lot/list',
    visitors,
    about: { zh: '批量生成的充值码与优惠码。', en: 'Lots of recharge and coupon codes.' },
    body: z.strictObject({ ...pageFields }),
    data: pageOf(lotSchema),
  },
  addLot: {
    method: 'POST',
    path: '/web-api/portrait/admin/lot/add',
    visitors,
    about: {
      zh: '生成一批兑换码。码只在这一次返回，之后只保存其哈希值。',
      en: 'Makes a lot of codes. They are told this once; only their hashes are kept.',
    },
    body: newLotSchema,
    data: z.object({ codes: z.array(z.string()) }),
  },
  withdrawLot: {
    method: 'POST',
    path: '/web-api/portrait/admin/lot/withdraw',
    visitors,
    about: { zh: '作废一批里还没有使用的兑换码。', en: 'Withdraws the codes of a lot that nobody has used.' },
    body: z.strictObject({ id }),
  },
  ledger: {
    method: 'POST',
    path: '/web-api/portrait/admin/ledger/list',
    visitors,
    about: {
      zh: '一个账号某项余额的全部流水，每笔之后的余额，以及流水之和与余额是否一致。',
      en: 'Every entry of a ledger with the balance after it, and whether their sum is the balance.',
    },
    body: z.strictObject({ ...pageFields, userId: id, ledger: z.enum(ledgers) }),
    data: z.extend(pageOf(provenEntrySchema), { balance: z.int(), sum: z.int(), isProven: z.boolean() }),
  },
  revenue: {
    method: 'POST',
    path: '/web-api/portrait/admin/revenue/list',
    visitors,
    about: { zh: '每月收入与退款，按币种。', en: 'Income and refunds by month and currency.' },
    body: z.strictObject({ offsetMinutes: offsetField }),
    data: z.object({ list: z.array(revenueSchema) }),
  },
  exportRevenue: {
    method: 'POST',
    path: '/web-api/portrait/admin/revenue/export',
    visitors,
    about: { zh: '把每月收入下载为 Excel 或 CSV。', en: 'Income by month as an Excel or CSV file.' },
    body: z.strictObject({ offsetMinutes: offsetField, format: z.enum(tableFormats) }),
    answer: 'file',
  },
});
