import type { DataOf } from '@app/contract/base/routes.ts';
import type { goodsRoutes } from '@app/contract/goods/routes.ts';
import type { Currency } from '@app/contract/order/states/currency.ts';
import type { LevelName } from '@app/contract/user/states/level.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoadError } from '../../../components/load-error.tsx';
import { RadioTile } from '../../../components/radio-tile.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useTableTexts } from '../../../components/use-table-texts.ts';
import { formatMoney, formatNumber, formatSize } from '../../../lib/format.ts';
import { useLevels } from '../../../lib/levels.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { levelText } from '../../billing/rules.ts';
import { useServices } from '../api.ts';
import { shopMessages as texts } from '../messages.ts';
import { usualCurrency } from '../rules.ts';
import { Checkout } from './checkout.tsx';
import styles from './upgrade.module.css';

type Package = DataOf<typeof goodsRoutes.services>[number];
type Term = 'monthly' | 'yearly' | 'credits';

const termOf = (row: Package): Term =>
  row.kind === 'credits' ? 'credits' : row.months === 1 ? 'monthly' : 'yearly';

const terms = [
  ['monthly', texts.monthly],
  ['yearly', texts.yearly],
  ['credits', texts.creditPacks],
] as const;

/** Packages of all kinds, and what the chosen one costs and changes. `?package=` chooses one. */
export function Upgrade() {
  const { t, language } = useTexts();
  const { data: packages, error, refetch } = useServices();
  const tableTexts = useTableTexts({ errorTitle: t(texts.loadFailed) });
  const [query, setQuery] = useSearchParams();
  const chosen = packages?.find(({ id }) => id === query.get('package'));
  const [picked, setTerm] = useState<Term>();
  const [paidIn, setCurrency] = useState<Currency>();
  const currency = paidIn ?? usualCurrency(language);
  const term = picked ?? (chosen ? termOf(chosen) : 'monthly');
  const choose = (id: string) =>
    setQuery((before) => new URLSearchParams({ ...Object.fromEntries(before), package: id }), {
      replace: true,
      preventScrollReset: true,
    });
  if (error) return <LoadError error={error} texts={tableTexts} onRetry={() => void refetch()} />;
  return (
    <div className={styles.upgrade}>
      <section className={styles.offers}>
        <p className={styles.lead}>{t(texts.lead)}</p>
        <SegmentedControl
          aria-label={t(texts.term)}
          value={term}
          data={terms.map(([value, label]) => ({ value, label: t(label) }))}
          onChange={(value) => setTerm(value as Term)}
        />
        <div className={styles.tiles} role="radiogroup" aria-label={t(texts.term)} aria-busy={!packages}>
          {packages
            ?.filter((row) => termOf(row) === term)
            .map((row) => (
              <PackageTile
                key={row.id}
                row={row}
                currency={currency}
                checked={row === chosen}
                onChoose={() => choose(row.id)}
              />
            )) ?? [1, 2, 3, 4].map((place) => <Skeleton key={place} height={112} />)}
        </div>
      </section>
      <Checkout
        goods={chosen && termOf(chosen) === term ? chosen : undefined}
        back={query.get('back')}
        currency={currency}
        onCurrency={setCurrency}
      />
    </div>
  );
}

type TileProps = { row: Package; currency: Currency; checked: boolean; onChoose: () => void };

function PackageTile({ row, currency, checked, onChoose }: TileProps) {
  const { t, language } = useTexts();
  const mine = useSession(({ user }): LevelName => user?.level ?? 'ordinary');
  const levels = useLevels();
  const count = (value: number) => formatNumber(value, language);
  const price = formatMoney(row.price[currency], currency, language);
  if (row.kind === 'credits')
    return (
      <RadioTile group="package" className={styles.tile} checked={checked} onChoose={onChoose}>
        <b>{t(texts.packCredits, { count: count(row.credits) })}</b>
        <span className={styles.price}>{price}</span>
        <small>{t(texts.noExpiry)}</small>
      </RadioTile>
    );
  const rights = levels[row.level];
  return (
    <RadioTile group="package" className={styles.tile} checked={checked} onChoose={onChoose}>
      <b>
        {levelText(row.level, language)}
        {mine === row.level ? <em>{t(texts.yourPlan)}</em> : null}
        {row.months === 1 ? null : <em>{t(texts.twoFree)}</em>}
      </b>
      <span className={styles.price}>
        {price} <small>{t(row.months === 1 ? texts.perMonth : texts.perYear)}</small>
      </span>
      <small>{t(texts.monthlyCredits, { count: count(rights.credits) })}</small>
      <small>{t(texts.storageOf, { size: formatSize(rights.storageBytes, language) })}</small>
    </RadioTile>
  );
}
