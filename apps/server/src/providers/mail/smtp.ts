import { createTransport } from 'nodemailer';
import { createComposer } from './message.ts';
import type { Mailer } from './port.ts';

export type SmtpOptions = {
  // smtp://user:password@host:port, or smtps:// for TLS from the first byte.
  url: string;
  from: string;
  timeoutMs?: number;
};

export function createSmtpMailer({ url, from, timeoutMs = 15_000 }: SmtpOptions): Mailer {
  const server = readUrl(url);
  const compose = createComposer(from);
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });

  async function attempt(doing: string, run: () => Promise<unknown>) {
    try {
      await run();
    } catch (error) {
      throw mailError(error, doing, server);
    }
  }

  return {
    name: 'smtp',
    async send(mail) {
      const message = compose(mail);
      await attempt('did not take the mail', () => transport.sendMail(message));
    },
    check: () => attempt('cannot be used', () => transport.verify()),
    close: () => transport.close(),
  };
}

type Server = { host: string; user: string; password: string };

// URL's own error quotes the whole address with the password in it.
function readUrl(text: string): Server {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname) {
    throw new Error('The mail server must be given as smtp://user:password@host:port or smtps://…');
  }
  return { host: url.host, user: decodePart(url.username), password: decodePart(url.password) };
}

function decodePart(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone % that nobody escaped
  }
}

// A new error without a cause: nodemailer's carries the conversation with the server, and gets logged.
function mailError(error: unknown, doing: string, server: Server) {
  return new Error(`The mail server ${server.host} ${doing}: ${hideSecrets(sentenceOf(error), server)}`);
}

function sentenceOf(error: unknown) {
  if (!(error instanceof Error)) return 'unknown error';
  if ('code' in error && error.code === 'EAUTH') return `it refused user and password (${error.message})`;
  return error.message;
}

// Some servers quote what they were sent, as it was sent.
function hideSecrets(text: string, { user, password }: Server) {
  if (!password) return text;
  const base64 = (value: string) => Buffer.from(value).toString('base64');
  const secrets = [
    password,
    encodeURIComponent(password),
    base64(password),
    base64(`\0${user}\0${password}`),
  ];
  return secrets.reduce((clean, secret) => clean.replaceAll(secret, '***'), text);
}
