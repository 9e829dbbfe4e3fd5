import type { DataOf } from '@app/contract/base/routes.ts';
import type { goodsRoutes } from '@app/contract/goods/routes.ts';
import { amountOf, type Currency, currencies } from '@app/contract/order/states/currency.ts';
import { needsReceipt, type PayMethod } from '@app/contract/order/states/pay-method.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Facts } from '../../../components/facts.tsx';
import { RadioTile } from '../../../components/radio-tile.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { openDialog } from '../../../lib/dialogs.ts';
import { useTexts } from '../../../lib/texts.ts';
import { buy, useCouponsFor, useMethods } from '../api.ts';
import { usePayment } from '../hooks.ts';
import { shopMessages as texts } from '../messages.ts';
import { methodLabels, moneyText, ownPath, usableCoupons } from '../rules.ts';
import { Changes } from './changes.tsx';
import { ScanDialog } from './scan-dialog.tsx';
import styles from './upgrade.module.css';

type Package = DataOf<typeof goodsRoutes.services>[number];
type Props = {
  goods: Package | undefined;
  back: string | null;
  currency: Currency;
  onCurrency: (currency: Currency) => void;
};

/** What the chosen package changes, how it is paid, and the button that does so. */
export function Checkout({ goods, back, currency, onCurrency }: Props) {
  const { t, language } = useTexts();
  const { data: methods } = useMethods();
  const coupon = useCoupon(goods?.id, currency);
  const [wanted, setMethod] = useState<PayMethod>();
  const method = wanted ?? methods?.[0]?.payMethod;
  const { isPending, scan, run, stopScan } = usePayment();
  const isTransfer = method !== undefined && needsReceipt(method);
  const price = goods ? amountOf(goods.price, currency) : 0;
  const money = (amount: number) => moneyText(amount, currency, language);
  const pay = async () => {
    if (!goods || !method) return;
    const purchase = { goodsId: goods.id, currency, couponId: coupon.chosen?.id ?? null };
    const place = ownPath(back);
    await run(() => buy(purchase, { payMethod: method, back: place }), place);
  };
  return (
    <section className={styles.checkout} aria-label={t(texts.whatChanges)}>
      <h2>{t(texts.whatChanges)}</h2>
      {goods ? <Changes goodsId={goods.id} /> : <p className={styles.note}>{t(texts.chooseFirst)}</p>}
      <CouponChoice coupon={coupon} price={price} money={money} />
      <SegmentedControl
        aria-label={t(texts.currency)}
        value={currency}
        data={[...currencies]}
        onChange={(value) => onCurrency(value as Currency)}
      />
      <div className={styles.methods} role="radiogroup" aria-label={t(texts.method)}>
        {methods?.map(({ payMethod }) => (
          <RadioTile
            key={payMethod}
            group="method"
            className={styles.method}
            checked={payMethod === method}
            onChoose={() => setMethod(payMethod)}
          >
            {t(methodLabels[payMethod])}
          </RadioTile>
        ))}
      </div>
      {methods?.length === 0 ? <p className={styles.note}>{t(texts.noMethods)}</p> : null}
      {methods?.some(({ sandbox }) => sandbox) ? (
        <p className={styles.sandbox}>{t(texts.sandboxNote)}</p>
      ) : null}
      <Button
        size="md"
        loading={isPending}
        disabled={!goods || !method || coupon.isPending}
        onClick={() => void pay()}
      >
        {isTransfer
          ? t(texts.orderForTransfer)
          : t(texts.payNow, { amount: goods ? money(price - coupon.saves) : '' })}
      </Button>
      <Button variant="subtle" onClick={() => openDialog('exchange')}>
        {t(texts.exchangeInstead)}
      </Button>
      {scan ? <ScanDialog text={scan.text} orderId={scan.orderId} back={back} onClose={stopScan} /> : null}
    </section>
  );
}

type ChoiceProps = { coupon: ReturnType<typeof useCoupon>; price: number; money: (amount: number) => string };

/** What a coupon takes off, said before anything is paid; nothing where there is none. */
function CouponChoice({ coupon: { usable, chosen, choose, saves }, price, money }: ChoiceProps) {
  const { t } = useTexts();
  if (usable.length === 0) return null;
  const options = usable.map(
    (one) => [one.id, t(texts.couponSaves, { name: one.name, amount: money(one.saves ?? 0) })] as const,
  );
  return (
    <>
      <SelectField
        label={t(texts.coupon)}
        options={[...options, ['', t(texts.noCoupon)]]}
        value={chosen?.id ?? ''}
        onChange={({ target }) => choose(target.value)}
      />
      <Facts
        rows={[
          [t(texts.price), money(price)],
          [t(texts.discount), saves === 0 ? '' : `−${money(saves)}`],
          [t(texts.toPay), <b key="to-pay">{money(price - saves)}</b>],
        ]}
      />
    </>
  );
}

/** The coupon that is used: the one that saves the most, unless the buyer takes another one or none. */
function useCoupon(goodsId: string | undefined, currency: Currency) {
  const { data, isLoading } = useCouponsFor(goodsId, currency);
  const [wanted, choose] = useState<string>();
  const usable = goodsId && data ? usableCoupons(data.list, data.best) : [];
  const chosen = wanted === '' ? undefined : (usable.find(({ id }) => id === wanted) ?? usable[0]);
  return { usable, chosen, choose, saves: chosen?.saves ?? 0, isPending: isLoading };
}
