import { adminRoutes } from './admin/routes.ts';
import { avatarRoutes } from './avatar/routes.ts';
import type { RouteDef } from './base/routes.ts';
import { broadcastRoutes } from './broadcast/routes.ts';
import { clientRoutes } from './client/routes.ts';
import { conversationRoutes } from './conversation/routes.ts';
import { coursewareRoutes } from './courseware/routes.ts';
import { couponRoutes } from './coupon/routes.ts';
import { invoiceRoutes } from './invoice/routes.ts';
import { moneyRoutes } from './money/routes.ts';
import { transferRoutes } from './transfer/routes.ts';
import { creditRoutes } from './credit/routes.ts';
import { deckRoutes } from './deck/routes.ts';
import { dictionaryRoutes } from './dictionary/routes.ts';
import { factorRoutes } from './factor/routes.ts';
import { exportRoutes } from './export/routes.ts';
import { fontRoutes } from './font/routes.ts';
import { goodsRoutes } from './goods/routes.ts';
import { graphRoutes } from './graph/routes.ts';
import { orderRoutes } from './order/routes.ts';
import { outlineRoutes } from './outline/routes.ts';
import { photoRoutes } from './photo/routes.ts';
import { projectRoutes } from './project/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { sampleRoutes } from './sample/routes.ts';
import { scriptRoutes } from './script/routes.ts';
import { shareRoutes } from './share/routes.ts';
import { speechRoutes } from './speech/routes.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { taskRoutes } from './task/routes.ts';
import { uploadRoutes } from './upload/routes.ts';
import { userRoutes } from './user/routes.ts';
import { voiceRoutes } from './voice/routes.ts';

/** Every call of the product, by area. The server refuses to start when one has no handler. */
export const allRoutes = {
  user: userRoutes,
  factor: factorRoutes,
  push: pushRoutes,
  upload: uploadRoutes,
  project: projectRoutes,
  courseware: coursewareRoutes,
  deck: deckRoutes,
  outline: outlineRoutes,
  graph: graphRoutes,
  export: exportRoutes,
  script: scriptRoutes,
  share: shareRoutes,
  avatar: avatarRoutes,
  photo: photoRoutes,
  speech: speechRoutes,
  dictionary: dictionaryRoutes,
  voice: voiceRoutes,
  broadcast: broadcastRoutes,
  conversation: conversationRoutes,
  statistics: statisticsRoutes,
  credit: creditRoutes,
  goods: goodsRoutes,
  order: orderRoutes,
  coupon: couponRoutes,
  invoice: invoiceRoutes,
  transfer: transferRoutes,
  money: moneyRoutes,
  task: taskRoutes,
  admin: adminRoutes,
  client: clientRoutes,
  sample: sampleRoutes,
  font: fontRoutes,
} as const;

/** The same as one list, each row with its name. */
export const routeList: readonly { name: string; route: RouteDef }[] = Object.entries(allRoutes).flatMap(
  ([area, routes]) =>
    Object.entries<RouteDef>(routes).map(([call, route]) => ({ name: `${area}.${call}`, route })),
);
