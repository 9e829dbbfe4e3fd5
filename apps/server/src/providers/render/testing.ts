import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** The shell of a film: what it says of itself, without a picture in it. */
export function anMp4(durationMs: number, isLong = false): Buffer {
  const head = Buffer.alloc(isLong ? 112 : 100);
  head[0] = isLong ? 1 : 0;
  head.writeUInt32BE(1000, isLong ? 20 : 12);
  if (isLong) head.writeBigUInt64BE(BigInt(durationMs), 24);
  else head.writeUInt32BE(durationMs, 16);
  const frames = box('mdat', Buffer.alloc(64, 7));
  // What a camera writes has its head behind the pictures.
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    frames,
    box('moov', box('mvhd', head), box('trak')),
  ]);
}

function element(name: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(name, 'hex'), length, body]);
}

export function aWebm(durationMs: number, isOpen = false): Buffer {
  const length = Buffer.alloc(8);
  length.writeDoubleBE(durationMs);
  const scale = Buffer.from([0x0f, 0x42, 0x40]);
  const info = element('1549a966', element('2ad7b1', scale), element('4489', length));
  const head = element('1a45dfa3', element('4282', Buffer.from('webm')));
  // One that was written as it came does not know how long it will be.
  const open = Buffer.from('1853806701ffffffffffffff', 'hex');
  return Buffer.concat([head, isOpen ? Buffer.concat([open, info]) : element('18538067', info)]);
}

export type Asked = { call: string; authorization: string | undefined; body: string };
export type Answer = (response: ServerResponse, asked: Asked) => void;

async function read(request: IncomingMessage): Promise<Asked> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const { authorization } = request.headers;
  return {
    call: `${request.method} ${request.url}`,
    authorization,
    body: Buffer.concat(pieces).toString('latin1'),
  };
}

/** A small engine on a free port: each call is answered by the first of `answers` that it begins with. */
export async function startFilmEngine(answers: Record<string, Answer>) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const one = await read(request);
    asked.push(one);
    const known = Object.keys(answers).find((call) => one.call.startsWith(call));
    if (known === undefined) response.writeHead(404).end();
    else answers[known]?.(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    asked,
    answers,
    calls: () => asked.map(({ call }) => call),
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
export const bytes =
  (film: Buffer): Answer =>
  (response) =>
    void response.writeHead(200).end(film);
/** One answer after the other, the last one for ever. */
export function inTurn(...answers: readonly Answer[]): Answer {
  let turn = 0;
  return (response, asked) => answers[Math.min(turn++, answers.length - 1)]?.(response, asked);
}
