import { fill, type Language } from '../../base/messages.ts';
import type { CreditPackage, SubscriptionPackage } from '../../goods/limits.ts';
import { orderMessages } from '../messages.ts';

/** What is sold: what an order keeps of its package. */
export type Goods =
  | ({ readonly kind: 'credits' } & Pick<CreditPackage, 'credits'>)
  | ({ readonly kind: 'subscription' } & Pick<SubscriptionPackage, 'level' | 'months'>);

/** What a package is called on orders, at checkouts and in mails. */
export function goodsTitle(goods: Goods, language: Language): string {
  if (goods.kind === 'credits')
    return fill(orderMessages.creditsTitle, language, { credits: goods.credits.toLocaleString('en-US') });
  const level = goods.level.replace(
    /^(s?vip)(\d)$/,
    (_, kind: string, number: string) => `${kind.toUpperCase()} ${number}`,
  );
  return fill(orderMessages.subscriptionTitle, language, { level, months: goods.months });
}
