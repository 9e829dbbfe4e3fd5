import * as z from 'zod/mini';
import { defineRoutes } from '../base/routes.ts';
import { wire } from '../base/wire.ts';
import { exchangePath } from './states/exchange-path.ts';
import { goodsIdSchema, productPackageSchema, servicePackageSchema } from './schema.ts';
import { exchangeType } from './states/exchange-type.ts';

/** Calls about what can be bought, for money and for credits. */
export const goodsRoutes = defineRoutes({
  services: {
    method: 'POST',
    path: '/goods-api/service/list',
    visitors: ['nobody'],
    about: {
      zh: '用钱购买的套餐：按月、按年的会员套餐与积分包，价格以元和美元计。',
      en: 'The packages that are paid with money: levels by month and year, and credits, in yuan and dollars.',
    },
    body: z.strictObject({}),
    data: z.array(servicePackageSchema),
  },
  products: {
    method: 'POST',
    path: '/goods-api/product/list',
    visitors: ['user'],
    about: {
      zh: '用积分兑换的套餐。type：0 助手次数，1 互动次数，2 存储空间（GB，一个月）。',
      en: 'The packages that are paid with credits. type: 0 helper uses, 1 interactions, 2 storage (GB, for a month).',
    },
    body: z.strictObject({ type: wire(exchangeType) }),
    data: z.array(productPackageSchema),
  },
  exchange: {
    method: 'POST',
    path: exchangePath,
    visitors: ['user'],
    about: {
      zh: '用积分兑换一个套餐。积分不足时返回 1001002069，什么都不会扣。',
      en: 'Exchanges credits for a package. Too few credits are refused with 1001002069, and nothing is taken.',
    },
    body: z.strictObject({ id: goodsIdSchema }),
    data: productPackageSchema,
    onceByKey: true,
  },
});
