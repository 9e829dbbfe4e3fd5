import type { Levels } from '@app/contract/user/states/level.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Events } from '../../../platform/events.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { Log } from '../../../platform/log.ts';
import type { PaymentProvider, Sandbox } from '../../../providers/payment/port.ts';
import type { CreditService } from '../../credit/service.ts';
import type { MailService } from '../../mail/service.ts';
import type { PushService } from '../../push/service.ts';
import type { SubscriptionDeps, SubscriptionService } from '../../subscription/service.ts';

/** What the use cases of orders are made from; each takes the part it needs. */
export type OrderDeps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  log: Log;
  events: Events;
  queue: Queue;
  credits: CreditService;
  subscriptions: SubscriptionService;
  mails: MailService;
  push: PushService;
  memberOf: SubscriptionDeps['memberOf'];
  /** What the levels cost, where the host has changed it. */
  levels?: Levels | undefined;
  /** The online providers that are open here. */
  payments: readonly PaymentProvider[];
  /** Present where it stands in for them. */
  sandbox?: Sandbox | undefined;
  /** There is an account that companies can transfer to. */
  takesTransfers: boolean;
  publicUrl: () => string;
};
