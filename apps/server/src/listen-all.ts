import { avatarListeners } from './modules/avatar/listeners.ts';
import { broadcastListeners } from './modules/broadcast/listeners.ts';
import { conversationListeners } from './modules/conversation/listeners.ts';
import { couponListeners } from './modules/coupon/listeners.ts';
import { coursewareListeners } from './modules/courseware/listeners.ts';
import { creditListeners } from './modules/credit/listeners.ts';
import { dictionaryListeners } from './modules/dictionary/listeners.ts';
import { exportListeners } from './modules/export/listeners.ts';
import { graphListeners } from './modules/graph/listeners.ts';
import { invoiceListeners } from './modules/invoice/listeners.ts';
import { mailListeners } from './modules/mail/listeners.ts';
import { orderListeners } from './modules/order/listeners.ts';
import { passageListeners } from './modules/passage/listeners.ts';
import { projectListeners } from './modules/project/listeners.ts';
import { pushListeners } from './modules/push/listeners.ts';
import { sampleListeners } from './modules/sample/listeners.ts';
import { shareListeners } from './modules/share/listeners.ts';
import { taskListeners } from './modules/task/listeners.ts';
import { transferListeners } from './modules/transfer/listeners.ts';
import { uploadListeners } from './modules/upload/listeners.ts';
import { userListeners } from './modules/user/listeners.ts';
import { voiceListeners } from './modules/voice/listeners.ts';
import type { Events } from './platform/events.ts';
import { callListeners } from './platform/http/once.ts';

type Services = Parameters<typeof avatarListeners>[0] &
  Parameters<typeof broadcastListeners>[0] &
  Parameters<typeof conversationListeners>[0] &
  Parameters<typeof couponListeners>[0] &
  Parameters<typeof transferListeners>[0] &
  Parameters<typeof orderListeners>[0] &
  Parameters<typeof invoiceListeners>[0] &
  Parameters<typeof coursewareListeners>[0] &
  Parameters<typeof dictionaryListeners>[0] &
  Parameters<typeof exportListeners>[0] &
  Parameters<typeof graphListeners>[0] &
  Parameters<typeof passageListeners>[0] &
  Parameters<typeof projectListeners>[0] &
  Parameters<typeof pushListeners>[0] &
  Parameters<typeof sampleListeners>[0] &
  Parameters<typeof taskListeners>[0] &
  Parameters<typeof uploadListeners>[0] &
  Parameters<typeof userListeners>[0] &
  Parameters<typeof voiceListeners>[0];

/** Who listens. The order is that in which a person reads what goes with an account. */
export const listenAll = (events: Events, services: Services): void =>
  events.listen(
    broadcastListeners(services),
    projectListeners(services),
    avatarListeners(services),
    voiceListeners(services),
    coursewareListeners(services),
    dictionaryListeners(services),
    passageListeners(services),
    exportListeners(services),
    graphListeners(services),
    shareListeners,
    uploadListeners(services),
    taskListeners(services),
    mailListeners,
    creditListeners(services),
    orderListeners(services),
    invoiceListeners(services),
    couponListeners(services),
    transferListeners(services),
    userListeners(services),
    sampleListeners(services),
    conversationListeners(services),
    pushListeners(services),
    callListeners,
  );
