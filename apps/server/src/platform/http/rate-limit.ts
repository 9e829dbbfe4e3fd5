import { commonMessages } from '@app/contract/base/common-messages.ts';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { ProtocolError } from './errors.ts';
import { isCallPath, pathOf } from './server.ts';

/**
 * A flood from one address is answered with 429 before anything is looked up. It is generous, because a whole school
 * may share one address; passwords and codes have limits of their own, which are shared by all nodes.
 */
export function limitFloods(app: FastifyInstance, callsPerMinute: number): void {
  const limiter = new RateLimiterMemory({ points: callsPerMinute, duration: 60 });
  app.addHook('onRequest', async (request, reply) => {
    if (!isCallPath(pathOf(request))) return;
    const used: RateLimiterRes | undefined = await limiter.consume(request.ip).then(
      () => undefined,
      (full: RateLimiterRes) => full,
    );
    if (!used) return;
    const seconds = Math.ceil(used.msBeforeNext / 1000);
    reply.header('retry-after', seconds);
    throw new ProtocolError(429, commonMessages.tooManyRequests, { seconds });
  });
}
