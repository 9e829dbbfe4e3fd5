import type { RouteDef } from '@app/contract/base/routes.ts';
import { pushEvent, pushPayloads } from '@app/contract/push/events.ts';
import { StartFault } from './platform/start-fault.ts';
import { startMessages } from './platform/start-messages.ts';

type Facts = {
  /** The calls that this process must serve. */
  calls: readonly { name: string; route: RouteDef }[];
  /** `METHOD /path` of every mounted call. */
  mounted: ReadonlySet<string>;
  /** Kinds of work that waits in the database. */
  openKinds: readonly string[];
  definedKinds: readonly string[];
};

/** What is missing for the program to do what its contract says; each entry names the thing and its place. */
export function findGaps({ calls, mounted, openKinds, definedKinds }: Facts): string[] {
  const unserved = calls
    .filter(({ route }) => !mounted.has(`${route.method} ${route.path}`))
    .map(({ name, route }) => `call ${name} (${route.method} ${route.path}) has no handler`);
  const jobs = openKinds
    .filter((kind) => !definedKinds.includes(kind))
    .map((kind) => `job ${kind} waits in the queue but has no definition`);
  const twice = definedKinds
    .filter((kind, index) => definedKinds.indexOf(kind) !== index)
    .map((kind) => `job ${kind} is defined twice`);
  const events = pushEvent.names
    .filter((name) => !(name in pushPayloads))
    .map((name) => `push event ${name} has no payload schema`);
  return [...unserved, ...jobs, ...twice, ...events];
}

/** Refuses to start a program with gaps. */
export function refuseGaps(facts: Facts): void {
  const gaps = findGaps(facts);
  if (gaps.length > 0) throw new StartFault(startMessages.incomplete, { detail: gaps.join('; ') });
}
