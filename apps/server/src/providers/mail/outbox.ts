import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { createComposer } from './message.ts';
import type { Mail, Mailer } from './port.ts';

export type OutboxOptions = {
  folder: string;
  from: string;
  // Told of every mail: somebody must hand it on by hand.
  announce?: (mail: Mail) => void;
};

// The default without a mail server: mails become files that any mail program opens.
export function createOutboxMailer({ folder, from, announce }: OutboxOptions): Mailer {
  const compose = createComposer(from);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  // Mails hold codes that open accounts: nobody else on this machine may read them.
  async function writeTemp(content: Buffer | string) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${randomUUID()}.tmp`);
    try {
      await writeFile(path, content, { flag: 'wx', mode: 0o600, flush: true });
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return path;
  }

  return {
    name: 'outbox',
    async send(mail) {
      const { message } = await transport.sendMail(compose(mail));
      if (!Buffer.isBuffer(message)) throw new Error('nodemailer gave a stream where a buffer was asked for');
      const temp = await writeTemp(message);
      await rename(temp, join(folder, `${mail.id}.eml`)); // the composer has checked the id
      announce?.(mail);
    },
    async check() {
      await rm(await writeTemp(''));
    },
    close() {},
  };
}
