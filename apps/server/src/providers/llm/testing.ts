import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = {
  method: string;
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
};
export type Answer = (response: ServerResponse, asked: Asked) => void;

/** A small endpoint with the protocol of OpenAI on a free port. What `next` gives it is answered first, in that order. */
export async function startModelServer(models: readonly string[] = ['tiny', 'small']) {
  const asked: Asked[] = [];
  const prepared: Answer[] = [];
  const server = createServer(async (request, response) => {
    const one: Asked = {
      method: request.method ?? '',
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: await bodyOf(request),
    };
    asked.push(one);
    const answer = prepared.shift() ?? usual(models)[one.path] ?? answerJson(404, { error: 'no such path' });
    answer(response, one);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    baseUrl: `${origin}/v1`,
    asked,
    next: (...answers: Answer[]) => void prepared.push(...answers),
    /** Nothing was asked, and what nobody has asked for is answered no more. */
    forget: () => void [asked.splice(0), prepared.splice(0)],
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const answerJson =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

/** Bytes of a stream as they are, in these pieces; `end` says what happens after the last one. */
export const answerPieces =
  (pieces: readonly (string | Uint8Array)[], end: 'close' | 'cut' | 'silence' = 'close'): Answer =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    // Each in a packet of its own, so that the reader meets the borders.
    for (const piece of pieces) await new Promise((resolve) => response.write(piece, resolve));
    if (end === 'close') response.end();
    if (end === 'cut') response.destroy();
  };

export const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

export const saying = (content: string): string =>
  event({ model: 'tiny-1', choices: [{ index: 0, delta: { content } }] });

export const finished = (reason = 'stop'): string =>
  event({ model: 'tiny-1', choices: [{ index: 0, delta: {}, finish_reason: reason }] });

/** A whole answer with its counts. */
export const answerText = (text: string, reason = 'stop'): Answer =>
  answerPieces([
    saying(text),
    finished(reason),
    event({ choices: [], usage: { prompt_tokens: 11, completion_tokens: 3 } }),
    'data: [DONE]\n\n',
  ]);

const usual = (models: readonly string[]): Record<string, Answer> => ({
  '/v1/chat/completions': answerText('It is blue.'),
  '/v1/models': answerJson(200, { data: models.map((id) => ({ id, object: 'model' })) }),
});

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString();
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}
