import type { FastifyReply } from 'fastify';

/** One open text/event-stream connection. */
export type EventStream = {
  /** An event without an id leaves the client's Last-Event-ID alone. */
  send(event: { id?: number; data: unknown }): void;
  comment(text: string): void;
  onClose(listener: () => void): void;
  end(): void;
};

const open = new WeakMap<object, Set<() => void>>();

/** Hands the connection over to the subscriber. From here on it belongs to no handler. */
export function openEventStream(reply: FastifyReply, subscribe: (stream: EventStream) => void): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  // Header names set so far (security, request id) would be lost: hijacking skips the normal way out.
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value as string);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // The connection ends with the stream; who took it for the next call would find it closed.
    connection: 'close',
  });
  raw.flushHeaders();
  const end = () => {
    raw.end();
    raw.socket?.destroySoon();
  };
  const all = openStreamsOf(reply.server);
  all.add(end);
  raw.once('close', () => all.delete(end));
  // What was ended stays in the subscriber's hands until it has closed; writing to it would be an error of ours.
  const write = (text: string) => void (raw.writableEnded || raw.write(text));
  subscribe({
    send: ({ id, data }) =>
      write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`),
    comment: (text) => write(`: ${text}\n\n`),
    onClose: (listener) => raw.once('close', listener),
    end,
  });
  return reply;
}

/** Ends every open stream of an app: without this it would wait for them for ever when it closes. */
export function endEventStreams(app: object): void {
  for (const end of openStreamsOf(app)) end();
}

function openStreamsOf(app: object): Set<() => void> {
  const found = open.get(app) ?? new Set();
  open.set(app, found);
  return found;
}
