import { routeList } from '@app/contract/all-routes.ts';
import type { RouteDef } from '@app/contract/base/routes.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { servePaymentNotices } from './payment-door.ts';
import { serveApiDocs } from './platform/http/api-docs.ts';
import { serveHealth } from './platform/http/health.ts';
import { createMount, type Mount } from './platform/http/mount.ts';
import { limitFloods } from './platform/http/rate-limit.ts';
import { createHttpServer, refuseUnknown } from './platform/http/server.ts';
import { serveWeb } from './platform/http/static.ts';
import { newId } from './platform/ids.ts';
import type { Parts } from './wiring.ts';

export type App = { readonly http: FastifyInstance; readonly mounted: ReadonlySet<string> };

/** The HTTP side of the product, without a port. A process that only works answers about its health alone. */
export async function createApp(parts: Parts): Promise<App> {
  const { env, log, version, database, storage, metrics, users, credits, keptCalls } = parts;
  const routes: RouteDef[] = routeList.map(({ route }) => route);
  const http = await createHttpServer({
    log,
    newId,
    https: env.PUBLIC_URL?.startsWith('https:') ?? false,
    trustProxy: env.TRUST_PROXY,
    routes,
    silenceMs: env.REQUEST_SILENCE_SECONDS * 1000,
  });
  limitFloods(http, env.CALLS_PER_MINUTE);
  serveHealth(http, {
    version,
    metrics,
    metricsToken: env.METRICS_TOKEN,
    checks: [
      {
        name: 'start',
        check: async () => {
          if (!parts.progress.started) throw new Error('still starting');
        },
      },
      { name: 'database', check: async () => void (await database.db.execute(sql`select 1`)) },
      { name: 'storage', check: () => storage.check() },
    ],
  });
  const mounted = new Set<string>();
  if (env.ROLE === 'worker') {
    http.setNotFoundHandler(refuseUnknown([]));
    await http.ready();
    return { http, mounted };
  }
  serveApiDocs(http, routeList, version);

  const mountRows = createMount(http, {
    findVisitor: users.findVisitor,
    db: database.db,
    keptCalls,
    seen: ({ userId }, address) => credits.noteOwner(userId, address),
  });
  const mount: Mount = (rows, handlers) => {
    mountRows(rows, handlers);
    for (const row of Object.values<RouteDef>(rows)) mounted.add(`${row.method} ${row.path}`);
  };
  parts.mountAll(mount);
  parts.mountExtension(mount);
  await servePaymentNotices(http, parts.orders);
  await serveWeb(http, env.WEB_DIR, refuseUnknown(routes));
  await http.ready();
  return { http, mounted };
}
