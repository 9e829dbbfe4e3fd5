import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packingFor, ways } from './pack-answers.ts';

/** A text that is the same for everybody, packed once for each way that it may travel. */
export type PackedPage = {
  readonly type: string;
  readonly etag: string;
  bytes(way: keyof typeof ways | undefined): Promise<Buffer>;
};

export function packed(text: string, type: string): PackedPage {
  const plain = Buffer.from(text);
  const made = new Map<string, Promise<Buffer>>();
  return {
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    bytes(way) {
      if (way === undefined) return Promise.resolve(plain);
      const found = made.get(way) ?? ways[way](plain);
      made.set(way, found);
      return found;
    },
  };
}

export async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, bytes }: PackedPage,
): Promise<FastifyReply> {
  // Both depend on the language too, which comes from a header or from the address.
  reply.headers({ etag, vary: 'accept-encoding, accept-language', 'cache-control': 'no-cache' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const way = packingFor(request.headers['accept-encoding']);
  if (way !== undefined) reply.header('content-encoding', way);
  return reply.type(type).send(await bytes(way));
}
