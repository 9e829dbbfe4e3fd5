import type { FastifyInstance } from 'fastify';
import { endEventStreams } from './event-stream.ts';

const sweepEveryMs = 100;
const longestWaitMs = 10_000;

/**
 * Lets running requests finish and ends the rest. Fastify's own close waits for ever for event streams, and for
 * connections that become idle only after the close began.
 */
export function closeGracefully(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    endEventStreams(app);
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepEveryMs);
    const giveUp = setTimeout(() => app.server.closeAllConnections(), longestWaitMs);
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(giveUp);
    });
    sweep.unref();
    giveUp.unref();
  });
}
