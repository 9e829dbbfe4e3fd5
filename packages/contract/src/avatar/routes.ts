import * as z from 'zod/mini';
import { pageFields, pageOf } from '../base/page.ts';
import { defineRoutes } from '../base/routes.ts';
import { avatarSchema } from './schema.ts';
import { avatarTabs } from './states/tab.ts';

/** Calls about avatars. Those of the spec that are not here yet stand in pending-calls.ts. */
export const avatarRoutes = defineRoutes({
  list: {
    method: 'POST',
    path: '/web-api/portrait/avatars/list',
    visitors: ['user'],
    about: {
      zh: '我的数字人，或产品自带、人人可用的模板。',
      en: 'My avatars, or the templates that come with the product and that everybody may use.',
    },
    body: z.strictObject({ ...pageFields, tab: z._default(z.enum(avatarTabs), 'mine') }),
    data: pageOf(avatarSchema),
  },
});
