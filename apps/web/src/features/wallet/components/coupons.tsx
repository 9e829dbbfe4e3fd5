import type { HeldCoupon } from '@app/contract/coupon/schema.ts';
import type { CouponState } from '@app/contract/coupon/states/coupon-state.ts';
import type { Message } from '@app/contract/base/messages.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { type ChipKind, StateChip } from '../../../components/state-chip.tsx';
import { useTableTexts } from '../../../components/use-table-texts.ts';
import { useTableView } from '../../../components/use-table-view.ts';
import { formatDay } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import { moneyText, usualCurrency } from '../../shop/rules.ts';
import { rowsPerPage, useCoupons } from '../api.ts';
import { walletMessages as texts } from '../messages.ts';
import { RedeemDialog } from './redeem-dialog.tsx';
import { WalletHeader } from './wallet-header.tsx';

const first = { sort: '', isDescending: false };

/** How a state of a coupon looks. */
const looks: Readonly<Record<CouponState, { label: Message; kind: ChipKind }>> = {
  'about-to-fail': { label: texts.aboutToFail, kind: 'warn' },
  available: { label: texts.available, kind: 'ok' },
  invalid: { label: texts.invalid, kind: 'err' },
  used: { label: texts.used, kind: 'muted' },
  occupied: { label: texts.occupied, kind: 'info' },
};

/** My coupons, and a way to redeem codes. */
export function Coupons({ title }: { title: string }) {
  const { t } = useTexts();
  const [view, setView] = useTableView(first);
  const coupons = useCoupons();
  const [isRedeeming, setIsRedeeming] = useState(false);
  return (
    <>
      <WalletHeader title={title} lead={t(texts.couponsLead)}>
        <Button onClick={() => setIsRedeeming(true)}>{t(texts.redeem)}</Button>
      </WalletHeader>
      <DataTable
        label={title}
        columns={useCouponColumns()}
        rows={coupons.data?.list}
        isBusy={coupons.isPending}
        error={coupons.error}
        onRetry={() => void coupons.refetch()}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        view={view}
        onView={setView}
        pageSize={rowsPerPage}
        empty={<EmptyState title={t(texts.titleNoCoupons)} text={t(texts.noCoupons)} />}
        texts={useTableTexts({ errorTitle: t(texts.loadFailed) })}
      />
      {isRedeeming ? <RedeemDialog onClose={() => setIsRedeeming(false)} /> : null}
    </>
  );
}

function useCouponColumns(): readonly [Column<HeldCoupon>, ...Column<HeldCoupon>[]] {
  const { t, language } = useTexts();
  const off = ({ discount }: HeldCoupon) => {
    if (discount.kind === 'percent') return t(texts.percentOff, { percent: discount.percent });
    const currency = usualCurrency(language);
    return t(texts.amountOff, { amount: moneyText(discount[currency], currency, language) });
  };
  const until = ({ expiryDate }: HeldCoupon) => {
    if (expiryDate === null) return t(texts.never);
    const date = new Date(expiryDate);
    return Number.isNaN(date.getTime()) ? '—' : formatDay(date, language);
  };
  return [
    { key: 'name', title: t(texts.name), cell: ({ name }) => <b>{name}</b> },
    { key: 'discount', title: t(texts.discount), width: '16%', cell: off },
    {
      key: 'goods',
      title: t(texts.goods),
      width: '16%',
      cell: ({ goodsKind }) => t(goodsKind === null ? texts.allGoods : texts[goodsKind]),
    },
    {
      key: 'uses',
      title: t(texts.uses),
      width: '14%',
      cell: ({ currentRedemptions, usageLimit }) =>
        t(texts.usesOf, { used: currentRedemptions, limit: usageLimit ?? '∞' }),
    },
    { key: 'expires', title: t(texts.expires), width: '16%', cell: until },
    {
      key: 'state',
      title: t(texts.state),
      width: '14%',
      cell: ({ state }) => <StateChip kind={looks[state].kind} label={t(looks[state].label)} />,
    },
  ];
}
