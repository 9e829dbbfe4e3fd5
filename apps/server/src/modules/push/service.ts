import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { type PushMessage, writePush } from '@app/contract/push/events.ts';
import { pushLimits } from '@app/contract/push/limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection } from '../../platform/db/connection.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { createListener } from '../../platform/db/listener.ts';
import { lockByName } from '../../platform/db/locks.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { Log } from '../../platform/log.ts';
import { canConnect } from './policy.ts';
import { type Client, createHub } from './service/deliver-events.ts';
import { createEventStore } from './store.ts';

type Deps = {
  db: Database;
  connection: Connection;
  clock: Clock;
  log: Log;
  version: string;
  onStreamCount: (open: number) => void;
};

const channel = 'push';
/** Stands in a notice where the number of an event would be: the user's connections end. */
const hangUp = 0;

export type PushService = ReturnType<typeof createPushService>;

export function createPushService({ db, connection, clock, log, version, onStreamCount }: Deps) {
  const events = createEventStore(db);
  const hub = createHub(onStreamCount);
  let newestId = 0;
  let heard: number[] = [];
  let keepAlive: NodeJS.Timeout | undefined;

  const oldestReplay = () => new Date(clock.now().getTime() - pushLimits.replayMs);
  const onReadError = (error: Error) => log.error({ reason: error.message }, 'events could not be read');

  // Many notices in one turn of the event loop are read with one query.
  function onNotice(payload: string): void {
    const [id = '', userId = ''] = payload.split(' ');
    if (Number(id) === hangUp) return hub.close(userId);
    newestId = Math.max(newestId, Number(id));
    if (!hub.has(userId)) return;
    heard.push(Number(id));
    if (heard.length === 1) setImmediate(() => void readHeard().catch(onReadError));
  }

  async function readHeard(): Promise<void> {
    for (const row of await events.find(heard.splice(0))) hub.deliver(row);
  }

  async function readMissed(): Promise<void> {
    const userIds = hub.userIds();
    if (userIds.length === 0) return;
    for (const row of await events.since(userIds, newestId, oldestReplay())) hub.deliver(row);
  }

  const listener = createListener({
    connection,
    channel,
    log,
    onMessage: onNotice,
    onConnect: () => void readMissed().catch(onReadError),
  });

  return {
    async start(): Promise<void> {
      newestId = await events.newestId();
      await listener.start();
      keepAlive = setInterval(() => hub.keepAlive(), pushLimits.keepAliveMs).unref();
    },

    /** Tells a user something, wherever that user is connected, if and only if the caller's transaction commits. */
    async publish(tx: Transaction, message: PushMessage): Promise<void> {
      const { userId, event } = message;
      const { data } = writePush(message);
      // One at a time per user: otherwise a later id could be seen before an earlier one, and a replay would lose it.
      await lockByName(tx, 'events', userId);
      const store = createEventStore(tx);
      const id = await store.insert({ userId, event, data, createdAt: clock.now() });
      await store.notify(channel, `${id} ${userId}`);
    },

    /** Ends a user's streams in all processes once the caller's transaction has committed. */
    async disconnect(tx: Transaction, userId: string): Promise<void> {
      await createEventStore(tx).notify(channel, `${hangUp} ${userId}`);
    },

    /** Opens a user's own stream. With `lastEventId` it starts with what was missed. */
    connect(visitor: UserVisitor, userId: string, lastEventId = ''): (stream: EventStream) => void {
      if (!canConnect(visitor, userId)) throw new AppError(commonErrors.notFound);
      return (stream) => {
        const last = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : undefined;
        const client: Client = { stream, lastId: last ?? 0, waiting: last === undefined ? undefined : [] };
        hub.register(userId, client);
        stream.send({ data: writePush({ event: 'connection', userId, data: { serverVersion: version } }) });
        if (last === undefined) return;
        events
          .since([userId], last, oldestReplay())
          .then((missed) => hub.catchUp(client, missed), onReadError);
      };
    },

    async forgetOldEvents(): Promise<void> {
      await events.deleteBefore(oldestReplay());
    },

    async stop(): Promise<void> {
      clearInterval(keepAlive);
      await listener.stop();
    },
  };
}
