import type { Order } from '@app/contract/order/schema.ts';
import { orderLimits } from '@app/contract/order/limits.ts';
import { orderName } from '@app/contract/order/states/order-name.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Facts } from '../../../components/facts.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { TextArea } from '../../../components/text-field.tsx';
import { formatMinute, formatNumber } from '../../../lib/format.ts';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { askRefund, cancelOrder, refreshMoney, useOrder } from '../api.ts';
import { shopMessages as texts } from '../messages.ts';
import { methodLabels, moneyText, stateLooks } from '../rules.ts';
import styles from './order-dialogs.module.css';

export type OrderAsk = 'details' | 'cancel' | 'refund';
type Props = { order: Order; onClose: () => void };

/** What somebody wants with an order. */
export function OrderDialog({ ask, ...props }: Props & { ask: OrderAsk }) {
  if (ask === 'cancel') return <CancelDialog {...props} />;
  if (ask === 'refund') return <RefundDialog {...props} />;
  return <DetailsDialog {...props} />;
}

function CancelDialog({ order, onClose }: Props) {
  const { t } = useTexts();
  const client = useQueryClient();
  return (
    <ConfirmDialog
      danger
      title={t(texts.cancelTitle)}
      text={t(texts.cancelText)}
      confirmLabel={t(texts.cancelOrder)}
      cancelLabel={t(texts.keepOrder)}
      closeLabel={t(texts.close)}
      onConfirm={async () => {
        await cancelOrder(order.id);
        notify('success', t(texts.orderCancelled));
        await refreshMoney(client);
      }}
      onClose={onClose}
    />
  );
}

function RefundDialog({ order, onClose }: Props) {
  const { t, language } = useTexts();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const { data } = useOrder(order.id);
  if (!data || data.refundOffer === null)
    return (
      <Dialog title={t(texts.refundTitle)} closeLabel={t(texts.close)} onClose={onClose}>
        {data ? <p>{t(texts.refundNone)}</p> : <Skeleton height={48} />}
      </Dialog>
    );
  const { amount, credits } = data.refundOffer;
  return (
    <ConfirmDialog
      title={t(texts.refundTitle)}
      text={t(order.goodsKind === 'credits' ? texts.refundOffer : texts.refundOfferLevel, {
        amount: moneyText(amount, order.currency, language),
        credits: formatNumber(credits, language),
      })}
      confirmLabel={t(texts.refund)}
      cancelLabel={t(texts.cancel)}
      closeLabel={t(texts.close)}
      onConfirm={async () => {
        await askRefund(order.id, reason);
        notify('success', t(texts.refundAsked));
        await refreshMoney(client);
      }}
      onClose={onClose}
    >
      <TextArea
        label={t(texts.refundReason)}
        value={reason}
        maxLength={orderLimits.refundReason.max}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}

function DetailsDialog({ order, onClose }: Props) {
  const { t, language } = useTexts();
  const { data = { ...order, history: [] } } = useOrder(order.id);
  const money = (amount: number) => moneyText(amount, data.currency, language);
  return (
    <Dialog title={data.title} closeLabel={t(texts.close)} onClose={onClose}>
      <Facts
        rows={[
          [t(texts.state), t(stateLooks[data.state].label)],
          [t(texts.price), data.discount === 0 ? '' : money(data.price)],
          [t(texts.discount), data.discount === 0 ? '' : `−${money(data.discount)}`],
          [t(texts.amount), money(data.amount)],
          [t(texts.refundedAmount), data.refunded === 0 ? '' : money(data.refunded)],
          [t(texts.payMethodOf), data.payMethod ? t(methodLabels[data.payMethod]) : ''],
          [t(texts.expires), data.expiresAt ? formatMinute(data.expiresAt, language) : ''],
          [t(texts.reason), data.reason],
          [t(texts.orderNumber), orderName(data.id)],
        ]}
      />
      <h3 className={styles.heading}>{t(texts.history)}</h3>
      <ol className={styles.history}>
        {data.history.map(({ to, createdAt }) => (
          <li key={`${to}${createdAt.getTime()}`}>
            <span>{t(stateLooks[to].label)}</span>
            <time dateTime={createdAt.toISOString()}>{formatMinute(createdAt, language)}</time>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
