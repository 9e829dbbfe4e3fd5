import { type PushMessage, pushEvent, writePush } from '@app/contract/push/events.ts';
import { pushLimits } from '@app/contract/push/limits.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { commonErrors } from '@app/contract/base/common-errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection } from '../../platform/db/connection.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { createListener } from '../../platform/db/listener.ts';
import { lockByName } from '../../platform/db/locks.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { Log } from '../../platform/log.ts';
import { canConnect } from './policy.ts';
import { createEventStore, type EventRow } from './store.ts';

type Deps = {
  db: Database;
  connection: Connection;
  clock: Clock;
  log: Log;
  version: string;
  onStreamCount: (open: number) => void;
};

const channel = 'push';

/** One open connection of a user: what it has already got, and what came while older events were being read. */
type Client = { stream: EventStream; lastId: number; waiting: EventRow[] | undefined };

export type PushService = ReturnType<typeof createPushService>;

export function createPushService({ db, connection, clock, log, version, onStreamCount }: Deps) {
  const events = createEventStore(db);
  const clients = new Map<string, Set<Client>>();
  let streamCount = 0;
  let newestId = 0;
  let heard: number[] = [];
  let keepAlive: NodeJS.Timeout | undefined;

  const oldestReplay = () => new Date(clock.now().getTime() - pushLimits.replayMs);

  function deliver(row: EventRow): void {
    newestId = Math.max(newestId, row.id);
    for (const client of clients.get(row.userId) ?? []) {
      if (client.waiting) client.waiting.push(row);
      else send(client, row);
    }
  }

  function send(client: Client, { id, userId, event, data }: EventRow): void {
    if (id <= client.lastId) return;
    client.lastId = id;
    client.stream.send({ id, data: { event: pushEvent.encode(event), userId, data } });
  }

  // Many notices in one turn of the event loop are read with one query.
  function onNotice(payload: string): void {
    const [id = '', userId = ''] = payload.split(' ');
    if (!clients.has(userId)) return;
    heard.push(Number(id));
    if (heard.length === 1) setImmediate(() => void readHeard().catch(onReadError));
  }

  async function readHeard(): Promise<void> {
    const ids = heard;
    heard = [];
    for (const row of await events.find(ids)) deliver(row);
  }

  async function catchUp(): Promise<void> {
    if (clients.size === 0) return;
    for (const row of await events.since([...clients.keys()], newestId, oldestReplay())) deliver(row);
  }

  const onReadError = (error: Error) => log.error({ reason: error.message }, 'events could not be read');

  const listener = createListener({
    connection,
    channel,
    log,
    onMessage: onNotice,
    onConnect: () => void catchUp().catch(onReadError),
  });

  function register(userId: string, client: Client): void {
    const open = clients.get(userId) ?? new Set();
    clients.set(userId, open.add(client));
    onStreamCount(++streamCount);
    client.stream.onClose(() => {
      open.delete(client);
      if (open.size === 0 && clients.get(userId) === open) clients.delete(userId);
      onStreamCount(--streamCount);
    });
  }

  async function replay(userId: string, client: Client): Promise<void> {
    for (const row of await events.since([userId], client.lastId, oldestReplay())) send(client, row);
    const waiting = client.waiting ?? [];
    client.waiting = undefined;
    for (const row of waiting) send(client, row);
  }

  return {
    async start(): Promise<void> {
      await listener.start();
      keepAlive = setInterval(() => {
        for (const open of clients.values()) for (const { stream } of open) stream.comment('');
      }, pushLimits.keepAliveMs);
      keepAlive.unref();
    },

    /** Tells a user something, wherever that user is connected, if and only if the caller's transaction commits. */
    async publish(tx: Transaction, message: PushMessage): Promise<void> {
      const { data } = writePush(message) as { data: unknown };
      // One at a time per user: otherwise a later id could be seen before an earlier one, and a replay would lose it.
      await lockByName(tx, 'events', message.userId);
      const store = createEventStore(tx);
      const { userId, event } = message;
      const id = await store.insert({ userId, event, data, createdAt: clock.now() });
      await store.notify(channel, `${id} ${userId}`);
    },

    /** Opens a user's own stream. With `lastEventId` it starts with what was missed. */
    connect(visitor: UserVisitor, userId: string, lastEventId: string | undefined): (stream: EventStream) => void {
      if (!canConnect(visitor, userId)) throw new AppError(commonErrors.notFound);
      return (stream) => {
        const last = /^\d{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : undefined;
        const client: Client = { stream, lastId: last ?? 0, waiting: last === undefined ? undefined : [] };
        register(userId, client);
        const hello: PushMessage = { event: 'connection', userId, data: { serverVersion: version } };
        stream.send({ data: writePush(hello) });
        if (client.waiting) void replay(userId, client).catch(onReadError);
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
