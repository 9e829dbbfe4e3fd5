import type { Message } from '@app/contract/base/messages.ts';
import type { InvoiceState } from '@app/contract/invoice/states/invoice-state.ts';
import { walletMessages as texts } from './messages.ts';

type Look = { readonly label: Message; readonly kind: 'ok' | 'info' | 'muted' };

/** How a state of an invoice looks. */
export const invoiceLooks: Readonly<Record<InvoiceState, Look>> = {
  processing: { label: texts.processing, kind: 'info' },
  issued: { label: texts.issued, kind: 'ok' },
  voided: { label: texts.voided, kind: 'muted' },
  reversed: { label: texts.reversed, kind: 'muted' },
};
