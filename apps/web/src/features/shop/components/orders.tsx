import { goodsKinds } from '@app/contract/goods/states/goods-kind.ts';
import type { Order } from '@app/contract/order/schema.ts';
import { orderState } from '@app/contract/order/states/order-state.ts';
import { needsReceipt } from '@app/contract/order/states/pay-method.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../components/button-link.tsx';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { Moment } from '../../../components/moment.tsx';
import { rowsOf } from '../../../components/rows-of.ts';
import { useTableTexts } from '../../../components/use-table-texts.ts';
import { useTableView } from '../../../components/use-table-view.ts';
import { useTexts } from '../../../lib/texts.ts';
import { type OrderFilter, ordersPerPage, payAgain, useMethods, useOrders } from '../api.ts';
import { usePayment } from '../hooks.ts';
import { shopMessages as texts } from '../messages.ts';
import { canCancel, canInvoice, canPay, canRefund, moneyText, stateLooks } from '../rules.ts';
import { type OrderAsk, OrderDialog } from './order-dialogs.tsx';
import { OrderStanding } from './order-standing.tsx';
import { ScanDialog } from './scan-dialog.tsx';

const first = { sort: '', isDescending: false, filters: { state: '', kind: '' } };
const kindTexts = { subscription: texts.kindSubscription, credits: texts.kindCredits } as const;

/** What was ordered, the newest first, and what can be done about it. */
export function Orders() {
  const { t } = useTexts();
  const [view, setView, asked] = useTableView(first);
  // An address may hold anything; what is no state chooses none.
  const state = orderState.names.find((name) => name === asked.filters?.state);
  const goodsKind = goodsKinds.find((name) => name === asked.filters?.kind);
  const orders = useOrders({ ...(state && { state }), ...(goodsKind && { goodsKind }) }, asked.page);
  const [open, setOpen] = useState<{ ask: OrderAsk; order: Order }>();
  const { data: methods } = useMethods();
  const navigate = useNavigate();
  const payment = usePayment();
  const usual = methods?.[0]?.payMethod;
  const takesTransfers = methods?.some(({ payMethod }) => needsReceipt(payMethod)) ?? false;
  const transfer = ({ id, state }: Order) => {
    if (state === 'review-failed') void navigate(`/billing/transfer?order=${id}`);
    else void payment.run(() => payAgain(id, { payMethod: 'corporate-transfer', back: undefined }));
  };
  const pay = (order: Order) => {
    const payMethod = order.payMethod ?? usual;
    if (payMethod) void payment.run(() => payAgain(order.id, { payMethod, back: undefined }));
  };
  return (
    <section aria-label={t(texts.orders)}>
      <DataTable
        label={t(texts.orders)}
        columns={useOrderColumns()}
        {...rowsOf(orders)}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        view={view}
        onView={setView}
        pageSize={ordersPerPage}
        actionsOf={(order) => [
          { name: 'details', label: t(texts.details), run: () => setOpen({ ask: 'details', order }) },
          { name: 'pay', label: t(texts.pay), when: () => canPay(order.state), run: () => pay(order) },
          {
            name: 'transfer',
            label: t(texts.corporateTransfer),
            when: () => takesTransfers && (canPay(order.state) || order.state === 'review-failed'),
            run: () => transfer(order),
          },
          {
            name: 'invoice',
            label: t(texts.askInvoice),
            when: () => canInvoice(order),
            run: () => void navigate(`/billing/invoices?order=${order.id}`),
          },
          {
            name: 'refund',
            label: t(texts.refund),
            when: () => canRefund(order.state),
            run: () => setOpen({ ask: 'refund', order }),
          },
          {
            name: 'cancel',
            label: t(texts.cancelOrder),
            danger: true,
            when: () => canCancel(order.state),
            run: () => setOpen({ ask: 'cancel', order }),
          },
        ]}
        empty={
          <EmptyState title={t(texts.titleNoOrders)} text={t(texts.noOrders)}>
            <ButtonLink to="/upgrade" variant="light">
              {t(texts.toUpgrade)}
            </ButtonLink>
          </EmptyState>
        }
        filters={
          <OrderFilters state={state} goodsKind={goodsKind} onChange={(filters) => setView({ filters })} />
        }
        texts={useTableTexts({ nothingFound: t(texts.noneFound), errorTitle: t(texts.ordersFailed) })}
      />
      {open ? <OrderDialog {...open} onClose={() => setOpen(undefined)} /> : null}
      {payment.scan ? <ScanDialog {...payment.scan} back={null} onClose={payment.stopScan} /> : null}
    </section>
  );
}

type FilterProps = OrderFilter & { onChange: (filters: { state: string; kind: string }) => void };

function OrderFilters({ state = undefined, goodsKind = undefined, onChange }: FilterProps) {
  const { t } = useTexts();
  return (
    <>
      <FilterSelect
        label={t(texts.filterState)}
        all={t(texts.allStates)}
        value={state ?? ''}
        options={orderState.names.map((name) => [name, t(stateLooks[name].label)] as const)}
        onChange={(value) => onChange({ state: value, kind: goodsKind ?? '' })}
      />
      <FilterSelect
        label={t(texts.filterKind)}
        all={t(texts.allKinds)}
        value={goodsKind ?? ''}
        options={goodsKinds.map((name) => [name, t(kindTexts[name])] as const)}
        onChange={(value) => onChange({ state: state ?? '', kind: value })}
      />
    </>
  );
}

function useOrderColumns(): readonly [Column<Order>, ...Column<Order>[]] {
  const { t, language } = useTexts();
  return [
    { key: 'title', title: t(texts.item), cell: ({ title }) => <b>{title}</b> },
    {
      key: 'amount',
      title: t(texts.amount),
      width: '16%',
      align: 'end',
      cell: ({ amount, currency }) => moneyText(amount, currency, language),
    },
    { key: 'state', title: t(texts.state), width: '22%', cell: (order) => <OrderStanding {...order} /> },
    { key: 'time', title: t(texts.time), width: '22%', cell: ({ createdAt }) => <Moment date={createdAt} /> },
  ];
}
