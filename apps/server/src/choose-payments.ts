import type { Env } from './env.ts';
import type { Clock } from './platform/clock.ts';
import { createAlipay } from './providers/payment/alipay.ts';
import type { PaymentProvider, Sandbox, SandboxBooks } from './providers/payment/port.ts';
import { createSandbox } from './providers/payment/sandbox.ts';
import { createStripe } from './providers/payment/stripe.ts';
import { createWechatPay } from './providers/payment/wechat-pay.ts';

type Deps = {
  env: Env;
  clock: Clock;
  secret: string;
  books: SandboxBooks;
  publicUrl: () => string;
};

type Payments = { payments: readonly PaymentProvider[]; sandbox?: Sandbox; takesTransfers: boolean };

/** Those whose keys are set; env.ts has checked that nothing of them is missing. */
function configured({ env, clock }: Pick<Deps, 'env' | 'clock'>): PaymentProvider[] {
  const providers: PaymentProvider[] = [];
  if (env.STRIPE_SECRET_KEY !== undefined)
    providers.push(
      createStripe({
        secretKey: env.STRIPE_SECRET_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
        apiUrl: env.STRIPE_URL,
      }),
    );
  if (env.ALIPAY_APP_ID !== undefined)
    providers.push(
      createAlipay({
        appId: env.ALIPAY_APP_ID,
        privateKey: env.ALIPAY_PRIVATE_KEY ?? '',
        alipayKey: env.ALIPAY_PUBLIC_KEY ?? '',
        gateway: env.ALIPAY_URL,
        clock,
      }),
    );
  if (env.WECHAT_PAY_MERCHANT_ID !== undefined)
    providers.push(
      createWechatPay({
        merchantId: env.WECHAT_PAY_MERCHANT_ID,
        appId: env.WECHAT_PAY_APP_ID ?? '',
        serial: env.WECHAT_PAY_SERIAL ?? '',
        privateKey: env.WECHAT_PAY_PRIVATE_KEY ?? '',
        platformKey: env.WECHAT_PAY_PUBLIC_KEY ?? '',
        apiKey: env.WECHAT_PAY_API_KEY ?? '',
        apiUrl: env.WECHAT_PAY_URL,
        clock,
      }),
    );
  return providers;
}

/**
 * The providers whose keys are set. Without any the sandbox stands in for them, but in production only where the host has
 * asked for it: nobody should be given for nothing what others pay for.
 */
export function choosePayments({ env, clock, secret, books, publicUrl }: Deps): Payments {
  const payments = configured({ env, clock });
  const isOpen = env.MODE !== 'production' || env.PAY_SANDBOX === 'true';
  const takesTransfers = env.BANK_ACCOUNT !== undefined;
  if (payments.length > 0 || !isOpen) return { payments, takesTransfers };
  const sandbox = createSandbox({ books, clock, secret, publicUrl });
  return { payments: [sandbox.provider], sandbox, takesTransfers };
}
