import { couponLimits } from '@app/contract/coupon/limits.ts';
import { creditPackages, subscriptionPackages } from '@app/contract/goods/limits.ts';
import { goodsTitle } from '@app/contract/order/states/goods-title.ts';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { useCheckedForm } from '../../../../components/use-checked-form.ts';
import { saveBlob } from '../../../../lib/download.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useFormTexts } from '../../hooks.ts';
import { deskMessages } from '../../messages.ts';
import { countOf, openCountOf } from '../../rules.ts';
import { useDecision } from './calls.ts';
import { moneyTexts as texts } from './messages.ts';
import styles from './money.module.css';

const { codes: quantities, days, note: noteLimit } = couponLimits.lot;
const percents = { min: 1, max: 100 };
const packages = [
  ...creditPackages.map((row) => ({ kind: 'credits' as const, ...row })),
  ...subscriptionPackages.map((row) => ({ kind: 'subscription' as const, ...row })),
];
const number = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** Makes a lot of codes, and shows them this once. */
export function LotDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>();
  return codes ? <Made codes={codes} onClose={onClose} /> : <Make onMade={setCodes} onClose={onClose} />;
}

function useLotForm(onMade: (codes: readonly string[]) => void) {
  const { t } = useTexts();
  const { addLot } = useDecision();
  return useCheckedForm({
    initial: {
      kind: 'goods',
      goodsId: packages[0]?.id ?? '',
      name: '',
      percent: '10',
      quantity: '10',
      validDays: '',
      note: '',
    },
    check: ({ kind, name, percent, quantity, validDays }) => ({
      name: kind === 'coupon' && name.trim() === '' ? t(texts.couponNameEmpty) : undefined,
      percent: countOf(percent, percents) === undefined ? t(texts.wholeNumber, percents) : undefined,
      quantity: countOf(quantity, quantities) === undefined ? t(texts.wholeNumber, quantities) : undefined,
      validDays: openCountOf(validDays, days) === undefined ? t(texts.wholeNumber, days) : undefined,
    }),
    async send(values) {
      const validDays = openCountOf(values.validDays, days) ?? null;
      const quantity = countOf(values.quantity, quantities) ?? quantities.min;
      const common = { quantity, validDays, note: values.note.trim() };
      const discount = {
        kind: 'percent',
        percent: countOf(values.percent, percents) ?? percents.min,
      } as const;
      const coupon = { name: values.name.trim(), discount, goodsKind: null, uses: 1, couponDays: validDays };
      const { codes } = await addLot(
        values.kind === 'goods'
          ? { kind: 'goods', goodsId: values.goodsId, ...common }
          : { kind: 'coupon', ...coupon, ...common },
      );
      onMade(codes);
    },
  });
}

function Make({ onMade, onClose }: { onMade: (codes: readonly string[]) => void; onClose: () => void }) {
  const { t, language } = useTexts();
  const form = useLotForm(onMade);
  return (
    <FormDialog
      title={t(texts.makeLot)}
      submitLabel={t(texts.makeLot)}
      form={form}
      texts={useFormTexts()}
      onClose={onClose}
    >
      <SelectField
        label={t(texts.kind)}
        options={[
          ['goods', t(texts.kindGoods)],
          ['coupon', t(texts.kindCoupon)],
        ]}
        data-autofocus
        {...form.field('kind')}
      />
      {form.values.kind === 'goods' ? (
        <SelectField
          label={t(texts.goods)}
          options={packages.map((goods) => [goods.id, goodsTitle(goods, language)])}
          {...form.field('goodsId')}
        />
      ) : (
        <>
          <TextField label={t(texts.couponName)} maxLength={couponLimits.name.max} {...form.field('name')} />
          <TextField label={t(texts.percent)} {...number} {...form.field('percent')} />
        </>
      )}
      <TextField label={t(texts.quantity)} {...number} {...form.field('quantity')} />
      <TextField label={t(texts.validDays)} {...number} {...form.field('validDays')} />
      <TextField label={t(texts.note)} maxLength={noteLimit.max} {...form.field('note')} />
    </FormDialog>
  );
}

function Made({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTexts();
  const save = () =>
    saveBlob(new Blob([`\u{feff}${codes.join('\r\n')}\r\n`], { type: 'text/csv' }), 'codes.csv');
  return (
    <Dialog
      title={t(texts.lotMade, { number: codes.length })}
      closeLabel={t(deskMessages.close)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(deskMessages.done)}
          </Button>
          <Button onClick={save} data-autofocus>
            {t(texts.download)}
          </Button>
        </>
      }
    >
      <p className={styles.said}>{t(texts.lotOnce)}</p>
      {/* A long list scrolls, so it can have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.codes} aria-label={t(texts.lots)} tabIndex={0}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
