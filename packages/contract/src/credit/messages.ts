import { defineMessages } from '../base/messages.ts';

/** Texts about credits. */
export const creditMessages = defineMessages('credit', {
  insufficient: {
    zh: '积分不足，请购买服务套餐或积分包',
    en: 'Insufficient credits. Please purchase a service package or credit package.',
  },
});
