import { goodsMessages } from '@app/contract/goods/messages.ts';
import { type ExchangeType, exchangeType } from '@app/contract/goods/states/exchange-type.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { RadioTile } from '../../../components/radio-tile.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { exchange, refreshMoney, useProducts } from '../api.ts';
import { shopMessages as texts } from '../messages.ts';
import styles from './exchange-dialog.module.css';

const kinds = {
  assistant: texts.helperUses,
  interaction: texts.interactions,
  storage: texts.storage,
} as const;
const sizes = { assistant: texts.uses, interaction: texts.times, storage: texts.gigabytes } as const;

type Props = {
  first?: ExchangeType;
  /** What the account has; absent until it is known. */
  credits: number | undefined;
  onBuy: () => void;
  onClose: () => void;
};

/** Credits become helper uses, interactions or storage. */
export function ExchangeDialog({ first = 'assistant', credits, onBuy, onClose }: Props) {
  const { t, language } = useTexts();
  const client = useQueryClient();
  const [type, setType] = useState<ExchangeType>(first);
  const [chosen, setChosen] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const { data: products } = useProducts(type);
  const price = products?.find(({ id }) => id === chosen)?.creditCount ?? 0;
  const missing = credits === undefined ? 0 : price - credits;
  const number = (value: number) => formatNumber(value, language);

  async function confirm(): Promise<void> {
    if (isPending) return;
    if (chosen === undefined) return notify('warning', t(goodsMessages.noneChosen));
    setIsPending(true);
    try {
      await exchange(chosen);
      notify('success', t(goodsMessages.exchanged));
      onClose();
      await refreshMoney(client);
    } catch {
      // Its reaction has said what is wrong; too few credits close the dialog by themselves.
      setIsPending(false);
    }
  }

  return (
    <Dialog
      title={t(texts.exchangeTitle)}
      closeLabel={t(texts.close)}
      onClose={onClose}
      actions={
        <>
          <Button variant={missing > 0 ? 'filled' : 'default'} onClick={onBuy}>
            {t(texts.buyCredits)}
          </Button>
          <Button
            variant={missing > 0 ? 'default' : 'filled'}
            loading={isPending}
            onClick={() => void confirm()}
          >
            {t(texts.confirmExchange)}
          </Button>
        </>
      }
    >
      <SegmentedControl
        fullWidth
        aria-label={t(texts.exchangeKind)}
        value={type}
        data={exchangeType.names.map((name) => ({ value: name, label: t(kinds[name]) }))}
        onChange={(value) => {
          setType(value as ExchangeType);
          setChosen(undefined);
        }}
      />
      <div className={styles.tiles} role="radiogroup" aria-label={t(kinds[type])}>
        {products?.map(({ id, size, creditCount }) => (
          <RadioTile
            key={id}
            group="exchange"
            className={styles.tile}
            checked={id === chosen}
            onChoose={() => setChosen(id)}
          >
            <b>{t(sizes[type], { count: number(size) })}</b>
            <small>{t(texts.costs, { credits: number(creditCount) })}</small>
          </RadioTile>
        )) ?? <Skeleton height={64} />}
      </div>
      {credits === undefined ? null : (
        <p className={styles.balance} data-short={missing > 0}>
          {missing > 0
            ? t(texts.balanceShort, { credits: number(credits), missing: number(missing) })
            : t(texts.balance, { credits: number(credits) })}
        </p>
      )}
    </Dialog>
  );
}
