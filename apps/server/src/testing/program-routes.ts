import { defineRoutes } from '@app/contract/base/routes.ts';
import * as mini from 'zod/mini';

const about = { zh: '测试', en: 'test' };

/** The calls that program.ts serves beside those of the product. */
export const programRoutes = defineRoutes({
  write: {
    method: 'POST',
    path: '/web-api/portrait/test/write',
    visitors: ['nobody'],
    about,
    body: mini.strictObject({ key: mini.string() }),
  },
  work: {
    method: 'POST',
    path: '/web-api/portrait/test/work',
    visitors: ['nobody'],
    about,
    body: mini.strictObject({ key: mini.string(), beforeMs: mini.int(), afterMs: mini.int() }),
    data: mini.object({ id: mini.string() }),
  },
  emit: {
    method: 'POST',
    path: '/web-api/portrait/test/emit',
    visitors: ['nobody'],
    about,
    body: mini.strictObject({ key: mini.string(), beforeMs: mini.int(), afterMs: mini.int() }),
  },
  announce: {
    method: 'POST',
    path: '/web-api/portrait/test/announce',
    visitors: ['nobody'],
    about,
    body: mini.strictObject({ userId: mini.string(), orderId: mini.string() }),
  },
});
