import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSmtpMailer } from './smtp.ts';
import { account, startSmtp } from './testing.ts';

const from = 'no-reply@rostrum.test';
const mail = { id: 'mail-1', to: 'li@example.com', subject: 'Code', text: '123456' };
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let cleanUp: (() => void)[] = [];

beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());
afterEach(() => {
  for (const step of cleanUp) step();
  cleanUp = [];
});

// A server that says what it is told to and nothing else.
async function listen(onConnection: (socket: Socket) => void) {
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    cleanUp.push(() => socket.destroy());
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

test('the envelope names the one sender and the one recipient', async () => {
  await createSmtpMailer({ url: smtp.url, from: `Rostrum <${from}>` }).send(mail);
  expect(smtp.received.at(-1)).toMatchObject({ from, to: ['li@example.com'] });
});

test('a wrong password is said, and not repeated', async () => {
  const wrong = 'wrong:pass/word';
  const mailer = createSmtpMailer({ url: smtp.urlFor(wrong), from });
  for (const call of [() => mailer.send(mail), () => mailer.check()]) {
    const error = await call().then(
      () => expect.unreachable(),
      (error: Error) => error,
    );
    expect(error.message).toContain('it refused user and password');
    const everything = inspect(error, { depth: 10, showHidden: true });
    const forms = [wrong, encodeURIComponent(wrong), btoa(wrong), btoa(`\0${account.user}\0${wrong}`)];
    for (const form of forms) expect(everything).not.toContain(form);
  }
});

test('a server that is not there is named', async () => {
  const port = await listen(() => {});
  for (const step of cleanUp) step();
  const mailer = createSmtpMailer({ url: `smtp://u:hush-hush@127.0.0.1:${port}`, from });
  await expect(mailer.send(mail)).rejects.toThrow(`The mail server 127.0.0.1:${port} did not take the mail`);
  await expect(mailer.check()).rejects.toThrow('ECONNREFUSED');
  await expect(mailer.check()).rejects.not.toThrow('hush-hush');
});

test('a server that never answers is given up', async () => {
  const port = await listen(() => {});
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 50 });
  await expect(mailer.send(mail)).rejects.toThrow(/timeout|never received/i);
});

test('a server that falls silent in the middle is given up', async () => {
  const port = await listen((socket) => socket.write('220 hello\r\n'));
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 500 });
  await expect(mailer.send(mail)).rejects.toThrow(/timeout/i);
});

test.each([
  'mail.example.com',
  'http://u:hush-hush@mail.example.com',
  'smtp://u:hush-hush@mail.example.com:port',
  'smtp://',
])('%j is not taken for a mail server, and is not repeated', (url) => {
  const create = () => createSmtpMailer({ url, from });
  expect(create).toThrow('must be given as smtp://');
  expect(create).not.toThrow('hush-hush');
});

test('a sender without an address is refused at the start', () => {
  expect(() => createSmtpMailer({ url: smtp.url, from: 'Rostrum' })).toThrow('sender');
});
