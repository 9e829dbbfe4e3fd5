import { codeTable, type NameOf } from '../../base/codes.ts';

/** The states of an invoice, in the order of spec section 4. The spec gives no codes; these are ours. */
export const invoiceState = codeTable('invoice state', { processing: 0, issued: 1, voided: 2, reversed: 3 });

/** The name of an invoice state. */
export type InvoiceState = NameOf<typeof invoiceState>;

const moves: Readonly<Record<InvoiceState, readonly InvoiceState[]>> = {
  processing: ['issued', 'voided'],
  // Voided in the month it was issued, reversed by a red one later.
  issued: ['voided', 'reversed'],
  voided: [],
  reversed: [],
};

/** Whether an invoice may go from one state to another. */
export const canMoveInvoice = (from: InvoiceState, to: InvoiceState): boolean => moves[from].includes(to);
