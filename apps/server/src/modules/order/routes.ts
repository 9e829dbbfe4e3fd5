import { orderRoutes } from '@app/contract/order/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { OrderService } from './service.ts';

export function mountOrder(mount: Mount, orders: OrderService): void {
  mount(orderRoutes, {
    methods: () => orders.methods(),
    preview: ({ visitor, body }) => orders.preview(visitor, body.goodsId),
    create: ({ visitor, body, language, once }) => orders.create(visitor, body, language, once),
    pay: ({ visitor, body, language, once }) => orders.pay(visitor, body, language, once),
    cancel: ({ visitor, body, language }) => orders.cancel(visitor, body.id, language),
    refund: ({ visitor, body, language, once }) => orders.askRefund(visitor, body, language, once),
    list: ({ visitor, body, language }) => orders.list(visitor, body, language),
    get: ({ visitor, params, language }) => orders.get(visitor, params.id, language),
    sandboxCheckout: ({ body }) => orders.sandboxCheckout(body.token),
    sandboxPay: ({ body }) => orders.sandboxPay(body.token, body.card),
  });
}
