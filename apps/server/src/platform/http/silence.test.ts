import { connect, type Socket } from 'node:net';
import { pushRoutes } from '@app/contract/push/routes.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { userRoutes } from '@app/contract/user/routes.ts';
import { describe, expect, test } from 'vitest';
import { aUser } from '../../testing/builders.ts';
import { startAppForTest, type TestApp } from '../../testing/start-app.ts';

describe('a slow line', () => {
  const silenceSeconds = 3;
  const start = () => startAppForTest({ ROLE: 'api', REQUEST_SILENCE_SECONDS: String(silenceSeconds) });
  const parts = 20;
  const piece = 'a'.repeat(10);
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
  const tail = '\r\n--b--\r\n';

  async function openUpload(on: TestApp) {
    const { token } = await aUser(on);
    const socket = connect(on.port, '127.0.0.1');
    const length = head.length + piece.length * parts + tail.length;
    const lines = [
      `POST ${uploadRoutes.add.path} HTTP/1.1`,
      'host: x',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=b',
      `content-length: ${length}`,
      'connection: close',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n${head}`);
    return socket;
  }
  async function answerOf(socket: Socket) {
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  }

  test('may take longer in all than it may be silent', async () => {
    const socket = await openUpload(await start());
    const answer = answerOf(socket);
    const began = performance.now();
    let sent = 0;
    await new Promise<void>((done) => {
      const timer = setInterval(() => {
        socket.write(piece);
        if (++sent < parts) return;
        clearInterval(timer);
        done();
      }, 250);
    });
    socket.write(tail);
    expect(performance.now() - began).toBeGreaterThan(silenceSeconds * 1000);
    expect(await answer).toContain('"code":200');
  });

  test('that falls silent is ended with the envelope', async () => {
    const answer = await answerOf(await openUpload(await start()));
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('"code":408');
  });

  test('an answer may take longer than a request may be silent', async () => {
    const on = await start();
    const { id: userId, token } = await aUser(on);
    const stream = await on.send(pushRoutes.connect, { token, params: { userId } });
    let isOpen = true;
    const ended = stream.text().catch(() => undefined);
    void ended.then(() => (isOpen = false));
    // It came after the stream, and its time is over.
    expect(await answerOf(await openUpload(on))).toContain('"code":408');
    expect(isOpen).toBe(true);
    await on.call(userRoutes.logout, { token, body: {} });
    await ended;
  });
});
