import type { PayData } from '@app/contract/order/schema.ts';
import type { Currency } from '@app/contract/order/states/currency.ts';
import type { PayMethod } from '@app/contract/order/states/pay-method.ts';

/** A payment as a provider is told of it. The id is ours; asking twice with the same one begins one payment. */
export type PaymentRequest = {
  readonly id: string;
  readonly title: string;
  readonly amount: number;
  readonly currency: Currency;
  /** Where the buyer's browser goes afterwards. */
  readonly returnUrl: string;
  /** Where the provider calls us. */
  readonly noticeUrl: string;
  readonly expiresAt: Date;
};

/** What a provider has made of a request; the reference is its own name for it. */
export type StartedPayment = { readonly reference: string; readonly payData: PayData };

/** How a payment stands at its provider. */
export type PaymentFact =
  | { readonly state: 'open' | 'closed' }
  | {
      readonly state: 'paid';
      readonly amount: number;
      readonly currency: string;
      /** The provider's name for the money that came, which a refund asks for. */
      readonly charge: string;
    };

/** A payment that was begun. */
export type KnownPayment = { readonly id: string; readonly reference: string };

/** What a provider calls to tell us. */
export type PaymentNotice = {
  /** The provider's own id of the event: the same one may come again. */
  readonly eventId: string;
  /** Ours; absent when the event is about nothing that we wait for. */
  readonly paymentId?: string | undefined;
  readonly fact?: PaymentFact | undefined;
};

export type RawNotice = {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
};

/** Money that goes back. The id is ours; asking twice with the same one gives back once. */
export type RefundRequest = {
  readonly id: string;
  readonly paymentId: string;
  readonly reference: string;
  readonly charge: string;
  readonly amount: number;
  /** What was paid in all. */
  readonly total: number;
  readonly currency: Currency;
};

/** Nobody we know has signed it. */
export class ForgedNotice extends Error {}

/** The provider said no, and will say no again. */
export class PaymentRefused extends Error {}

export type PaymentProvider = {
  readonly name: 'sandbox' | 'stripe' | 'alipay' | 'wechat-pay';
  readonly methods: readonly PayMethod[];
  readonly currencies: readonly Currency[];
  start(request: PaymentRequest, method: PayMethod, signal?: AbortSignal): Promise<StartedPayment>;
  /** Asks how a payment stands: for calls that never came. */
  find(payment: KnownPayment, signal?: AbortSignal): Promise<PaymentFact>;
  /** It shall not be paid any more. One that was paid meanwhile stays so. */
  close(payment: KnownPayment, signal?: AbortSignal): Promise<void>;
  /** Throws until the money is on its way back. */
  refund(request: RefundRequest, signal?: AbortSignal): Promise<void>;
  /** Reads a call of the provider, whose signature holds; throws ForgedNotice otherwise. */
  read(notice: RawNotice): PaymentNotice;
  /** What the provider wants to hear when we have taken its call. */
  readonly thanks: { readonly type: string; readonly body: string };
};

/** A payment in the sandbox's own books. */
export type SandboxPayment = {
  readonly id: string;
  readonly method: PayMethod;
  readonly title: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly returnUrl: string;
  readonly expiresAt: Date;
  readonly state: 'open' | 'paid' | 'closed';
  readonly refunded: number;
};

/** Where the sandbox keeps its books: apart from our own, as those of a real provider are. */
export type SandboxBooks = {
  /** Leaves one that is there as it is. */
  add(payment: SandboxPayment): Promise<void>;
  find(id: string): Promise<SandboxPayment | undefined>;
  /** False when it was not open any more. */
  end(id: string, state: 'paid' | 'closed'): Promise<boolean>;
  /** Once for each refund; false when more would go back than came. */
  refund(id: string, refundId: string, amount: number): Promise<boolean>;
};

/** The sandbox with its checkout page, which the real providers have at their own addresses. */
export type Sandbox = {
  readonly provider: PaymentProvider;
  /** The payment that an address of the checkout page is for. */
  open(token: string): Promise<SandboxPayment | undefined>;
  /** Pays with a card, or by the button of a wallet; `notice` is what it then calls us with, if it does. */
  pay(payment: SandboxPayment, card: string | undefined): Promise<SandboxOutcome>;
};

export type SandboxOutcome = {
  readonly outcome: 'paid' | 'declined' | 'unknown-card' | 'too-late';
  readonly notice?: RawNotice;
};
