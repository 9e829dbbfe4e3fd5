import { setTimeout as pause } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import type { Log } from '../log.ts';
import type { Connection } from './connection.ts';

type Options = {
  connection: Connection;
  channel: string;
  log: Log;
  onMessage: (payload: string) => void;
  /** Called after each (re)connect: what was said in between was not heard. */
  onConnect: () => void;
};

const retryMs = 500;

/** One connection that listens to a channel of the database and comes back by itself after a loss. */
export function createListener({ connection, channel, log, onMessage, onConnect }: Options) {
  let client: Client | undefined;
  let closed = false;

  /** Connects and listens; resolves with a promise of the loss. */
  async function connect(): Promise<{ lost: Promise<void> }> {
    const fresh = new Client({ ...connection, keepAlive: true });
    const lost = new Promise<void>((resolve) => {
      fresh.on('error', () => resolve());
      fresh.on('end', () => resolve());
    });
    fresh.on('notification', ({ payload }) => onMessage(payload ?? ''));
    await fresh.connect();
    await fresh.query(`listen ${escapeIdentifier(channel)}`);
    client = fresh;
    onConnect();
    return { lost };
  }

  async function stayConnected(first: { lost: Promise<void> }): Promise<void> {
    let made: { lost: Promise<void> } | undefined = first;
    while (!closed) {
      if (made) {
        await made.lost;
        if (closed) return;
        log.warn({ channel }, 'database listener lost its connection');
      }
      await pause(retryMs);
      made = closed ? undefined : await connect().catch(() => undefined);
    }
  }

  return {
    async start(): Promise<void> {
      void stayConnected(await connect());
    },
    async stop(): Promise<void> {
      closed = true;
      await client?.end().catch(() => undefined);
    },
  };
}
