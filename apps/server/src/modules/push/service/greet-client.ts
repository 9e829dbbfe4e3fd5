import { writePush } from '@app/contract/push/events.ts';
import { pushLimits } from '@app/contract/push/limits.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { EventStore } from '../store.ts';
import type { Client, Hub } from './deliver-events.ts';

type Deps = { events: EventStore; hub: Hub; clock: Clock; version: string };

/** Nobody knows any more when it was. */
const everything = new Date(0);

/** The oldest moment whose events are still sent to who comes back. */
export const oldestReplay = (clock: Clock): Date => new Date(clock.now().getTime() - pushLimits.replayMs);

/**
 * Begins the conversation with a client that is registered already: who is new hears where the events stand, and who
 * comes back with the number of the last one hears what was missed. What can no longer be told is a `check`.
 */
export function greetClient({ events, hub, clock, version }: Deps) {
  /** Since when a client may have missed what is gone; undefined when nothing is. */
  async function gapSince(userId: string, last: number, newest: number): Promise<Date | undefined> {
    if (last === newest) return undefined;
    const moment = await events.momentOf(userId, last);
    return moment && moment > oldestReplay(clock) ? undefined : (moment ?? everything);
  }

  return async (client: Client, userId: string, last: number | undefined): Promise<void> => {
    const newest = await events.newestIdOf(userId);
    const connection = writePush({ event: 'connection', userId, data: { serverVersion: version } });
    if (last === undefined) {
      // With a number from the start, who loses the connection before the first event can say where it was.
      client.stream.send({ id: newest, data: connection });
      return hub.catchUp(client, []);
    }
    client.stream.send({ data: connection });
    const since = await gapSince(userId, last, newest);
    // A number from before a restore may be above all that will come.
    client.lastId = Math.min(last, newest);
    hub.catchUp(client, await events.since([userId], client.lastId, oldestReplay(clock)));
    if (since === undefined) return;
    client.stream.send({
      id: Math.max(newest, client.lastId),
      data: writePush({ event: 'check', userId, data: { since } }),
    });
  };
}
