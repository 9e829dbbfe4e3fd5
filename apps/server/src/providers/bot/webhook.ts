import { lookup as systemLookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isOutside } from './addresses.ts';
import { BotAddressRefused, type BotSender } from './port.ts';

type Found = { address: string; family: number };

export type WebhookOptions = {
  // For bots on an intranet, and for tests: plain http and addresses inside are taken, too.
  allowPrivate?: boolean;
  timeoutMs?: number;
  resolve?: (host: string) => Promise<Found[]>;
};

const longestAnswer = 64 * 1024;
const lookupAll = (host: string): Promise<Found[]> => systemLookup(host, { all: true });

// Speaks to the bots of WeCom, DingTalk and Feishu/Lark, and to others that speak as WeCom's do.
export function createWebhookBot(options: WebhookOptions = {}): BotSender {
  const { allowPrivate = false, timeoutMs = 10_000, resolve = lookupAll } = options;

  async function placeOf(url: URL): Promise<Found> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const literal = isIP(host);
    const found = literal ? [{ address: host, family: literal }] : await resolve(host);
    const [first] = found;
    if (!first) throw new Error(`${host} has no address`);
    // One address inside is enough to refuse: which of several is taken must not be a matter of luck.
    if (!allowPrivate && found.some(({ address }) => !isOutside(address))) {
      throw new BotAddressRefused(`${host} is not on the open internet`);
    }
    return first;
  }

  return {
    async send(address, text, signal) {
      const url = readUrl(address, allowPrivate);
      const limit = AbortSignal.timeout(timeoutMs);
      const shape = shapeFor(url.hostname);
      const { status, body } = await post(url, JSON.stringify(shape.body(text)), {
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        place: await placeOf(url),
      });
      if (status < 200 || status > 299) throw new Error(`the bot answered with status ${status}`);
      const code = codeIn(body, shape.codeField);
      if (code !== 0) throw new Error(`the bot refused the message with code ${code}`);
    },
  };
}

function readUrl(address: string, allowPrivate: boolean): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const protocols = allowPrivate ? ['https:', 'http:'] : ['https:'];
  if (!url || !protocols.includes(url.protocol)) throw new BotAddressRefused('a bot has an https address');
  return url;
}

const asWeCom = {
  body: (text: string): unknown => ({ msgtype: 'text', text: { content: text } }),
  codeField: 'errcode',
};
const asFeishu = {
  body: (text: string): unknown => ({ msg_type: 'text', content: { text } }),
  codeField: 'code',
};

// DingTalk speaks as WeCom does.
const shapeFor = (host: string): typeof asWeCom =>
  /(^|\.)open\.(feishu\.cn|larksuite\.com)$/.test(host) ? asFeishu : asWeCom;

type PostOptions = { signal: AbortSignal; place: Found };

// Redirects are not followed: they could lead inside.
function post(url: URL, body: string, { signal, place }: PostOptions) {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  // To the very address that was checked: a name that answers differently the second time gains nothing.
  const lookup: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [place]) : done(null, place.address, place.family);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent: false, headers, signal, lookup }, (answer) => {
      const pieces: Buffer[] = [];
      let size = 0;
      answer.on('data', (piece: Buffer) => {
        size += piece.length;
        if (size > longestAnswer) sent.destroy(new Error('the bot answered with too much'));
        else pieces.push(piece);
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces).toString() }),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

// A bot says "no" in a body with status 200; what says nothing has not taken the message.
function codeIn(body: string, field: string): unknown {
  try {
    return (JSON.parse(body) as Record<string, unknown> | null)?.[field];
  } catch {
    return undefined;
  }
}
