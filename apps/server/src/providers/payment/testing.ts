// Small servers that speak as the providers do, with keys of their own: what is paid, closed and given back there is theirs.
import {
  createCipheriv,
  createHmac,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RawNotice } from './port.ts';

export type Trade = {
  state: 'open' | 'paid' | 'closed';
  amount: number;
  currency: string;
  refunds: Record<string, number>;
};
type Answer = { status?: number; headers?: Record<string, string>; body: string };
type Handle = (asked: {
  method: string;
  url: URL;
  body: string;
  headers: IncomingMessage['headers'];
}) => Answer;

/** A provider's side. `notice` is what it calls us with; `forged` is the same by somebody else. */
export type FakeProvider = {
  readonly settings: Record<string, string>;
  readonly trades: Map<string, Trade>;
  notice(paymentId: string, event: string, trade?: Partial<Trade>): RawNotice;
  forged(paymentId: string): RawNotice;
  /** From now on it answers with this status alone, or not at all. */
  breakDown(how: number | 'silent'): void;
  repair(): void;
  stop(): void;
};

export const aKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

const sign = (text: string, key: string) => createSign('RSA-SHA256').update(text).sign(key, 'base64');
const verify = (text: string, signature: string, key: string) =>
  createVerify('RSA-SHA256').update(text).verify(key, signature, 'base64');
const now = () => Math.floor(Date.now() / 1000);
const newTrade = (amount: number, currency: string): Trade => ({
  state: 'open',
  amount,
  currency,
  refunds: {},
});

/** What was begun there. */
function known(trades: Map<string, Trade>, id: string): Trade {
  const trade = trades.get(id);
  if (!trade) throw new Error(`nobody has begun ${id}`);
  return trade;
}

