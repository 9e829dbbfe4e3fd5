import { invoiceRoutes } from '@app/contract/invoice/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { InvoiceService } from './service.ts';

export function mountInvoice(mount: Mount, invoices: InvoiceService): void {
  mount(invoiceRoutes, {
    add: ({ visitor, body, language, once }) => invoices.add(visitor, body, language, once),
    list: ({ visitor, body }) => invoices.list(visitor, body),
    file: ({ params, query }) => invoices.open(params.id, query),
  });
}
