import { createHash } from 'node:crypto';
import { okCode } from '@app/contract/base/envelope.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pack, type Packing, packingFor } from './pack-answers.ts';
import { onCalls } from './security-headers.ts';

/** JSON that is the same for many: kept as it travels, and packed once. */
export class ReadyAnswer {
  readonly plain: Buffer;
  #etag: string | undefined;
  readonly #packed = new Map<Packing, Promise<Buffer>>();

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  /** Made when it is first asked for: calls have none. */
  get etag(): string {
    return (this.#etag ??= createHash('sha256').update(this.plain).digest('hex'));
  }

  /** The answer of a call with these data, which are JSON already. */
  static of(data: string): ReadyAnswer {
    return new ReadyAnswer(`{"code":${okCode},"msg":"","data":${data}}`);
  }

  /** What it takes to keep it: packed forms are a small part of it. */
  get weight(): number {
    return this.plain.length * 1.5;
  }

  as(packing: Packing | undefined): Buffer | Promise<Buffer> {
    if (packing === undefined) return this.plain;
    const before = this.#packed.get(packing);
    if (before) return before;
    const packed = pack(packing, this.plain);
    this.#packed.set(packing, packed);
    return packed;
  }
}

/** Sends it in the form that the caller can read. */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
): Promise<FastifyReply> {
  const packing = packingFor(request.headers['accept-encoding']);
  reply.headers({ ...onCalls, 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' });
  if (packing !== undefined) reply.header('content-encoding', packing);
  return reply.send(await answer.as(packing));
}
