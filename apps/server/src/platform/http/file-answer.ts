import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packingFor } from './pack-answers.ts';
import type { ReadyAnswer } from './ready-answer.ts';
import { onUserFiles } from './security-headers.ts';

/** A file to send. `open` reads the asked part of it. */
export type FileAnswer = {
  readonly size: number;
  readonly type: string;
  /** Shown in the page, or offered for saving under this name. */
  readonly saveAs?: string | undefined;
  /** Never changes under this address: may be kept for this many seconds. */
  readonly keepSeconds: number;
  /** It is nobody's own: proxies may keep it too. */
  readonly isPublic?: true;
  readonly etag: string;
  /** The same bytes, kept ready: whole, they may travel packed. */
  readonly ready?: ReadyAnswer;
  open(range?: { start: number; end: number }): Promise<Readable>;
};

type Part = { start: number; end: number } | 'whole' | 'unsatisfiable';

/** Sends a file whole or in the part the client asked for. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
): Promise<FastifyReply> {
  const { range, 'if-none-match': known, 'if-range': unchanged } = request.headers;
  const packing =
    file.ready && range === undefined ? packingFor(request.headers['accept-encoding']) : undefined;
  // Packed it is another file to whoever keeps it.
  const etag = packing === undefined ? `"${file.etag}"` : `"${file.etag}-${packing}"`;
  reply.headers({
    ...onUserFiles,
    'accept-ranges': 'bytes',
    'cache-control': `${file.isPublic ? 'public' : 'private'}, max-age=${file.keepSeconds}, immutable`,
    etag,
    'content-type': file.type,
    'content-disposition': disposition(file.saveAs),
  });
  if (file.ready) reply.header('vary', 'accept-encoding');
  if (known === etag) return reply.code(304).send();
  if (file.ready && packing !== undefined && request.method !== 'HEAD')
    return reply.header('content-encoding', packing).send(await file.ready.as(packing));
  const part = unchanged !== undefined && unchanged !== etag ? 'whole' : parseRange(range, file.size);
  if (part === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  }
  if (part === 'whole') {
    reply.header('content-length', file.size);
    return reply.send(request.method === 'HEAD' ? '' : await file.open());
  }
  reply.code(206).headers({
    'content-range': `bytes ${part.start}-${part.end}/${file.size}`,
    'content-length': part.end - part.start + 1,
  });
  return reply.send(request.method === 'HEAD' ? '' : await file.open(part));
}

/** One range only: players ask for one, and several would only multiply the work of one request. */
export function parseRange(header: string | undefined, size: number): Part {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return 'whole';
  const [first, last] = [match[1] ?? '', match[2] ?? ''];
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}

// Two forms of the name: ASCII for old clients, UTF-8 for all others. Quotes and line breaks cannot get in.
function disposition(name: string | undefined): string {
  if (name === undefined) return 'inline';
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`;
}
