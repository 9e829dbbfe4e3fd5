import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below this a packed answer saves less than its headers cost: it fits into one packet anyway. */
const leastBytes = 1024;

// Quality 4 packs as well as gzip at its best, and large answers in a third of the time. A window is memory for every
// answer on its way, so it is a small one.
const brotliOptions = (size: number) => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

// These run on threads of their own; the process goes on answering meanwhile.
const withBrotli = promisify<Buffer, object, Buffer>(brotliCompress);
const withGzip = promisify<Buffer, Buffer>(gzip);
/** How a body is packed. */
export const ways = {
  br: (body: Buffer) => withBrotli(body, brotliOptions(body.length)),
  gzip: (body: Buffer) => withGzip(body),
} as const;

/** How an answer travels packed. */
export type Packing = keyof typeof ways;

/** Packs bytes, on a thread of its own. */
export const pack = (way: Packing, body: Buffer): Promise<Buffer> => ways[way](body);

/** How an answer may be packed for this caller, by its `accept-encoding`. */
export function packingFor(header: string | undefined): Packing | undefined {
  const wishes = new Map<string, number>();
  for (const wish of header?.toLowerCase().split(',') ?? []) {
    const [name = '', ...rest] = wish.split(';').map((part) => part.trim());
    const weight = rest.find((part) => part.startsWith('q='))?.slice(2);
    if (name !== '') wishes.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: Packing) => wishes.get(name) ?? wishes.get('*') ?? 0;
  const [br, zip] = [weightOf('br'), weightOf('gzip')];
  if (br === 0 && zip === 0) return undefined;
  return br >= zip ? 'br' : 'gzip';
}

/**
 * Packs the answers of rows that say `packed`. Files and streams never come here with a text as their body, and what
 * has an encoding already keeps it.
 */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, body) => {
    if (request.routeOptions.config.packed !== true || typeof body !== 'string') return body;
    if (reply.hasHeader('content-encoding')) return body;
    // Also on answers that are not packed: a proxy must not give one caller what another one can read.
    reply.header('vary', 'accept-encoding');
    const way = packingFor(request.headers['accept-encoding']);
    if (way === undefined || Buffer.byteLength(body) < leastBytes) return body;
    reply.removeHeader('content-length').header('content-encoding', way);
    return pack(way, Buffer.from(body));
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer may travel packed. */
    packed?: boolean;
  }
}
