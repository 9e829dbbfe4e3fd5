import type { Order } from '@app/contract/order/schema.ts';
import { transferLimits } from '@app/contract/transfer/limits.ts';
import { transferMessages } from '@app/contract/transfer/messages.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Facts } from '../../../components/facts.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { DropZone } from '../../../components/upload-box.tsx';
import { formatMinute, formatSize } from '../../../lib/format.ts';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useOrder } from '../../shop/api.ts';
import { moneyText } from '../../shop/rules.ts';
import { sendReceipt, useMoneyChange, useTransferAccount } from '../api.ts';
import { walletMessages as texts } from '../messages.ts';
import { WalletHeader } from './wallet-header.tsx';
import styles from './wallet.module.css';

/** Where to transfer the money for an order, and a place for the receipt. */
export function Transfer({ title }: { title: string }) {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const id = query.get('order') ?? '';
  return (
    <>
      <WalletHeader title={title} lead={t(texts.transferLead)} />
      {id === '' ? <p className={styles.said}>{t(texts.noOrder)}</p> : <TransferOf id={id} />}
    </>
  );
}

function TransferOf({ id }: { id: string }) {
  const { t, language } = useTexts();
  const order = useOrder(id);
  const account = useTransferAccount(id);
  const failed = order.error ?? account.error;
  if (failed) return <p className={styles.said}>{failed.message}</p>;
  if (!order.data || !account.data) return <Skeleton height={240} />;
  const { payData } = account.data;
  const { amount, currency, expiresAt } = order.data;
  if (payData?.kind !== 'transfer') return <p className={styles.said}>{t(texts.noAccount)}</p>;
  return (
    <div className={styles.transfer}>
      <Facts
        rows={[
          [t(texts.order), order.data.title],
          [t(texts.toPay), moneyText(amount, currency, language)],
          [t(texts.accountName), payData.accountName],
          [t(texts.bank), payData.bank],
          [t(texts.accountNumber), payData.accountNumber],
          [t(texts.reference), payData.reference],
          [t(texts.sendBy), expiresAt ? formatMinute(expiresAt, language) : ''],
        ]}
      />
      <Receipt order={order.data} />
    </div>
  );
}

function Receipt({ order: { id, state, reason } }: { order: Order }) {
  const { t, language } = useTexts();
  const max = formatSize(transferLimits.receipt.maxBytes, language);
  const change = useMoneyChange();
  const [refusal, setRefusal] = useState('');
  const [isSending, setIsSending] = useState(false);
  const send = async ([file]: readonly File[]) => {
    if (!file || isSending) return;
    // The server would hang up, which looks like a broken network.
    if (file.size > transferLimits.receipt.maxBytes) return setRefusal(t(transferMessages.tooLarge));
    setIsSending(true);
    setRefusal('');
    try {
      await change(() => sendReceipt(id, file));
      notify('success', t(texts.receiptSent));
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    } finally {
      setIsSending(false);
    }
  };
  if (state === 'pending-review') return <p className={styles.said}>{t(texts.waiting)}</p>;
  if (state !== 'to-be-paid' && state !== 'review-failed')
    return <p className={styles.said}>{t(texts.done)}</p>;
  return (
    <>
      {state === 'review-failed' ? (
        <p className={styles.refused} role="alert">
          {t(texts.reviewFailed, { reason })}
        </p>
      ) : null}
      <DropZone
        texts={{
          title: t(texts.receiptTitle),
          hint: t(texts.receiptHint, { max }),
          choose: t(texts.chooseReceipt),
        }}
        accept={transferLimits.receipt.types.join(',')}
        multiple={false}
        onFiles={(files) => void send(files)}
      />
      {refusal === '' ? null : (
        <p className={styles.refused} role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
