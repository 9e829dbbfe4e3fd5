import { timingSafeEqual } from 'node:crypto';
import { commonMessages } from '@app/contract/base/common-messages.ts';
import { okCode } from '@app/contract/base/envelope.ts';
import { languageOf, say } from '@app/contract/base/messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { ProtocolError } from './errors.ts';
import { tokenFrom } from './visitor.ts';

/** A part of the system that must work before visitors are sent here. */
export type ReadinessCheck = { readonly name: string; check(): Promise<void> };

type Options = {
  version: string;
  checks: readonly ReadinessCheck[];
  metrics: Metrics;
  metricsToken: string | undefined;
};

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: Prometheus. */
export function serveHealth(app: FastifyInstance, { version, checks, metrics, metricsToken }: Options): void {
  app.get('/healthz', async () => ({ code: okCode, msg: '', data: { version } }));

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const results = await Promise.all(
      checks.map(async ({ name, check }) => [name, await works(check)] as const),
    );
    const data = { version, checks: Object.fromEntries(results) };
    if (results.every(([, ok]) => ok)) return { code: okCode, msg: '', data };
    const msg = say(commonMessages.notReady, languageOf(request.headers['accept-language']));
    return reply.code(503).send({ code: 503, msg, data });
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) {
      throw new ProtocolError(404, commonMessages.unknownPath, { path: '/metrics' });
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.callName;
    if (call !== undefined)
      metrics.requests.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}

const works = (check: () => Promise<void>): Promise<boolean> =>
  check().then(
    () => true,
    () => false,
  );

// Without a token of its own the page is for this machine alone.
function mayRead(request: FastifyRequest, metricsToken: string | undefined): boolean {
  // A request that a proxy on this machine passed on comes from elsewhere, whatever address it seems to have.
  const proxied = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  if (metricsToken === undefined)
    return proxied === undefined && /^(::1|127\.|::ffff:127\.)/.test(request.ip);
  const [given, expected] = [
    Buffer.from(tokenFrom(request.headers.authorization)),
    Buffer.from(metricsToken),
  ];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
