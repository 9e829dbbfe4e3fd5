import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createOutboxMailer } from './outbox.ts';

const from = 'no-reply@rostrum.test';
const mail = { id: 'mail-1', to: 'li@example.com', subject: 'Code', text: '123456' };
let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'rostrum-outbox-'));
  folder = join(parent, 'data', 'mail');
  return () => rm(parent, { recursive: true });
});

test('makes its folder; only its owner reads the mails', async () => {
  await createOutboxMailer({ folder, from }).send(mail);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'mail-1.eml'))).mode & 0o777).toBe(0o600);
});

test('the same mail sent again, also at the same time, is one file', async () => {
  const mailer = createOutboxMailer({ folder, from });
  await Promise.all(Array.from({ length: 5 }, () => mailer.send(mail)));
  await mailer.send(mail);
  expect(await readdir(folder)).toEqual(['mail-1.eml']);
});

test('lines end as mail programs expect', async () => {
  await createOutboxMailer({ folder, from }).send({ ...mail, text: 'one\ntwo\n' });
  expect(await readFile(join(folder, 'mail-1.eml'), 'latin1')).not.toMatch(/[^\r]\n/);
});

test('is not ready when its folder cannot be made', async () => {
  await writeFile(join(parent, 'data'), '');
  const mailer = createOutboxMailer({ folder, from });
  await expect(mailer.check()).rejects.toThrow('ENOTDIR');
  await expect(mailer.send(mail)).rejects.toThrow('ENOTDIR');
});

test('every mail is announced, so that somebody at the console can hand it on', async () => {
  const announced: string[] = [];
  await createOutboxMailer({ folder, from, announce: ({ text }) => announced.push(text) }).send(mail);
  expect(announced).toEqual(['123456']);
});
