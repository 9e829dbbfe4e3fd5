import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import { pushErrors } from '@app/contract/push/errors.ts';
import { type PushMessage, writePush } from '@app/contract/push/events.ts';
import { pushLimits } from '@app/contract/push/limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection } from '../../platform/db/connection.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { lockByName } from '../../platform/db/locks.ts';
import type { EventStream } from '../../platform/http/event-stream.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { Log } from '../../platform/log.ts';
import { hashToken } from '../../platform/tokens.ts';
import { canConnect } from './policy.ts';
import { type Client, createHub } from './service/deliver-events.ts';
import { greetClient, oldestReplay } from './service/greet-client.ts';
import { channel, hearNotices, noticeOfEnd, noticeOfEvent } from './service/hear-notices.ts';
import { createEventStore } from './store.ts';

type Deps = {
  db: Database;
  connection: Connection;
  clock: Clock;
  log: Log;
  version: string;
  /** Which of these logins are still open; they are named by the hashes of their tokens. */
  openSessions: (tokenHashes: readonly string[]) => Promise<ReadonlySet<string>>;
  onStreamCount: (open: number) => void;
};

export type PushService = ReturnType<typeof createPushService>;

export function createPushService(deps: Deps) {
  const { db, connection, clock, log, version, openSessions, onStreamCount } = deps;
  const events = createEventStore(db);
  const hub = createHub(onStreamCount);
  const greet = greetClient({ events, hub, clock, version });
  let keepAlive: NodeJS.Timeout | undefined;

  const onError = (error: Error) => log.error({ reason: error.message }, 'events could not be read');

  /** Ends the streams whose login has ended or expired: those of which no notice came. */
  async function closeEnded(sessions: readonly string[] = hub.sessions()): Promise<void> {
    if (sessions.length === 0) return;
    const open = await openSessions(sessions);
    hub.closeSessions(new Set(sessions.filter((session) => !open.has(session))));
  }

  const notices = hearNotices({ events, hub, connection, clock, log, onError, onConnect: closeEnded });

  async function welcome(client: Client, userId: string, last: number | undefined): Promise<void> {
    // The login may have ended while the stream was being opened; from here on a notice finds it.
    await closeEnded([client.session]);
    await greet(client, userId, last);
  }

  return {
    async start(): Promise<void> {
      await notices.start();
      keepAlive = setInterval(() => {
        hub.keepAlive();
        void closeEnded().catch(onError);
      }, pushLimits.keepAliveMs).unref();
    },

    /** Tells a user something, wherever that user is connected, if and only if the caller's transaction commits. */
    async publish(tx: Transaction, message: PushMessage): Promise<void> {
      const { userId, event } = message;
      const { data } = writePush(message);
      // One at a time per user: otherwise a later id could be seen before an earlier one, and a replay would lose it.
      await lockByName(tx, 'events', userId);
      const store = createEventStore(tx);
      const id = await store.insert({ userId, event, data, createdAt: clock.now() });
      await store.notify(channel, noticeOfEvent(id, userId));
    },

    /** Ends a user's streams, or those of one login, in all processes once the caller's transaction has committed. */
    async disconnect(tx: Transaction, userId: string, tokenHash?: string): Promise<void> {
      await createEventStore(tx).notify(channel, noticeOfEnd(userId, tokenHash));
    },

    closeEnded: () => closeEnded(),

    /** Opens a user's own stream. With `lastEventId` it starts with what was missed. */
    connect(visitor: UserVisitor, userId: string, lastEventId = ''): (stream: EventStream) => void {
      if (!canConnect(visitor, userId)) throw new AppError(commonErrors.notFound);
      // The newest is refused: an old one that is closed would come back and push out the next, without end.
      if (!hub.claim(userId, pushLimits.streamsPerUser)) throw new AppError(pushErrors.tooManyStreams);
      return (stream) => {
        const last = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : undefined;
        const client: Client = { stream, session: hashToken(visitor.token), lastId: 0, waiting: [] };
        hub.register(userId, client);
        welcome(client, userId, last).catch((error: Error) => {
          onError(error);
          stream.end();
        });
      };
    },

    async forgetOldEvents(): Promise<void> {
      await events.deleteBefore(oldestReplay(clock));
    },

    async stop(): Promise<void> {
      clearInterval(keepAlive);
      await notices.stop();
    },
  };
}
