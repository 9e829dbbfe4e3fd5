import type { Clock } from '../../../platform/clock.ts';
import type { Connection } from '../../../platform/db/connection.ts';
import { createListener } from '../../../platform/db/listener.ts';
import type { Log } from '../../../platform/log.ts';
import type { EventStore } from '../store.ts';
import type { Hub } from './deliver-events.ts';
import { oldestReplay } from './greet-client.ts';

type Deps = {
  events: EventStore;
  hub: Hub;
  connection: Connection;
  clock: Clock;
  log: Log;
  onError: (error: Error) => void;
  /** Called after each (re)connect: ends of sessions may not have been heard. */
  onConnect: () => Promise<void>;
};

export const channel = 'push';
/** Stands in a notice where the number of an event would be: the user's connections end, or those of one login. */
const hangUp = 0;

export const noticeOfEvent = (id: number, userId: string): string => `${id} ${userId}`;
export const noticeOfEnd = (userId: string, tokenHash?: string): string =>
  [hangUp, userId, ...(tokenHash === undefined ? [] : [tokenHash])].join(' ');

/** Hears what any process says about users, and hands it to those of them who are connected here. */
export function hearNotices({ events, hub, connection, clock, log, onError, onConnect }: Deps) {
  let newestId = 0;
  let heard: number[] = [];
  let reading = Promise.resolve();

  /** One reading after another: an event that overtook an older one would make that look told already. */
  function inTurn(read: () => Promise<void>): void {
    reading = reading.then(read).catch(onError);
  }

  // Many notices in one turn of the event loop, or during a reading, are read with one query.
  function onNotice(payload: string): void {
    const [id = '', userId = '', session] = payload.split(' ');
    if (Number(id) === hangUp) return hub.close(userId, session);
    newestId = Math.max(newestId, Number(id));
    if (!hub.has(userId)) return;
    heard.push(Number(id));
    if (heard.length === 1) setImmediate(() => inTurn(readHeard));
  }

  async function readHeard(): Promise<void> {
    for (const row of await events.find(heard.splice(0))) hub.deliver(row);
  }

  async function readMissed(after: number): Promise<void> {
    const userIds = hub.userIds();
    if (userIds.length === 0) return;
    for (const row of await events.since(userIds, after, oldestReplay(clock))) hub.deliver(row);
  }

  const listener = createListener({
    connection,
    channel,
    log,
    onMessage: onNotice,
    onConnect: () => {
      // As it stands now: what is heard from here on may come before the reading's turn does.
      const after = newestId;
      inTurn(() => readMissed(after));
      void onConnect().catch(onError);
    },
  });

  return {
    async start(): Promise<void> {
      newestId = await events.newestId();
      await listener.start();
    },
    stop: () => listener.stop(),
  };
}
