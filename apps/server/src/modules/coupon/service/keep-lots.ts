import { commonErrors } from '@app/contract/base/common-errors.ts';
import { AppError } from '@app/contract/base/errors.ts';
import type { Language } from '@app/contract/base/messages.ts';
import type { Lot, NewLot } from '@app/contract/money/schema.ts';
import { goodsTitle } from '@app/contract/order/states/goods-title.ts';
import type { Levels } from '@app/contract/user/states/level.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Page, PageOf } from '../../../platform/db/page.ts';
import { offerOf } from '../../order/service.ts';
import { endAfter, newRedeemCode } from '../rules.ts';
import { createCodeStore } from '../store.ts';

type Deps = {
  db: Database;
  clock: Clock;
  newId: () => string;
  levels?: Levels | undefined;
  hashOf: (code: string) => string;
};

/** Lots of codes: they are told when they are made, and only their hashes are kept. */
export function keepLots({ db, clock, newId, levels, hashOf }: Deps) {
  /** A package that is on offer no more goes by its id. */
  function titleOf(brings: NewLot, language: Language): string {
    if (brings.kind === 'coupon') return brings.name;
    const offer = offerOf(brings.goodsId, levels);
    return offer ? goodsTitle(offer.goods, language) : brings.goodsId;
  }

  return {
    async add(tx: Transaction, brings: NewLot): Promise<{ id: string; codes: string[] }> {
      if (brings.kind === 'goods' && !offerOf(brings.goodsId, levels))
        throw new AppError(commonErrors.notFound);
      const codes = Array.from({ length: brings.quantity }, newRedeemCode);
      const [id, now] = [newId(), clock.now()];
      const lot = {
        id,
        brings,
        expiresAt: endAfter(now, brings.validDays),
        withdrawnAt: null,
        createdAt: now,
      };
      await createCodeStore(tx).insert(lot, codes.map(hashOf));
      return { id, codes };
    },

    async list(page: Page, language: Language): Promise<PageOf<Lot>> {
      const store = createCodeStore(db);
      const found = await store.page(page);
      const counts = await store.countsOf(found.list.map(({ id }) => id));
      const list = found.list.map(({ id, brings, expiresAt, withdrawnAt, createdAt }) => ({
        id,
        kind: brings.kind,
        title: titleOf(brings, language),
        note: brings.note,
        quantity: counts.get(id)?.quantity ?? 0,
        redeemed: counts.get(id)?.redeemed ?? 0,
        withdrawn: withdrawnAt !== null,
        expiresAt,
        createdAt,
      }));
      return { ...found, list };
    },

    async withdraw(tx: Transaction, id: string): Promise<void> {
      if (!(await createCodeStore(tx).withdraw(id, clock.now()))) throw new AppError(commonErrors.notFound);
    },
  };
}
