import type { RouteDef } from '@app/contract/base/routes.ts';

type Request = { params?: unknown; query?: unknown; body?: unknown };

/** The keys of calls that spend and whose answer has not come. */
const open = new Map<string, string>();

const nameOf = ({ method, path }: RouteDef, { params, query, body }: Request) =>
  JSON.stringify([method, path, params, query, body]);

// Not randomUUID: pages that are not served over https have none.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The header of a call that spends: who asks the same again because no answer came pays once. */
export function onceHeader(route: RouteDef, request: Request): Record<string, string> {
  if (!route.onceByKey) return {};
  const name = nameOf(route, request);
  const key = open.get(name) ?? newKey();
  open.set(name, key);
  return { 'idempotency-key': key };
}

/** The answer has come, or is not wanted any more: asking the same again is meant. */
export const forgetKey = (route: RouteDef, request: Request): void =>
  void open.delete(nameOf(route, request));