async function serve(handle: Handle) {
  let broken: number | 'silent' | undefined;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      if (broken === 'silent') return undefined;
      if (broken !== undefined) return response.writeHead(broken).end('{}');
      const url = new URL(request.url ?? '/', 'http://local');
      const body = Buffer.concat(pieces).toString('utf8');
      const answer = handle({ method: request.method ?? '', url, body, headers: request.headers });
      return response
        .writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
        .end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakDown: (how: number | 'silent') => void (broken = how),
    repair: () => void (broken = undefined),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Checkout sessions and refunds, each once for its idempotency key. */
export async function fakeStripe(): Promise<FakeProvider> {
  const trades = new Map<string, Trade>();
  const secret = 'whsec_test';
  const session = (id: string, { state, amount, currency }: Trade) => ({
    id: `cs_${id}`,
    object: 'checkout.session',
    client_reference_id: id,
    amount_total: amount,
    currency: currency.toLowerCase(),
    payment_intent: state === 'paid' ? `pi_${id}` : null,
    payment_status: state === 'paid' ? 'paid' : 'unpaid',
    status: { open: 'open', paid: 'complete', closed: 'expired' }[state],
    url: `https://checkout.stripe.test/${id}`,
  });
  const server = await serve(({ method, url, body, headers }) => {
    const form = new URLSearchParams(body);
    if (url.pathname === '/v1/refunds') {
      const id = (form.get('payment_intent') ?? '').slice(3);
      known(trades, id).refunds[String(headers['idempotency-key'])] = Number(form.get('amount'));
      return { body: JSON.stringify({ id: 're_1', object: 'refund', status: 'succeeded' }) };
    }
    const [, , , , name = '', act] = url.pathname.split('/');
    if (method === 'POST' && name === '') {
      const id = form.get('client_reference_id') ?? '';
      const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
      const currency = (form.get('line_items[0][price_data][currency]') ?? '').toUpperCase();
      if (!trades.has(id)) trades.set(id, newTrade(amount, currency));
      return { body: JSON.stringify(session(id, known(trades, id))) };
    }
    const trade = known(trades, name.slice(3));
    if (act === 'expire' && trade.state === 'open') trade.state = 'closed';
    return { body: JSON.stringify(session(name.slice(3), trade)) };
  });
  const events = { paid: 'completed', closed: 'expired', open: 'completed' } as const;
  const signed = (paymentId: string, event: string, trade: Partial<Trade>, by: string): RawNotice => {
    const whole = { ...newTrade(0, 'CNY'), ...trades.get(paymentId), ...trade };
    const object = session(paymentId, whole);
    const type = `checkout.session.${events[whole.state]}`;
    const body = Buffer.from(JSON.stringify({ id: event, object: 'event', type, data: { object } }));
    const mac = createHmac('sha256', by).update(`${now()}.`).update(body).digest('hex');
    return { headers: { 'stripe-signature': `t=${now()},v1=${mac}` }, body };
  };
  return {
    ...server,
    trades,
    settings: { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: secret, STRIPE_URL: server.url },
    notice: (id, event, trade = {}) => signed(id, event, trade, secret),
    forged: (id) => signed(id, 'evt_forged', { state: 'paid' }, 'whsec_other'),
  };
}

/** Answers and calls that are signed as RSA2 asks. A payment is known there once the page was opened. */
export async function fakeAlipay(): Promise<FakeProvider & { open(url: string): void }> {
  const trades = new Map<string, Trade>();
  const [ours, theirs, stranger] = [aKey(), aKey(), aKey()];
  const text = (fields: Record<string, string>) =>
    Object.keys(fields)
      .filter((name) => name !== 'sign' && name !== 'sign_type')
      .sort()
      .map((name) => `${name}=${fields[name]}`)
      .join('&');
  const yuan = (fen: number) => (fen / 100).toFixed(2);
  const status = { open: 'WAIT_BUYER_PAY', paid: 'TRADE_SUCCESS', closed: 'TRADE_CLOSED' } as const;
  const content = (form: URLSearchParams) =>
    JSON.parse(form.get('biz_content') ?? '{}') as Record<string, string>;
  const server = await serve(({ body }) => {
    const form = new URLSearchParams(body);
    const fields = Object.fromEntries(form);
    const wanted = Object.keys(fields)
      .filter((name) => name !== 'sign')
      .sort()
      .map((name) => `${name}=${fields[name]}`);
    if (!verify(wanted.join('&'), fields['sign'] ?? '', ours.publicKey)) return { status: 403, body: '{}' };
    const { out_trade_no: id = '', out_request_no: refund = '', refund_amount: amount } = content(form);
    const trade = trades.get(id);
    const name = `${(form.get('method') ?? '').replaceAll('.', '_')}_response`;
    if (form.get('method') === 'alipay.trade.close' && trade?.state === 'open') trade.state = 'closed';
    if (amount !== undefined && trade) trade.refunds[refund] = Math.round(Number(amount) * 100);
    const answer = JSON.stringify(
      trade
        ? {
            code: '10000',
            msg: 'Success',
            trade_no: `2026${id}`,
            trade_status: status[trade.state],
            total_amount: yuan(trade.amount),
          }
        : { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' },
    );
    return { body: `{"${name}":${answer},"sign":"${sign(answer, theirs.privateKey)}"}` };
  });
  const signed = (id: string, event: string, trade: Partial<Trade>, key: string): RawNotice => {
    const whole = { ...newTrade(0, 'CNY'), ...trades.get(id), ...trade };
    const fields = {
      app_id: 'app-1',
      notify_id: event,
      out_trade_no: id,
      trade_no: `2026${id}`,
      trade_status: status[whole.state],
      total_amount: yuan(whole.amount),
      sign_type: 'RSA2',
    };
    const form = new URLSearchParams({ ...fields, sign: sign(text(fields), key) });
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(form.toString()),
    };
  };
  return {
    ...server,
    trades,
    open(url) {
      const { out_trade_no: id = '', total_amount: amount } = content(new URL(url).searchParams);
      if (!trades.has(id)) trades.set(id, newTrade(Math.round(Number(amount) * 100), 'CNY'));
    },
    settings: {
      ALIPAY_APP_ID: 'app-1',
      ALIPAY_PRIVATE_KEY: ours.privateKey,
      ALIPAY_PUBLIC_KEY: theirs.publicKey,
      ALIPAY_URL: server.url,
    },
    notice: (id, event, trade = {}) => signed(id, event, trade, theirs.privateKey),
    forged: (id) => signed(id, 'forged', { state: 'paid' }, stranger.privateKey),
  };
}

const long = (name: string) => name.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const wechatStatus = { open: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED' } as const;
const wechatHeaders = (body: string, key: string) => {
  const [time, nonce] = [String(now()), randomBytes(8).toString('hex')];
  return {
    'wechatpay-timestamp': time,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': sign(`${time}\n${nonce}\n${body}\n`, key),
  };
};
const wechatTrade = (id: string, { state, amount, currency }: Trade) => ({
  out_trade_no: id.replaceAll('-', ''),
  transaction_id: `wx${id}`,
  trade_state: wechatStatus[state],
  amount: { total: amount, currency },
});

/** Native payments of API v3: signed calls and answers, sealed notices. */
export async function fakeWechat(): Promise<FakeProvider> {
  const trades = new Map<string, Trade>();
  const [ours, theirs, stranger] = [aKey(), aKey(), aKey()];
  const apiKey = 'k'.repeat(32);
  const isOurs = (method: string, url: URL, body: string, header = '') => {
    const field = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(header)?.[1] ?? '';
    const said = `${method}\n${url.pathname}${url.search}\n${field('timestamp')}\n${field('nonce_str')}\n${body}\n`;
    return verify(said, field('signature'), ours.publicKey);
  };
  const server = await serve(({ method, url, body, headers }) => {
    if (!isOurs(method, url, body, headers.authorization))
      return { status: 401, body: '{"code":"SIGN_ERROR"}' };
    const answer = (value: object): Answer => {
      const text = JSON.stringify(value);
      return { headers: wechatHeaders(text, theirs.privateKey), body: text };
    };
    const sent = (body === '' ? {} : JSON.parse(body)) as {
      out_trade_no?: string;
      out_refund_no?: string;
      amount?: { total: number; currency: string; refund?: number };
    };
    const { total = 0, currency = '', refund = 0 } = sent.amount ?? {};
    if (url.pathname.endsWith('/native')) {
      const id = long(sent.out_trade_no ?? '');
      if (!trades.has(id)) trades.set(id, newTrade(total, currency));
      return answer({ code_url: `weixin://wxpay/${id}` });
    }
    if (url.pathname.endsWith('/refunds')) {
      known(trades, long(sent.out_trade_no ?? '')).refunds[sent.out_refund_no ?? ''] = refund;
      return answer({ status: 'SUCCESS' });
    }
    const id = long(/out-trade-no\/(\w+)/.exec(url.pathname)?.[1] ?? '');
    const trade = trades.get(id);
    if (!trade) return { status: 404, body: '{"code":"ORDER_NOT_EXIST"}' };
    if (url.pathname.endsWith('/close')) {
      if (trade.state === 'open') trade.state = 'closed';
      return answer({});
    }
    return answer(wechatTrade(id, trade));
  });
  const signed = (id: string, event: string, trade: Partial<Trade>, key: string): RawNotice => {
    const whole = { ...newTrade(0, 'CNY'), ...trades.get(id), ...trade };
    const nonce = randomBytes(6).toString('hex');
    const sealing = createCipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce));
    sealing.setAAD(Buffer.from('transaction'));
    const sealed = Buffer.concat([
      sealing.update(JSON.stringify(wechatTrade(id, whole))),
      sealing.final(),
      sealing.getAuthTag(),
    ]);
    const resource = { ciphertext: sealed.toString('base64'), nonce, associated_data: 'transaction' };
    const body = JSON.stringify({ id: event, event_type: 'TRANSACTION.SUCCESS', resource });
    return { headers: wechatHeaders(body, key), body: Buffer.from(body) };
  };
  return {
    ...server,
    trades,
    settings: {
      WECHAT_PAY_MERCHANT_ID: '1900000001',
      WECHAT_PAY_APP_ID: 'wx1',
      WECHAT_PAY_SERIAL: 'serial',
      WECHAT_PAY_PRIVATE_KEY: ours.privateKey,
      WECHAT_PAY_PUBLIC_KEY: theirs.publicKey,
      WECHAT_PAY_API_KEY: apiKey,
      WECHAT_PAY_URL: server.url,
    },
    notice: (id, event, trade = {}) => signed(id, event, trade, theirs.privateKey),
    forged: (id) => signed(id, 'forged', { state: 'paid' }, stranger.privateKey),
  };
}
