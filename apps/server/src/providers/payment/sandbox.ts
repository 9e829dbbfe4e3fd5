import { sandboxCards } from '@app/contract/order/states/sandbox-cards.ts';
import * as z from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { isSignedBy, signText } from '../../platform/tokens.ts';
import { requireSigned, signNotice } from './hmac-signature.ts';
import {
  type PaymentFact,
  type PaymentProvider,
  PaymentRefused,
  type RawNotice,
  type Sandbox,
  type SandboxBooks,
  type SandboxPayment,
} from './port.ts';

type Deps = {
  books: SandboxBooks;
  clock: Clock;
  /** The installation's secret, from which the sandbox has its own. */
  secret: string;
  /** Where people find the product: the checkout page is one of its own. */
  publicUrl: () => string;
};

const digitsOf = (card: string): string => card.replace(/[\s-]/g, '');
const [paid, declined, unannounced] = [
  digitsOf(sandboxCards.paid),
  digitsOf(sandboxCards.declined),
  digitsOf(sandboxCards.unannounced),
];

const signatureHeader = 'sandbox-signature';
const noticeSchema = z.object({
  id: z.string().max(200),
  payment: z.uuid(),
  state: z.enum(['paid', 'closed']),
  amount: z.number().int(),
  currency: z.string().max(3),
});

const fact = ({ id, state, amount, currency }: SandboxPayment): PaymentFact =>
  state === 'paid' ? { state, amount, currency, charge: id } : { state };

/**
 * Stands in for the online providers where no keys are set: a checkout page of our own, and calls that are signed and read
 * just as theirs are. No money moves.
 */
export function createSandbox({ books, clock, secret, publicUrl }: Deps): Sandbox {
  const own = signText('payment sandbox', secret);
  const tokenOf = (id: string) => `${id}.${signText(`checkout:${id}`, own)}`;

  /** The payment that an address of the checkout page is for. */
  async function open(token: string): Promise<SandboxPayment | undefined> {
    const [id = '', sign = ''] = token.split('.');
    if (!isSignedBy(`checkout:${id}`, sign, own)) return undefined;
    return books.find(id);
  }

  function announce(payment: SandboxPayment, state: 'paid' | 'closed'): RawNotice {
    const { id, amount, currency } = payment;
    const body = Buffer.from(JSON.stringify({ id: `${state}:${id}`, payment: id, state, amount, currency }));
    return { headers: { [signatureHeader]: signNotice(body, own, clock.now()) }, body };
  }

  const provider: PaymentProvider = {
    name: 'sandbox',
    methods: ['card', 'alipay', 'wechat-pay'],
    currencies: ['CNY', 'USD'],
    thanks: { type: 'application/json', body: '{"received":true}' },

    async start({ id, title, amount, currency, returnUrl, expiresAt }, method) {
      await books.add({
        id,
        method,
        title,
        amount,
        currency,
        returnUrl,
        expiresAt,
        state: 'open',
        refunded: 0,
      });
      const url = `${publicUrl()}/pay-sandbox?token=${encodeURIComponent(tokenOf(id))}`;
      return { reference: id, payData: { kind: 'redirect', url } };
    },

    async find({ id }) {
      const payment = await books.find(id);
      if (!payment) return { state: 'open' };
      const isOver = payment.state === 'open' && payment.expiresAt <= clock.now();
      return isOver && (await books.end(id, 'closed')) ? { state: 'closed' } : fact(payment);
    },

    async close({ id }) {
      await books.end(id, 'closed');
    },

    async refund({ id, paymentId, amount }) {
      if (!(await books.refund(paymentId, id, amount))) throw new PaymentRefused('more than was paid');
    },

    read({ headers, body }) {
      requireSigned(body, headers[signatureHeader], own, clock.now());
      const { id, payment, state, amount, currency } = noticeSchema.parse(JSON.parse(body.toString('utf8')));
      return {
        eventId: id,
        paymentId: payment,
        fact: state === 'paid' ? { state, amount, currency, charge: payment } : { state },
      };
    },
  };

  return {
    provider,
    open,
    async pay(payment, card) {
      const number = digitsOf(card ?? '');
      const isCard = payment.method === 'card';
      if (isCard && number === declined) return { outcome: 'declined' };
      if (isCard && number !== paid && number !== unannounced) return { outcome: 'unknown-card' };
      if (payment.expiresAt <= clock.now() || !(await books.end(payment.id, 'paid')))
        return { outcome: 'too-late' };
      if (number === unannounced) return { outcome: 'paid' };
      return { outcome: 'paid', notice: announce(payment, 'paid') };
    },
  };
}
