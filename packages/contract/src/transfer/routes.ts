import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { idSchema } from '../base/wire.ts';
import { orderSchema, payDataSchema } from '../order/schema.ts';

/** Calls about paying by corporate transfer. */
export const transferRoutes = defineRoutes({
  account: {
    method: 'GET',
    path: '/pay-api/order/transfer/{id}',
    visitors: ['user'],
    about: {
      zh: '我的订单应转账到哪个对公账户；没有设置账户时为空。',
      en: 'Where the money for my order is to be transferred; null where no account is set up.',
    },
    params: z.object({ id: idSchema }),
    data: z.object({ payData: z.nullable(payDataSchema) }),
  },
  receipt: {
    method: 'POST',
    path: '/pay-api/order/receipt/{id}',
    visitors: ['user'],
    about: {
      zh: '上传对公转账的回单照片，订单进入待审核。回单只有管理员能看到。',
      en: 'Uploads the photo of a receipt; the order then waits for its review. Only administrators see it.',
    },
    params: z.object({ id: idSchema }),
    upload: true,
    data: orderSchema,
  },
});
