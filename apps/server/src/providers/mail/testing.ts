import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export const account = { user: 'rostrum', password: 'pa:ss/w@rd%' };

export type Received = { from: string; to: string[]; raw: Buffer };

// A real SMTP peer on a free port that wants a login and keeps what it gets.
export async function startSmtp() {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: false,
    disabledCommands: ['STARTTLS'], // its certificate is nobody's
    onAuth(auth, _session, done) {
      if (auth.username === account.user && auth.password === account.password)
        done(null, { user: auth.username });
      // Some servers repeat what they got; ours is one of them.
      else done(new Error(`535 no such login: ${auth.username} ${auth.password}`));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
        });
        done();
      });
    },
  });
  server.on('error', () => {}); // clients that hang up
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const urlFor = (password: string) =>
    `smtp://${account.user}:${encodeURIComponent(password)}@127.0.0.1:${port}`;

  return {
    received,
    urlFor,
    url: urlFor(account.password),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

export type ParsedMail = {
  headers: [name: string, value: string][];
  parts: { type: string; text: string }[];
};

// Reads a mail by RFC 5322, 2045 and 2047, by itself: nodemailer must not be the judge of its own work.
export function parseMail(raw: Buffer): ParsedMail {
  const { headers, body } = splitMail(raw.toString('latin1'));
  const type = valueOf(headers, 'content-type') ?? '';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  const bodies = boundary === undefined ? [{ headers, body }] : splitParts(body, boundary);
  return {
    headers: headers.map(([name, value]) => [name, decodeWords(value)]),
    parts: bodies.map((part) => ({
      type: (valueOf(part.headers, 'content-type') ?? 'text/plain').split(';')[0] ?? '',
      text: decodeBody(part.body, valueOf(part.headers, 'content-transfer-encoding') ?? '7bit'),
    })),
  };
}

type Block = { headers: [string, string][]; body: string };

function splitMail(text: string): Block {
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers, body: text.slice(end + 4) };
}

function splitParts(body: string, boundary: string) {
  const parts = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1);
  return parts.map((part) => splitMail(part.slice(2)));
}

function valueOf(headers: [string, string][], wanted: string) {
  return headers.find(([name]) => name === wanted)?.[1];
}

function decodeWords(value: string) {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : decodeQuoted(text.replaceAll('_', ' ')).toString(),
    );
}

function decodeBody(body: string, encoding: string) {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding === 'quoted-printable') return decodeQuoted(body.replaceAll('=\r\n', '')).toString();
  return Buffer.from(body, 'latin1').toString();
}

function decodeQuoted(text: string) {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1');
}
