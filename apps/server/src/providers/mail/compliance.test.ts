import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutboxMailer } from './outbox.ts';
import type { Mailer } from './port.ts';
import { createSmtpMailer } from './smtp.ts';
import { parseMail, startSmtp } from './testing.ts';

const from = 'Rostrum 开讲 <no-reply@rostrum.test>';
let smtp: Awaited<ReturnType<typeof startSmtp>>;

beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());

type Peer = {
  name: string;
  create: (folder: string) => Mailer;
  arrived: (folder: string) => Promise<Buffer[]>;
};

const peers: Peer[] = [
  {
    name: 'smtp',
    create: () => createSmtpMailer({ url: smtp.url, from }),
    arrived: async () => smtp.received.map(({ raw }) => raw),
  },
  {
    name: 'outbox',
    create: (folder) => createOutboxMailer({ folder, from }),
    arrived: async (folder) =>
      Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name)))),
  },
];

describe.each(peers)('mail by $name', ({ name, create, arrived }) => {
  let folder: string;
  let mailer: Mailer;

  beforeEach(async () => {
    smtp.received.length = 0;
    folder = await mkdtemp(join(tmpdir(), 'rostrum-mail-'));
    mailer = create(folder);
    return async () => {
      mailer.close();
      await rm(folder, { recursive: true });
    };
  });

  const mail = { id: 'mail-1', to: 'li@example.com', subject: 'Your code', text: '123456\n' };
  const received = async () => (await arrived(folder)).map(parseMail);
  const headersOf = async (wanted: string) =>
    (await received()).map(({ headers }) =>
      headers.filter(([name]) => name === wanted).map(([, value]) => value),
    );

  test('knows its name and is ready', async () => {
    expect(mailer.name).toBe(name);
    await expect(mailer.check()).resolves.toBeUndefined();
    expect(await arrived(folder)).toEqual([]);
  });

  test('sender, recipient, subject and text arrive', async () => {
    await mailer.send(mail);
    expect(await headersOf('from')).toEqual([[from]]);
    expect(await headersOf('to')).toEqual([['li@example.com']]);
    expect(await headersOf('subject')).toEqual([['Your code']]);
    const [message] = await received();
    expect(message?.parts.map(({ type, text }) => [type, text.trim()])).toEqual([['text/plain', '123456']]);
  });

  test('Chinese survives in subject, text and HTML, also when it is long', async () => {
    const subject = `您的验证码是 123456，${'十分钟内有效。'.repeat(12)}`;
    const text = `您好！\n${'欢迎使用开讲。'.repeat(60)}\n.\n再见`;
    const html = `<p>${'欢迎使用开讲。'.repeat(60)}</p>`;
    await mailer.send({ ...mail, subject, text, html });
    const [message] = await received();
    expect(await headersOf('subject')).toEqual([[subject]]);
    expect(message?.parts.map(({ type, text }) => [type, text.replaceAll('\r\n', '\n').trim()])).toEqual([
      ['text/plain', text],
      ['text/html', html],
    ]);
  });

  test('the Message-ID follows from the id of the mail, so that a repeated mail can be told', async () => {
    await mailer.send(mail);
    await mailer.send(mail);
    expect(new Set((await headersOf('message-id')).flat())).toEqual(new Set(['<mail-1@rostrum.test>']));
  });

  test('a line break in the subject adds no header', async () => {
    await mailer.send({ ...mail, subject: 'Hello\r\nBcc: evil@example.com\r\n\r\nbody\u2028x\0' });
    expect(await headersOf('subject')).toEqual([['Hello Bcc: evil@example.com body x']]);
    expect(await headersOf('bcc')).toEqual([[]]);
    expect((await received())[0]?.parts[0]?.text.trim()).toBe('123456');
  });

  test.each([
    'li@example.com\r\nBcc: evil@example.com',
    'li@example.com\n',
    'li@example.com, evil@example.com',
    'Li <li@example.com>',
    '<li@example.com>',
    'li@example.com evil@example.com',
    'li@example.com>\r\nRCPT TO:<evil@example.com',
    'li',
    '',
  ])('%j is not taken for an address', async (to) => {
    await expect(mailer.send({ ...mail, to })).rejects.toThrow('Not one plain mail address');
    expect(await arrived(folder)).toEqual([]);
  });

  test.each(['', '../evil', 'a b', 'a\r\nBcc: x', 'x'.repeat(101)])(
    '%j is not taken for an id',
    async (id) => {
      await expect(mailer.send({ ...mail, id })).rejects.toThrow('mail id');
      expect(await arrived(folder)).toEqual([]);
    },
  );

  test('a text that looks like a path or an address of a file is only text', async () => {
    await mailer.send({ ...mail, text: '/etc/passwd', html: 'file:///etc/passwd' });
    const [message] = await received();
    expect(message?.parts.map(({ text }) => text.trim())).toEqual(['/etc/passwd', 'file:///etc/passwd']);
  });

  test('no out-of-office answers are wanted', async () => {
    await mailer.send(mail);
    expect(await headersOf('auto-submitted')).toEqual([['auto-generated']]);
  });
});
