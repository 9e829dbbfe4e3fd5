import { AppError } from '@app/contract/base/errors.ts';
import type { Ledger } from '@app/contract/credit/states/ledger.ts';
import { goodsErrors } from '@app/contract/goods/errors.ts';
import {
  creditPackages,
  type ExchangePackage,
  exchangePackages,
  subscriptionsOf,
} from '@app/contract/goods/limits.ts';
import type { ExchangeType } from '@app/contract/goods/states/exchange-type.ts';
import { gigabyte } from '@app/contract/storage/limits.ts';
import type { Levels } from '@app/contract/user/states/level.ts';
import type { Once } from '../../platform/http/once.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { CreditService } from '../credit/service.ts';

type Deps = {
  newId: () => string;
  credits: CreditService;
  /** What the levels cost, where the host has changed it. */
  levels?: Levels | undefined;
};

/** What an exchange fills, and how much one of its size is there. */
const filled: Record<ExchangeType, { ledger: Ledger; each: number }> = {
  assistant: { ledger: 'helper-uses', each: 1 },
  interaction: { ledger: 'interactions', each: 1 },
  storage: { ledger: 'storage', each: gigabyte },
};

export type GoodsService = ReturnType<typeof createGoodsService>;

/** What can be bought. The tables of the contract are the only ones: nothing is kept here. */
export function createGoodsService({ newId, credits, levels }: Deps) {
  return {
    services: async () => [
      ...subscriptionsOf(levels).map((row) => ({ kind: 'subscription' as const, ...row })),
      ...creditPackages.map((row) => ({ kind: 'credits' as const, ...row })),
    ],

    products: async (type: ExchangeType) => exchangePackages.filter((row) => row.type === type),

    /** Spends credits and fills another ledger in one transaction; too few refuse both. */
    async exchange({ userId }: UserVisitor, id: string, once: Once): Promise<ExchangePackage> {
      const found = exchangePackages.find((row) => row.id === id);
      if (!found) throw new AppError(goodsErrors.gone);
      return once.do(async (tx) => {
        const key = `exchange:${newId()}`;
        const { ledger, each } = filled[found.type];
        await credits.book(tx, { userId, ledger: 'credits', amount: -found.creditCount, key });
        await credits.book(tx, { userId, ledger, amount: found.size * each, key });
        return found;
      });
    },
  };
}
