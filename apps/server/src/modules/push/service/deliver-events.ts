import { pushEvent } from '@app/contract/push/events.ts';
import type { EventStream } from '../../../platform/http/event-stream.ts';
import type { EventRow } from '../store.ts';

/** One open connection of a user: what it has got already, and what came while older events were being read. */
export type Client = {
  stream: EventStream;
  /** The login it was opened with, by the hash of its token: it ends with it. */
  session: string;
  lastId: number;
  waiting: EventRow[] | undefined;
};

export type Hub = ReturnType<typeof createHub>;

/** The open connections of this process, and what each of them has still to get. */
export function createHub(onCount: (open: number) => void) {
  const clients = new Map<string, Set<Client>>();
  /** How many connections of a user are about to open. */
  const opening = new Map<string, number>();
  let count = 0;

  function send(client: Client, { id, userId, event, data }: EventRow): void {
    if (id <= client.lastId) return;
    client.lastId = id;
    client.stream.send({ id, data: { event: pushEvent.encode(event), userId, data } });
  }

  return {
    userIds: (): string[] => [...clients.keys()],
    has: (userId: string): boolean => clients.has(userId),
    /** The logins that have a connection here. */
    sessions: (): string[] => [
      ...new Set([...clients.values()].flatMap((open) => [...open].map(({ session }) => session))),
    ],

    /** Takes a place for a connection that opens next, unless the user has as many as are allowed. */
    claim(userId: string, most: number): boolean {
      const coming = opening.get(userId) ?? 0;
      if ((clients.get(userId)?.size ?? 0) + coming >= most) return false;
      opening.set(userId, coming + 1);
      return true;
    },

    /** A connection that has claimed its place is open. */
    register(userId: string, client: Client): void {
      const coming = (opening.get(userId) ?? 0) - 1;
      if (coming > 0) opening.set(userId, coming);
      else opening.delete(userId);
      const open = clients.get(userId) ?? new Set();
      clients.set(userId, open.add(client));
      onCount(++count);
      client.stream.onClose(() => {
        open.delete(client);
        if (open.size === 0 && clients.get(userId) === open) clients.delete(userId);
        onCount(--count);
      });
    },

    deliver(row: EventRow): void {
      for (const client of clients.get(row.userId) ?? []) {
        if (client.waiting) client.waiting.push(row);
        else send(client, row);
      }
    },

    /** Sends a client what it missed, then what came meanwhile. */
    catchUp(client: Client, missed: readonly EventRow[]): void {
      for (const row of [...missed, ...(client.waiting ?? [])]) send(client, row);
      client.waiting = undefined;
    },

    /** Ends the connections of a user, or only those of one login; who may still connect comes back by itself. */
    close(userId: string, login?: string): void {
      for (const { stream, session } of clients.get(userId) ?? []) {
        if (login === undefined || session === login) stream.end();
      }
    },

    closeSessions(ended: ReadonlySet<string>): void {
      for (const open of clients.values()) {
        for (const { stream, session } of open) if (ended.has(session)) stream.end();
      }
    },

    keepAlive(): void {
      for (const open of clients.values()) for (const { stream } of open) stream.comment('');
    },
  };
}
