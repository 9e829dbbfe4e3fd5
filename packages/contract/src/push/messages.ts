import { defineMessages } from '../base/messages.ts';
import { pushLimits } from './limits.ts';

/** Texts about the event stream. */
export const pushMessages = defineMessages('push', {
  maxRetryExceeded: {
    zh: '与服务器的连接已中断，进度不再自动更新。点此重新连接',
    en: 'The connection to the server was lost, so progress is no longer updated. Click here to reconnect.',
    specKey: 'MAX_RETRY_EXCEEDED',
  },
  tooManyStreams: {
    zh: `同一账号最多同时打开 ${pushLimits.streamsPerUser} 个事件流，请先关闭不用的页面或退出其他设备`,
    en: `An account can have at most ${pushLimits.streamsPerUser} event streams open. Close unused pages or log out other devices.`,
  },
});
