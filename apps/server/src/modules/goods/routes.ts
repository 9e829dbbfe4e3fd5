import { goodsRoutes } from '@app/contract/goods/routes.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { GoodsService } from './service.ts';

export function mountGoods(mount: Mount, goods: GoodsService): void {
  mount(goodsRoutes, {
    services: () => goods.services(),
    products: ({ body }) => goods.products(body.type),
    exchange: ({ visitor, body, once }) => goods.exchange(visitor, body.id, once),
  });
}
