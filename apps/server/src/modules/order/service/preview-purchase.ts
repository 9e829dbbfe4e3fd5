import type { PurchaseChange } from '@app/contract/order/schema.ts';
import type { UserVisitor } from '../../../platform/http/visitor.ts';
import { requireOffer } from './make-order.ts';
import type { OrderDeps } from './order-deps.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What buying a package would change, said before anything is paid. */
export const previewPurchase =
  ({ credits, subscriptions, levels }: Pick<OrderDeps, 'credits' | 'subscriptions' | 'levels'>) =>
  async ({ userId, level: from }: UserVisitor, goodsId: string): Promise<PurchaseChange> => {
    const { goods } = requireOffer(goodsId, levels);
    const { credits: balance } = await credits.balancesOf(userId);
    if (goods.kind === 'credits') {
      const after = { added: goods.credits, after: balance + goods.credits };
      return { goodsId, subscription: null, credits: after };
    }
    const { level: to, months } = goods;
    const { kind, startsAt, endsAt, creditedMs } = await subscriptions.preview({ userId, level: to, months });
    const added = kind === 'upgrade' ? credits.rightsOf(to).credits : 0;
    return {
      goodsId,
      subscription: { kind, from, to, startsAt, endsAt, creditedDays: Math.floor(creditedMs / dayMs) },
      credits: { added, after: balance + added },
    };
  };
