import type { FastifyInstance } from 'fastify';
import type { OrderService } from './modules/order/service.ts';
import { ForgedNotice } from './providers/payment/port.ts';

/** Far more than any provider sends. */
const largestNotice = 64 * 1024;

/**
 * Where payment providers call. It is no call of the contract: they speak their own languages, sign the very bytes they send,
 * and want to hear their own thanks. Anything but 200 makes them call again.
 */
export async function servePaymentNotices(http: FastifyInstance, orders: OrderService): Promise<void> {
  await http.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestNotice }, (_request, body, done) =>
      done(null, body),
    );
    door.post<{ Params: { provider: string } }>('/pay-api/notice/:provider', async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
      );
      try {
        const thanks = await orders.notice(request.params.provider, { headers, body });
        if (!thanks) return await reply.code(404).send('');
        return await reply.type(thanks.type).send(thanks.body);
      } catch (error) {
        if (!(error instanceof ForgedNotice)) throw error;
        request.log.warn(
          { provider: request.params.provider, reason: error.message },
          'a forged payment notice',
        );
        return reply.code(400).send('');
      }
    });
  });
}
