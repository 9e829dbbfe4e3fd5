import { defineMessages } from '../base/messages.ts';

/** Texts about the event stream. */
export const pushMessages = defineMessages('push', {
  maxRetryExceeded: {
    zh: '与服务器的连接已中断，进度不再自动更新。点此重新连接',
    en: 'The connection to the server was lost, so progress is no longer updated. Click here to reconnect.',
    specKey: 'MAX_RETRY_EXCEEDED',
  },
});
