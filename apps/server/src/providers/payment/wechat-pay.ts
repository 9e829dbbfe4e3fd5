import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { ask } from './ask-json.ts';
import {
  ForgedNotice,
  type PaymentFact,
  type PaymentProvider,
  PaymentRefused,
  type RawNotice,
} from './port.ts';

type Config = {
  appId: string;
  merchantId: string;
  /** The number of our certificate, and its key in PEM. */
  serial: string;
  privateKey: string;
  /** WeChat Pay's own key, in PEM. */
  platformKey: string;
  /** 32 characters, with which notices are sealed. */
  apiKey: string;
  apiUrl: string;
  clock: Clock;
  patienceMs?: number | undefined;
};

/** A signature that is older could be a call that somebody sends again. */
const toleranceSeconds = 300;

const tradeSchema = z.object({
  out_trade_no: z.string().max(64),
  transaction_id: z.string().optional(),
  trade_state: z.string(),
  amount: z.object({ total: z.number().int(), currency: z.string() }).optional(),
});
const noticeSchema = z.object({
  id: z.string().max(100),
  event_type: z.string(),
  resource: z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z.string().default('') }),
});

/** Their names for things have no dashes and at most 32 characters; ours have. */
const short = (id: string): string => id.replaceAll('-', '');
const long = (name: string): string => name.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const closed = new Set(['CLOSED', 'REVOKED', 'PAYERROR']);
const came = new Set(['SUCCESS', 'REFUND']);

function factOf({
  trade_state: state,
  amount,
  transaction_id: charge = '',
}: z.output<typeof tradeSchema>): PaymentFact {
  if (came.has(state) && amount)
    return { state: 'paid', amount: amount.total, currency: amount.currency, charge };
  return { state: closed.has(state) ? 'closed' : 'open' };
}

/** What we say and what they say, with the signatures of both. */
function createChannel(config: Config) {
  const { merchantId, serial, privateKey, platformKey, apiKey, apiUrl, clock, patienceMs } = config;
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  function authorization(method: string, path: string, body: string): string {
    const [timestamp, nonce] = [seconds(), randomBytes(16).toString('hex')];
    const text = `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`;
    const signature = createSign('RSA-SHA256').update(text).sign(privateKey, 'base64');
    const fields = { mchid: merchantId, nonce_str: nonce, signature, timestamp, serial_no: serial };
    const listed = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
    return `WECHATPAY2-SHA256-RSA2048 ${listed.join(',')}`;
  }

  /** Whether WeChat Pay has said this a moment ago. */
  function isTheirs(body: string, header: (name: string) => string): boolean {
    const timestamp = header('wechatpay-timestamp');
    if (!(Math.abs(seconds() - Number(timestamp)) <= toleranceSeconds)) return false;
    const text = `${timestamp}\n${header('wechatpay-nonce')}\n${body}\n`;
    return createVerify('RSA-SHA256')
      .update(text)
      .verify(platformKey, header('wechatpay-signature'), 'base64');
  }

  async function request(method: 'GET' | 'POST', path: string, content?: object, signal?: AbortSignal) {
    const body = content ? JSON.stringify(content) : '';
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: authorization(method, path, body),
    };
    const answer = await ask(`${apiUrl}${path}`, {
      method,
      headers,
      ...(content ? { body } : {}),
      signal,
      patienceMs,
    });
    if (answer.status >= 400) {
      const { code } = z.object({ code: z.string() }).catch({ code: '' }).parse(safeJson(answer.text));
      return { status: answer.status, code, data: undefined };
    }
    if (!isTheirs(answer.text, (name) => answer.headers.get(name) ?? ''))
      throw new Error('an answer that WeChat Pay has not signed');
    return { status: answer.status, code: '', data: safeJson(answer.text) };
  }

  function unseal({
    ciphertext,
    nonce,
    associated_data: beside,
  }: z.output<typeof noticeSchema>['resource']): unknown {
    const sealed = Buffer.from(ciphertext, 'base64');
    const opening = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce), {
      authTagLength: 16,
    });
    opening.setAuthTag(sealed.subarray(-16));
    opening.setAAD(Buffer.from(beside));
    return JSON.parse(
      Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]).toString('utf8'),
    );
  }

  return { request, isTheirs, unseal };
}

/** WeChat Pay: a code to scan, signed calls in both directions, and notices that are sealed besides. */
export function createWechatPay(config: Config): PaymentProvider {
  const { appId, merchantId } = config;
  const { request, isTheirs, unseal } = createChannel(config);
  const failed = (status: number, code: string) => new Error(`wechat pay: ${status} ${code}`);

  return {
    name: 'wechat-pay',
    methods: ['wechat-pay'],
    currencies: ['CNY'],
    thanks: { type: 'application/json', body: '{"code":"SUCCESS","message":"OK"}' },

    async start({ id, title, amount, noticeUrl, expiresAt }, _method, signal) {
      const content = {
        appid: appId,
        mchid: merchantId,
        description: title.slice(0, 120),
        out_trade_no: short(id),
        time_expire: `${expiresAt.toISOString().slice(0, 19)}+00:00`,
        notify_url: noticeUrl,
        amount: { total: amount, currency: 'CNY' },
      };
      const { status, code, data } = await request('POST', '/v3/pay/transactions/native', content, signal);
      if (data === undefined) throw failed(status, code);
      const { code_url: text } = z.object({ code_url: z.string().max(2000) }).parse(data);
      return { reference: id, payData: { kind: 'qr', text, expiresAt } };
    },

    async find({ id }, signal) {
      const path = `/v3/pay/transactions/out-trade-no/${short(id)}?mchid=${merchantId}`;
      const { status, code, data } = await request('GET', path, undefined, signal);
      if (status === 404) return { state: 'open' };
      if (data === undefined) throw failed(status, code);
      return factOf(tradeSchema.parse(data));
    },

    async close({ id }, signal) {
      const path = `/v3/pay/transactions/out-trade-no/${short(id)}/close`;
      const { status, code } = await request('POST', path, { mchid: merchantId }, signal);
      if (status >= 400 && status !== 404) throw failed(status, code);
    },

    async refund({ id, paymentId, amount, total }, signal) {
      const content = {
        out_trade_no: short(paymentId),
        out_refund_no: short(id),
        amount: { refund: amount, total, currency: 'CNY' },
      };
      const { status, code } = await request('POST', '/v3/refund/domestic/refunds', content, signal);
      if (status === 400 || status === 403) throw new PaymentRefused(`wechat pay: ${code}`);
      if (status >= 400) throw failed(status, code);
    },

    read({ headers, body }: RawNotice) {
      const text = body.toString('utf8');
      if (!isTheirs(text, (name) => headers[name] ?? '')) throw new ForgedNotice('wrong signature');
      const notice = noticeSchema.parse(safeJson(text));
      if (!notice.event_type.startsWith('TRANSACTION.')) return { eventId: notice.id };
      const trade = tradeSchema.parse(unseal(notice.resource));
      return { eventId: notice.id, paymentId: long(trade.out_trade_no), fact: factOf(trade) };
    },
  };
}

function safeJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
