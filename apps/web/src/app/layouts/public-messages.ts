import { defineMessages } from '@app/contract/base/messages.ts';

/** Texts of the frame around the screens for everybody. */
export const publicMessages = defineMessages('public', {
  howItWorks: { zh: '产品', en: 'Product' },
  moreNavigation: { zh: '更多', en: 'More' },
});
