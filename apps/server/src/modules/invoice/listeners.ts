import type { Listeners } from '../../platform/events.ts';
import type { InvoiceService } from './service.ts';

/** What was given back is not invoiced any more. */
export const invoiceListeners = ({ invoices }: { invoices: InvoiceService }): Listeners => ({
  module: 'invoice',
  together: {
    'order.refunded': (tx, { orderId, amount }) => invoices.takeBack(tx, orderId, amount),
  },
});
