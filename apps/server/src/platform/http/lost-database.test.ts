// Every PostgreSQL: a connection that breaks.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { userRoutes } from '@app/contract/user/routes.ts';
import { expect, onTestFinished, test } from 'vitest';
import { cloneDatabase, startAppForTest } from '../../testing/start-app.ts';

test('a database that is gone is a 503 that says so, until it is back', async () => {
  const database = await cloneDatabase();
  onTestFinished(() => database.drop());
  const door = await aDoorTo(database.url);
  const gone = await startAppForTest({ ROLE: 'api', DATABASE_URL: door.url });
  const ask = () => gone.send(userRoutes.info, { token: 'nobody', language: 'en-US' });
  expect((await ask()).status).toBe(200);
  await door.close();
  const refused = await ask();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    code: 503,
    msg: expect.stringContaining('not available right now'),
    data: null,
  });
  await door.open();
  expect((await ask()).status).toBe(200);
});

/** A way to a database that can be shut: what a killed database looks like from outside. */
async function aDoorTo(url: string) {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  const there = folder
    ? { path: path.join(folder, `.s.PGSQL.${port || 5432}`) }
    : { host: hostname, port: Number(port || 5432) };
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(there);
    for (const [one, two] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.on('error', () => two.destroy()).on('close', () => two.destroy());
      one.pipe(two);
    }
  });
  const listen = (at: number) => new Promise<void>((done) => void server.listen(at, '127.0.0.1', done));
  await listen(0);
  const { port: at } = server.address() as AddressInfo;
  const shut = async () => {
    const closed = new Promise((done) => void server.close(done));
    for (const socket of open) socket.destroy();
    open.clear();
    await closed;
  };
  onTestFinished(shut);
  const own = new URL(url);
  own.searchParams.delete('host');
  own.hostname = '127.0.0.1';
  own.port = String(at);
  return { url: own.href, open: () => listen(at), close: shut };
}
