import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { signText } from '../../platform/tokens.ts';
import { createAlipay, fenOf } from './alipay.ts';
import { signNotice } from './hmac-signature.ts';
import { ForgedNotice, type PaymentProvider, type RawNotice, type SandboxPayment } from './port.ts';
import { createSandbox } from './sandbox.ts';
import { createStripe } from './stripe.ts';
import { fakeAlipay, fakeStripe, fakeWechat, type Trade } from './testing.ts';
import { createWechatPay } from './wechat-pay.ts';

/** A provider, and the place where it keeps what was paid. */
type Harness = {
  provider: PaymentProvider;
  /** The buyer opens the page; some providers know nothing before. */
  open: (url: string) => void;
  /** What the provider's side has of a payment. */
  trade: (id: string) => Pick<Trade, 'state'> & { refunds: Record<string, number> };
  set: (id: string, state: 'paid' | 'closed') => void;
  notice: (id: string, event: string, trade?: Partial<Trade>) => RawNotice;
  forged: (id: string) => RawNotice;
  breakDown?: (how: number | 'silent') => void;
  repair?: () => void;
  stop: () => void;
};

const clock = systemClock;
const nothing = () => undefined;

async function aStripe(patienceMs?: number): Promise<Harness> {
  const fake = await fakeStripe();
  const { STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '', STRIPE_URL } = fake.settings;
  const provider = createStripe({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: STRIPE_URL,
    patienceMs,
  });
  return harnessOf(provider, fake, nothing);
}

async function anAlipay(patienceMs?: number): Promise<Harness> {
  const fake = await fakeAlipay();
  const {
    ALIPAY_APP_ID = '',
    ALIPAY_PRIVATE_KEY = '',
    ALIPAY_PUBLIC_KEY = '',
    ALIPAY_URL = '',
  } = fake.settings;
  const provider = createAlipay({
    appId: ALIPAY_APP_ID,
    privateKey: ALIPAY_PRIVATE_KEY,
    alipayKey: ALIPAY_PUBLIC_KEY,
    gateway: ALIPAY_URL,
    clock,
    patienceMs,
  });
  return harnessOf(provider, fake, fake.open);
}

async function aWechat(patienceMs?: number): Promise<Harness> {
  const fake = await fakeWechat();
  const { settings } = fake;
  const provider = createWechatPay({
    appId: settings['WECHAT_PAY_APP_ID'] ?? '',
    merchantId: settings['WECHAT_PAY_MERCHANT_ID'] ?? '',
    serial: settings['WECHAT_PAY_SERIAL'] ?? '',
    privateKey: settings['WECHAT_PAY_PRIVATE_KEY'] ?? '',
    platformKey: settings['WECHAT_PAY_PUBLIC_KEY'] ?? '',
    apiKey: settings['WECHAT_PAY_API_KEY'] ?? '',
    apiUrl: settings['WECHAT_PAY_URL'] ?? '',
    clock,
    patienceMs,
  });
  return harnessOf(provider, fake, nothing);
}

const harnessOf = (
  provider: PaymentProvider,
  fake: Awaited<ReturnType<typeof fakeStripe>>,
  open: (url: string) => void,
): Harness => ({
  ...fake,
  provider,
  open,
  trade: (id) => fake.trades.get(id)!,
  set: (id, state) => void (fake.trades.get(id)!.state = state),
});

async function aSandbox(): Promise<Harness> {
  const books = new Map<string, SandboxPayment & { refunds: Record<string, number> }>();
  const { provider } = createSandbox({
    clock,
    secret: 'secret',
    publicUrl: () => 'http://localhost',
    books: {
      add: async (payment) =>
        void (books.has(payment.id) || books.set(payment.id, { ...payment, refunds: {} })),
      find: async (id) => books.get(id),
      async end(id, state) {
        const found = books.get(id);
        if (found?.state !== 'open') return false;
        books.set(id, { ...found, state });
        return true;
      },
      async refund(id, refundId, amount) {
        books.get(id)!.refunds[refundId] = amount;
        return true;
      },
    },
  });
  const own = signText('payment sandbox', 'secret');
  const signed = (id: string, event: string, trade: Partial<Trade>, by: string): RawNotice => {
    const { amount, currency, state } = { ...books.get(id)!, ...trade };
    const body = Buffer.from(JSON.stringify({ id: event, payment: id, state, amount, currency }));
    return { headers: { 'sandbox-signature': signNotice(body, by, clock.now()) }, body };
  };
  return {
    provider,
    open: nothing,
    trade: (id) => books.get(id)!,
    set: (id, state) => void books.set(id, { ...books.get(id)!, state }),
    notice: (id, event, trade = {}) => signed(id, event, trade, own),
    forged: (id) => signed(id, 'forged', { state: 'paid' }, 'another secret'),
    stop: nothing,
  };
}

