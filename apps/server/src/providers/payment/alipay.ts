import { createSign, createVerify } from 'node:crypto';
import * as z from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { ask } from './ask-json.ts';
import { ForgedNotice, type PaymentFact, type PaymentProvider, PaymentRefused } from './port.ts';

type Config = {
  appId: string;
  /** Ours, in PEM; Alipay has the public half. */
  privateKey: string;
  /** Alipay's own, in PEM. */
  alipayKey: string;
  gateway: string;
  clock: Clock;
  patienceMs?: number | undefined;
};

type Fields = Readonly<Record<string, string>>;

/** What Alipay signs: fields with a value, in the order of their names, as they are before they are encoded. */
const textOf = (fields: Fields): string =>
  Object.entries(fields)
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

const sign = (text: string, key: string): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64');

const isSigned = (text: string, signature: string, key: string): boolean =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(key, signature, 'base64');

/** Yuan with two decimals, as Alipay writes amounts; whole fen as we count. */
const yuan = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

export function fenOf(text: string): number {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new Error(`not an amount: ${text.slice(0, 40)}`);
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** 2026-11-18 23:59:59 in China, where Alipay is. */
const chinaTime = (moment: Date): string =>
  new Date(moment.getTime() + 8 * 60 * 60 * 1000).toISOString().slice(0, 19).replace('T', ' ');

const paid = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED']);

function factOf(status: string, amount: string, trade: string): PaymentFact {
  if (paid.has(status)) return { state: 'paid', amount: fenOf(amount), currency: 'CNY', charge: trade };
  return { state: status === 'TRADE_CLOSED' ? 'closed' : 'open' };
}

const answerSchema = z.object({
  code: z.string(),
  sub_code: z.string().optional(),
  msg: z.string().optional(),
  trade_no: z.string().optional(),
  trade_status: z.string().optional(),
  total_amount: z.string().optional(),
});

/** What we say and what Alipay says, with the signatures of both. */
function createChannel({ appId, privateKey, alipayKey, gateway, clock, patienceMs }: Config) {
  function signedFields(method: string, content: object, more: Fields = {}): URLSearchParams {
    const fields: Fields = {
      app_id: appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: chinaTime(clock.now()),
      version: '1.0',
      biz_content: JSON.stringify(content),
      ...more,
    };
    return new URLSearchParams({ ...fields, sign: sign(textOf(fields), privateKey) });
  }

  async function request(method: string, content: object, signal?: AbortSignal) {
    const { text } = await ask(gateway, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      body: signedFields(method, content).toString(),
      signal,
      patienceMs,
    });
    const name = `${method.replaceAll('.', '_')}_response`;
    const whole = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    // The signature is over the very text of the answer, not over what it means.
    const start = text.indexOf(`"${name}":`) + name.length + 3;
    const end = text.lastIndexOf(',"sign"');
    const signature = whole['sign'];
    if (
      start < name.length + 3 ||
      typeof signature !== 'string' ||
      !isSigned(text.slice(start, end), signature, alipayKey)
    )
      throw new Error('an answer that Alipay has not signed');
    return answerSchema.parse(whole[name]);
  }

  return { signedFields, request };
}

/** Alipay: a page of its own for the buyer, signed calls in both directions (RSA2). */
export function createAlipay(config: Config): PaymentProvider {
  const { appId, alipayKey, gateway } = config;
  const { signedFields, request } = createChannel(config);

  return {
    name: 'alipay',
    methods: ['alipay'],
    currencies: ['CNY'],
    thanks: { type: 'text/plain', body: 'success' },

    async start({ id, title, amount, returnUrl, noticeUrl, expiresAt }) {
      const content = {
        out_trade_no: id,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        total_amount: yuan(amount),
        subject: title,
        time_expire: chinaTime(expiresAt),
      };
      const more = { return_url: returnUrl, notify_url: noticeUrl };
      const url = `${gateway}?${signedFields('alipay.trade.page.pay', content, more)}`;
      return { reference: id, payData: { kind: 'redirect', url } };
    },

    async find({ id }, signal) {
      const answer = await request('alipay.trade.query', { out_trade_no: id }, signal);
      // Nobody has opened the page yet.
      if (answer.sub_code === 'ACQ.TRADE_NOT_EXIST') return { state: 'open' };
      if (answer.code !== '10000') throw new Error(`alipay: ${answer.sub_code ?? answer.code}`);
      return factOf(answer.trade_status ?? '', answer.total_amount ?? '', answer.trade_no ?? '');
    },

    async close({ id }, signal) {
      const { code, sub_code: fault } = await request('alipay.trade.close', { out_trade_no: id }, signal);
      if (code !== '10000' && fault !== 'ACQ.TRADE_NOT_EXIST') throw new Error(`alipay: ${fault ?? code}`);
    },

    async refund({ id, paymentId, amount }, signal) {
      const content = { out_trade_no: paymentId, refund_amount: yuan(amount), out_request_no: id };
      const { code, sub_code: fault } = await request('alipay.trade.refund', content, signal);
      if (code === '10000') return;
      if (code === '40004') throw new PaymentRefused(`alipay: ${fault}`);
      throw new Error(`alipay: ${fault ?? code}`);
    },

    read({ body }) {
      const fields: Fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
      const { sign: signature = '', sign_type: _type, ...signed } = fields;
      if (!isSigned(textOf(signed), signature, alipayKey)) throw new ForgedNotice('wrong signature');
      if (fields['app_id'] !== appId) throw new ForgedNotice('for another app');
      const { notify_id: eventId = '', out_trade_no: paymentId, trade_status: status = '' } = fields;
      // A refund calls with the same status and says so with an amount of its own.
      if (fields['refund_fee'] !== undefined) return { eventId };
      return {
        eventId,
        paymentId,
        fact: factOf(status, fields['total_amount'] ?? '', fields['trade_no'] ?? ''),
      };
    },
  };
}
