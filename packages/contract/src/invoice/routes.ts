import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { idSchema, wire } from '../base/wire.ts';
import { invoiceRequestSchema, invoiceSchema } from './schema.ts';
import { invoiceState } from './states/invoice-state.ts';

/** Calls about invoices. */
export const invoiceRoutes = defineRoutes({
  add: {
    method: 'POST',
    path: '/web-api/portrait/invoice/add',
    visitors: ['user'],
    about: {
      zh: '为一笔已支付的订单申请发票；金额以订单为准。',
      en: 'Asks for the invoice of a paid order, which fixes the amount.',
    },
    body: invoiceRequestSchema,
    data: invoiceSchema,
    onceByKey: true,
  },
  list: {
    method: 'POST',
    path: '/web-api/portrait/invoice/list',
    visitors: ['user'],
    about: { zh: '我的发票，最新的在前。', en: 'My invoices, the newest first.' },
    body: z.strictObject({ ...pageFields, state: z.optional(wire(invoiceState)) }),
    data: pageOf(invoiceSchema),
  },
  file: {
    method: 'GET',
    path: '/web-api/portrait/invoice/file/{id}',
    visitors: ['nobody'],
    about: {
      zh: '按签名地址下载已开具的发票（PDF），中文或英文。',
      en: 'An issued invoice as PDF by its signed address, in Chinese or English.',
    },
    params: z.object({ id: idSchema }),
    query: z.strictObject({
      expires: z.string(),
      sign: z.string(),
      language: z.optional(z.enum(['zh-CN', 'en-US'])),
    }),
    answer: 'file',
  },
});
