import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isOutside } from './addresses.ts';
import { BotAddressRefused } from './port.ts';
import { createWebhookBot } from './webhook.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

// A listener on this machine that counts who comes.
async function aServer(answer: Answer = (_request, response) => response.end('{"errcode":0}')) {
  const server = createServer(answer);
  let connections = 0;
  server.on('connection', () => connections++);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, address: `http://127.0.0.1:${port}/hook?key=1`, connections: () => connections };
}

const here = async () => [{ address: '127.0.0.1', family: 4 }];
const local = (timeoutMs = 5_000) => createWebhookBot({ allowPrivate: true, timeoutMs, resolve: here });

const asWeCom = { msgtype: 'text', text: { content: '你好' } };
const asFeishu = { msg_type: 'text', content: { text: '你好' } };

test.each([
  ['qyapi.weixin.qq.com', asWeCom, '{"errcode":0,"errmsg":"ok"}'],
  ['oapi.dingtalk.com', asWeCom, '{"errcode":0,"errmsg":"ok"}'],
  ['open.feishu.cn', asFeishu, '{"code":0,"msg":"success"}'],
  ['open.larksuite.com', asFeishu, '{"code":0,"msg":"success"}'],
  ['bot.example.com', asWeCom, '{"errcode":0}'],
  ['open.feishu.cn.example.com', asWeCom, '{"errcode":0}'],
])('the bot at %s gets a message of its own shape', async (host, body, answer) => {
  let received = '';
  const { port } = await aServer((request, response) => {
    request.on('data', (piece: Buffer) => (received += piece.toString()));
    request.on('end', () => response.end(answer));
  });
  await local().send(`http://${host}:${port}/hook?key=1`, '你好');
  expect(JSON.parse(received)).toEqual(body);
});

test.each([
  ['an error status', 500, '', 'status 500'],
  ['a refusal in a body with status 200', 200, '{"errcode":93000,"errmsg":"invalid"}', 'code 93000'],
  ['a body without a code', 200, 'ok', 'code undefined'],
  ['an endless answer', 200, 'x'.repeat(70_000), 'too much'],
])('%s is a failure', async (_name, status, body, message) => {
  const { address } = await aServer((_request, response) => response.writeHead(status).end(body));
  await expect(local().send(address, 'x')).rejects.toThrow(message);
});

test('a redirect is not followed', async () => {
  const inside = await aServer();
  const { address } = await aServer((_request, response) =>
    response.writeHead(307, { location: inside.address }).end(),
  );
  await expect(local().send(address, 'x')).rejects.toThrow('status 307');
  expect(inside.connections()).toBe(0);
});

test('a bot that does not answer is given up', async () => {
  const { address } = await aServer(() => undefined);
  await expect(local(100).send(address, 'x')).rejects.toThrow(/aborted|timeout/i);
});

test('a name that resolves inside is never called, even beside an address outside', async () => {
  const { port, connections } = await aServer();
  for (const found of [
    [{ address: '127.0.0.1', family: 4 }],
    [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
    [{ address: '::ffff:127.0.0.1', family: 6 }],
  ]) {
    const bot = createWebhookBot({ timeoutMs: 2_000, resolve: async () => found });
    await expect(bot.send(`https://bot.example.com:${port}/`, 'x')).rejects.toThrow(BotAddressRefused);
  }
  expect(connections()).toBe(0);
});

test('a name is asked once: a second answer that leads inside is never heard', async () => {
  const { port, connections } = await aServer();
  const answers = ['192.0.43.8', '127.0.0.1'];
  let asked = 0;
  const resolve = async () => [{ address: answers[asked++] ?? '127.0.0.1', family: 4 }];
  const bot = createWebhookBot({ timeoutMs: 300, resolve });
  const outcome = await bot.send(`https://bot.example.com:${port}/`, 'x').catch((error: Error) => error);
  expect(outcome).toBeInstanceOf(Error);
  expect(asked).toBe(1);
  expect(connections()).toBe(0);
});

test.each([
  'http://example.com/hook',
  'ftp://example.com/hook',
  'no address',
  'https://127.0.0.1/hook',
  'https://[::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://localhost/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/hook',
  'https://0x7f.1/hook',
])('%s is not a place we send to', async (address) => {
  const refused = createWebhookBot({ timeoutMs: 2_000 }).send(address, 'x');
  await expect(refused).rejects.toThrow(BotAddressRefused);
});

test.each([
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['100.128.0.1', true],
  ['169.254.169.254', false],
  ['198.19.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['8.8.8.8', true],
  ['::1', false],
  ['::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['ff02::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', true],
  ['::7f00:1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b::808:808', true],
  ['64:ff9b:1::1', false],
  ['2002:7f00:1::', false],
  ['2002:a00:1::1', false],
  ['2002:808:808::1', true],
  ['2606:4700:4700::1111', true],
  ['localhost', false],
])('%s is outside: %s', (address, outside) => {
  expect(isOutside(address)).toBe(outside);
});
