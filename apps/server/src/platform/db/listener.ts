import { Client, escapeIdentifier } from 'pg';
import type { Connection } from './connection.ts';
import type { Log } from '../log.ts';

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
  let again: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new Client({ ...connection, keepAlive: true });
    let lost = false;
    const onLoss = () => {
      if (lost || closed) return;
      lost = true;
      log.warn({ channel }, 'database listener lost its connection');
      again = setTimeout(() => void connect().catch(onLossAgain), retryMs);
    };
    const onLossAgain = () => {
      lost = false;
      onLoss();
    };
    fresh.on('error', onLoss);
    fresh.on('end', onLoss);
    fresh.on('notification', ({ payload }) => onMessage(payload ?? ''));
    await fresh.connect();
    await fresh.query(`listen ${escapeIdentifier(channel)}`);
    client = fresh;
    onConnect();
  }

  return {
    start: connect,
    async stop(): Promise<void> {
      closed = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
