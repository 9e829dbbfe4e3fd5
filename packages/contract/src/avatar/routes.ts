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
    visitors: ['nobody', 'user'],
    about: {
      zh: '我的数字人、产品自带且人人可用的模板，或两者一起。未登录时只有模板。',
      en: 'My avatars, the templates that come with the product and that everybody may use, or both. Without a login there are templates alone.',
    },
    body: z.strictObject({ ...pageFields, tab: z._default(z.enum(avatarTabs), 'mine') }),
    data: pageOf(avatarSchema),
  },
});
