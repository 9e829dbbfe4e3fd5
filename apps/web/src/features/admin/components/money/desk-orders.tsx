import type { DeskOrder } from '@app/contract/money/schema.ts';
import { orderName } from '@app/contract/order/states/order-name.ts';
import { orderState } from '@app/contract/order/states/order-state.ts';
import { useState } from 'react';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Facts } from '../../../../components/facts.tsx';
import { FilterSelect } from '../../../../components/filter-select.tsx';
import { Moment } from '../../../../components/moment.tsx';
import { rowsOf } from '../../../../components/rows-of.ts';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { StateChip } from '../../../../components/state-chip.tsx';
import { useTableTexts } from '../../../../components/use-table-texts.ts';
import { useTableView } from '../../../../components/use-table-view.ts';
import { useSession } from '../../../../lib/session.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { shopMessages } from '../../../shop/messages.ts';
import { moneyText, stateLooks } from '../../../shop/rules.ts';
import { rowsPerPage } from '../../api.ts';
import { mayChange } from '../../rules.ts';
import { Lead } from '../parts.tsx';
import { useDecision, useDeskOrders, useReceipt } from './calls.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { moneyTexts as texts } from './messages.ts';
import { RefundDialog } from './refund-dialog.tsx';
import styles from './money.module.css';

const first = { sort: '', isDescending: false, filters: { state: '' } };
type Decision = { kind: 'accept' | 'refuse' | 'approve' | 'refuse-refund' | 'done'; order: DeskOrder };

/** All orders: transfers to be reviewed and refunds to be decided about. */
export function DeskOrders() {
  const { t } = useTexts();
  const [view, setView, asked] = useTableView(first);
  const orders = useDeskOrders(asked);
  const [decision, setDecision] = useState<Decision>();
  const may = useSession(({ user }) => mayChange(user));
  const entry = (order: DeskOrder, kind: Decision['kind'], label: string, when: boolean, danger = false) => ({
    name: kind,
    label,
    danger,
    when: () => may && when,
    run: () => setDecision({ kind, order }),
  });
  return (
    <>
      <DataTable
        label={t(texts.orders)}
        columns={useColumns()}
        {...rowsOf(orders)}
        keyOf={({ id }) => id}
        nameOf={({ title, userMailbox }) => `${title} ${userMailbox ?? ''}`}
        view={view}
        onView={setView}
        pageSize={rowsPerPage}
        actionsOf={(order) => {
          const isWaiting = order.state === 'pending-review';
          const refund = order.refund?.state;
          return [
            entry(order, 'accept', t(texts.seeReceipt), isWaiting),
            entry(order, 'refuse', t(texts.refuse), isWaiting, true),
            entry(order, 'approve', t(texts.approveRefund), refund === 'asked'),
            entry(order, 'refuse-refund', t(texts.refuseRefund), refund === 'asked', true),
            entry(order, 'done', t(texts.refundDone), refund === 'by-hand' || refund === 'failed'),
          ];
        }}
        empty={<EmptyState title={t(texts.titleNone)} text={t(texts.none)} />}
        filters={
          <FilterSelect
            label={t(texts.state)}
            all={t(texts.allStates)}
            value={view.filters?.['state'] ?? ''}
            options={[
              ['waiting', t(texts.waiting)],
              ...orderState.names.map((name) => [name, t(stateLooks[name].label)] as const),
            ]}
            onChange={(state) => setView({ filters: { state } })}
          />
        }
        texts={useTableTexts({ find: t(texts.findOrders) })}
      />
      {decision ? <Decide {...decision} onClose={() => setDecision(undefined)} /> : null}
    </>
  );
}

function Decide({ kind, order, onClose }: Decision & { onClose: () => void }) {
  const { t, language } = useTexts();
  const decide = useDecision();
  const { id } = order;
  const common = { needsReason: false, onClose };
  if (kind === 'accept')
    return (
      <DecideDialog
        {...common}
        title={t(texts.receiptOf, { user: order.userMailbox ?? '' })}
        submitLabel={t(texts.accept)}
        send={() => decide.review({ id, accept: true })}
      >
        <Facts
          rows={[
            [t(texts.item), order.title],
            [t(texts.amount), moneyText(order.amount, order.currency, language)],
            [t(texts.reference), orderName(id)],
          ]}
        />
        <ReceiptPicture id={id} />
      </DecideDialog>
    );
  if (kind === 'refuse')
    return (
      <DecideDialog
        {...common}
        needsReason
        title={t(texts.refuse)}
        submitLabel={t(texts.refuse)}
        send={(reason) => decide.review({ id, accept: false, reason })}
      />
    );
  if (kind === 'refuse-refund')
    return (
      <DecideDialog
        {...common}
        needsReason
        title={t(texts.refuseRefund)}
        submitLabel={t(texts.refuseRefund)}
        send={(reason) => decide.refund({ id, decision: 'refuse', reason })}
      />
    );
  if (kind === 'approve') return <RefundDialog order={order} onClose={onClose} />;
  const amount = moneyText(order.refund?.amount ?? 0, order.currency, language);
  return (
    <DecideDialog
      {...common}
      title={t(texts.refundDone)}
      submitLabel={t(texts.refundDone)}
      send={() => decide.refund({ id, decision: 'done' })}
    >
      <p className={styles.said}>{t(texts.refundDoneText, { amount })}</p>
    </DecideDialog>
  );
}

function ReceiptPicture({ id }: { id: string }) {
  const { t } = useTexts();
  const { data, error } = useReceipt(id);
  if (error) return <p role="alert">{t(texts.receiptFailed)}</p>;
  if (!data) return <Skeleton height={240} />;
  return <img className={styles.receipt} src={data} alt={t(texts.seeReceipt)} />;
}

function useColumns(): readonly [Column<DeskOrder>, ...Column<DeskOrder>[]] {
  const { t, language } = useTexts();
  const asks = ({ refund, currency, reason }: DeskOrder) =>
    refund?.state === 'failed'
      ? t(texts.refundFailed, { amount: moneyText(refund.amount, currency, language) })
      : refund
        ? t(texts.refundAsked, {
            amount: moneyText(refund.amount, currency, language),
            reason: refund.reason || '—',
          })
        : reason;
  const back = ({ state, refunded, currency }: DeskOrder) =>
    state === 'paid' && refunded > 0
      ? t(shopMessages.partRefunded, { amount: moneyText(refunded, currency, language) })
      : '';
  return [
    {
      key: 'item',
      title: t(texts.item),
      cell: (order) => (
        <Lead
          main={order.title}
          sub={[orderName(order.id), back(order), asks(order)].filter(Boolean).join(' ')}
        />
      ),
    },
    { key: 'user', title: t(texts.user), width: '24%', cell: ({ userMailbox }) => userMailbox ?? '—' },
    {
      key: 'amount',
      title: t(texts.amount),
      width: '12%',
      align: 'end',
      cell: ({ amount, currency }) => moneyText(amount, currency, language),
    },
    {
      key: 'state',
      title: t(texts.state),
      width: '16%',
      cell: ({ state }) => <StateChip kind={stateLooks[state].kind} label={t(stateLooks[state].label)} />,
    },
    { key: 'time', title: t(texts.time), width: '14%', cell: ({ createdAt }) => <Moment date={createdAt} /> },
  ];
}