describe.each([
  ['the sandbox', aSandbox],
  ['Stripe', aStripe],
  ['Alipay', anAlipay],
  ['WeChat Pay', aWechat],
] as const)('%s', (_name, make) => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await make();
  });
  afterAll(() => harness.stop());

  /** A payment that was begun, and whose page was opened. */
  async function begun(amount = 1234) {
    const id = newId();
    const { provider, open } = harness;
    const request = {
      id,
      title: '500 积分',
      amount,
      currency: 'CNY' as const,
      returnUrl: 'https://talks.example.com/pay-result?order=1',
      noticeUrl: 'https://talks.example.com/pay-api/notice/x',
      expiresAt: new Date(Date.now() + 30 * 60_000),
    };
    const method = provider.methods[0]!;
    const started = await provider.start(request, method);
    if (started.payData.kind === 'redirect') open(started.payData.url);
    return { id, reference: started.reference, request, method, started };
  }

  test('begins a payment and says where it is made; asking twice begins one', async () => {
    const { request, method, started } = await begun();
    const { payData } = started;
    expect(payData.kind === 'redirect' ? payData.url : payData.kind === 'qr' && payData.text).toMatch(
      /^\w+:\/\//,
    );
    const again = await harness.provider.start(request, method);
    expect(again.reference).toBe(started.reference);
  });

  test('is asked how a payment stands: open, paid with its amount, or closed', async () => {
    const [one, other] = [await begun(1999), await begun()];
    expect(await harness.provider.find(one)).toEqual({ state: 'open' });
    harness.set(one.id, 'paid');
    expect(await harness.provider.find(one)).toMatchObject({ state: 'paid', amount: 1999, currency: 'CNY' });
    await harness.provider.close(other);
    expect(await harness.provider.find(other)).toEqual({ state: 'closed' });
  });

  test('what was paid meanwhile is not closed', async () => {
    const payment = await begun();
    harness.set(payment.id, 'paid');
    await harness.provider.close(payment).catch(nothing);
    expect(await harness.provider.find(payment)).toMatchObject({ state: 'paid' });
  });

  test('tells with its signature that a payment was made, and of how much', async () => {
    const { id } = await begun();
    const read = harness.provider.read(harness.notice(id, 'event-1', { state: 'paid' }));
    expect(read).toMatchObject({
      eventId: 'event-1',
      paymentId: id,
      fact: { state: 'paid', amount: 1234, currency: 'CNY' },
    });
    const closed = harness.provider.read(harness.notice(id, 'event-2', { state: 'closed' }));
    expect(closed).toMatchObject({ eventId: 'event-2', paymentId: id, fact: { state: 'closed' } });
  });

  test('a call that somebody else has signed, has changed, or has not signed at all is forged', async () => {
    const { id } = await begun();
    const real = harness.notice(id, 'event-3', { state: 'paid' });
    const changed = { ...real, body: Buffer.from(real.body.toString('utf8').replace('event-3', 'event-4')) };
    const bare = { headers: {}, body: Buffer.from(real.body.toString('utf8').replace(/&?sign=[^&]*/, '')) };
    for (const notice of [harness.forged(id), changed, bare, { headers: {}, body: Buffer.alloc(0) }])
      expect(() => harness.provider.read(notice)).toThrow(ForgedNotice);
  });

  test('gives back once for each refund, in part and in full', async () => {
    const { id, reference } = await begun();
    harness.set(id, 'paid');
    const fact = await harness.provider.find({ id, reference });
    const charge = fact.state === 'paid' ? fact.charge : '';
    const [part, rest] = [newId(), newId()];
    const refund = (refundId: string, amount: number) =>
      harness.provider.refund({
        id: refundId,
        paymentId: id,
        reference,
        charge,
        amount,
        total: 1234,
        currency: 'CNY',
      });
    await refund(part, 200);
    await refund(part, 200);
    await refund(rest, 1034);
    const given = Object.values(harness.trade(id).refunds);
    expect(given.reduce((sum, amount) => sum + amount, 0)).toBe(1234);
  });

  // The sandbox has no line that could break.
  test.skipIf(make === aSandbox)('a provider that fails is an error, never an answer', async () => {
    const payment = await begun();
    harness.breakDown?.(500);
    await expect(harness.provider.find(payment)).rejects.toThrow(/./);
    harness.repair?.();
    expect(await harness.provider.find(payment)).toEqual({ state: 'open' });
  });
});

test.each([
  ['12.34', 1234],
  ['12.3', 1230],
  ['12', 1200],
  ['0.29', 29],
])('%s yuan are %i fen', (text, fen) => expect(fenOf(text)).toBe(fen));

test.each(['-1', '1.234', '1e3', '', 'NaN', '1,000'])('%j is no amount', (text) => {
  expect(() => fenOf(text)).toThrow('not an amount');
});

test.each([
  ['Stripe', aStripe],
  ['Alipay', anAlipay],
  ['WeChat Pay', aWechat],
] as const)('%s that never answers is given up after its time', async (_name, make) => {
  const { provider, breakDown, stop } = await make(200);
  breakDown!('silent');
  await expect(provider.find({ id: newId(), reference: 'cs_1' })).rejects.toThrow(/timeout/);
  stop();
});
