import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { refreshMoney, useOrder } from '../api.ts';
import { shopMessages as texts } from '../messages.ts';
import { ownPath } from '../rules.ts';

type Props = { orderId: string; back: string | null };

/** What became of a payment, and the way back to where the buyer was. */
export function PayResult({ orderId, back }: Props) {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data, error } = useOrder(orderId, true);
  const isPaid = data?.state === 'paid';
  useEffect(() => {
    if (isPaid) void refreshMoney(client);
  }, [isPaid, client]);
  const orders = (
    <ButtonLink to="/billing" variant="default">
      {t(texts.toOrders)}
    </ButtonLink>
  );
  if (error)
    return (
      <EmptyState level={1} title={t(texts.titleResultUnknown)} text={error.message}>
        {orders}
      </EmptyState>
    );
  if (!data || data.state === 'to-be-paid')
    return (
      <EmptyState level={1} moving title={t(texts.titleResultWaiting)} text={t(texts.resultWaitingText)}>
        {orders}
      </EmptyState>
    );
  if (!isPaid)
    return (
      <EmptyState level={1} title={t(texts.titleResultOver)} text={t(texts.resultOverText)}>
        {orders}
      </EmptyState>
    );
  const path = ownPath(back);
  return (
    <EmptyState
      level={1}
      title={t(texts.titleResultPaid)}
      text={t(texts.resultPaidText, { title: data.title })}
    >
      <ButtonLink to={path ?? '/project'}>{t(path ? texts.goOn : texts.toProjects)}</ButtonLink>
      {orders}
    </EmptyState>
  );
}
