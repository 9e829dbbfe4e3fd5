import { Stripe } from 'stripe';
import { usualPatienceMs } from './ask-json.ts';
import { ForgedNotice, type PaymentFact, type PaymentNotice, type PaymentProvider } from './port.ts';

type Config = {
  secretKey: string;
  webhookSecret: string;
  /** Another place than Stripe's own, for tests. */
  apiUrl?: string | undefined;
  patienceMs?: number | undefined;
};

/** Stripe takes no session that ends sooner. */
const shortestSeconds = 31 * 60;

type Session = Stripe.Checkout.Session;

const chargeOf = ({ payment_intent: intent }: Session): string =>
  typeof intent === 'string' ? intent : (intent?.id ?? '');

function factOf(session: Session): PaymentFact {
  // What came from something between us and Stripe is no answer.
  if (session.object !== 'checkout.session') throw new Error('not an answer of Stripe');
  if (session.payment_status === 'paid')
    return {
      state: 'paid',
      amount: session.amount_total ?? 0,
      currency: (session.currency ?? '').toUpperCase(),
      charge: chargeOf(session),
    };
  return { state: session.status === 'expired' ? 'closed' : 'open' };
}

function clientOf({ secretKey, apiUrl, patienceMs = usualPatienceMs }: Config): Stripe {
  const place = apiUrl === undefined ? undefined : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: patienceMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(place && {
      host: place.hostname,
      port: Number(place.port),
      protocol: place.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  });
}

/** Cards, at a checkout page of Stripe. */
export function createStripe(config: Config): PaymentProvider {
  const stripe = clientOf(config);

  function readEvent({ id, type, data }: Stripe.Event): PaymentNotice {
    if (!type.startsWith('checkout.session.')) return { eventId: id };
    const session = data.object as Session;
    const fact =
      type === 'checkout.session.async_payment_failed' ? { state: 'closed' as const } : factOf(session);
    return { eventId: id, paymentId: session.client_reference_id ?? undefined, fact };
  }

  return {
    name: 'stripe',
    methods: ['card'],
    currencies: ['CNY', 'USD'],
    thanks: { type: 'application/json', body: '{"received":true}' },

    async start({ id, title, amount, currency, returnUrl, expiresAt }) {
      const soonest = Math.floor(Date.now() / 1000) + shortestSeconds;
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: id,
          success_url: returnUrl,
          cancel_url: returnUrl,
          expires_at: Math.max(soonest, Math.floor(expiresAt.getTime() / 1000)),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amount,
                product_data: { name: title },
              },
            },
          ],
        },
        { idempotencyKey: id },
      );
      return { reference: session.id, payData: { kind: 'redirect', url: session.url ?? '' } };
    },

    async find({ reference }) {
      // Nothing was begun there, as far as we were told.
      if (reference === '') return { state: 'open' };
      return factOf(await stripe.checkout.sessions.retrieve(reference));
    },

    async close({ reference }) {
      const session = await stripe.checkout.sessions.retrieve(reference);
      if (session.status === 'open') await stripe.checkout.sessions.expire(reference);
    },

    async refund({ id, charge, amount }) {
      await stripe.refunds.create({ payment_intent: charge, amount }, { idempotencyKey: id });
    },

    read({ headers, body }) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          headers['stripe-signature'] ?? '',
          config.webhookSecret,
        );
        return readEvent(event);
      } catch (error) {
        throw new ForgedNotice((error as Error).message);
      }
    },
  };
}
