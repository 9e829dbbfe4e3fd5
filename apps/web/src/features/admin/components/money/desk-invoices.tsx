import type { DeskInvoice } from '@app/contract/money/schema.ts';
import { canMoveInvoice, invoiceState } from '@app/contract/invoice/states/invoice-state.ts';
import { useState } from 'react';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { FilterSelect } from '../../../../components/filter-select.tsx';
import { Moment } from '../../../../components/moment.tsx';
import { rowsOf } from '../../../../components/rows-of.ts';
import { StateChip } from '../../../../components/state-chip.tsx';
import { useTableTexts } from '../../../../components/use-table-texts.ts';
import { useTableView } from '../../../../components/use-table-view.ts';
import { useSession } from '../../../../lib/session.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { moneyText } from '../../../shop/rules.ts';
import { invoiceLooks } from '../../../wallet/rules.ts';
import { rowsPerPage } from '../../api.ts';
import { mayChange } from '../../rules.ts';
import { Lead } from '../parts.tsx';
import { useDecision, useDeskInvoices } from './calls.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { moneyTexts as texts } from './messages.ts';
import styles from './money.module.css';

const first = { sort: '', isDescending: false, filters: { state: '' } };
const moves = { issued: texts.issue, voided: texts.void, reversed: texts.reverse } as const;
type Move = { to: keyof typeof moves; invoice: DeskInvoice };

/** All invoices, to be issued, voided and reversed. */
export function DeskInvoices() {
  const { t } = useTexts();
  const [view, setView, asked] = useTableView(first);
  const invoices = useDeskInvoices(asked);
  const [move, setMove] = useState<Move>();
  const may = useSession(({ user }) => mayChange(user));
  return (
    <>
      <DataTable
        label={t(texts.invoices)}
        columns={useColumns()}
        {...rowsOf(invoices)}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        view={view}
        onView={setView}
        pageSize={rowsPerPage}
        actionsOf={(invoice) =>
          (['issued', 'voided', 'reversed'] as const).map((to) => ({
            name: to,
            label: t(moves[to]),
            danger: to !== 'issued',
            when: () => may && canMoveInvoice(invoice.state, to),
            run: () => setMove({ to, invoice }),
          }))
        }
        empty={<EmptyState title={t(texts.titleNone)} text={t(texts.none)} />}
        filters={
          <FilterSelect
            label={t(texts.state)}
            all={t(texts.allStates)}
            value={view.filters?.['state'] ?? ''}
            options={invoiceState.names.map((name) => [name, t(invoiceLooks[name].label)] as const)}
            onChange={(state) => setView({ filters: { state } })}
          />
        }
        texts={useTableTexts()}
      />
      {move ? <MoveDialog {...move} onClose={() => setMove(undefined)} /> : null}
    </>
  );
}

function MoveDialog({ to, invoice, onClose }: Move & { onClose: () => void }) {
  const { t, language } = useTexts();
  const decide = useDecision();
  const { id, title, email } = invoice;
  const amount = moneyText(invoice.amount, invoice.currency, language);
  return (
    <DecideDialog
      title={t(moves[to])}
      submitLabel={t(moves[to])}
      needsReason={to !== 'issued'}
      send={(reason) => decide.moveInvoice(to === 'issued' ? { id, to } : { id, to, reason })}
      onClose={onClose}
    >
      {to === 'issued' ? <p className={styles.said}>{t(texts.issueText, { title, amount, email })}</p> : null}
    </DecideDialog>
  );
}

function useColumns(): readonly [Column<DeskInvoice>, ...Column<DeskInvoice>[]] {
  const { t, language } = useTexts();
  return [
    {
      key: 'title',
      title: t(texts.title),
      cell: ({ title, taxNumber, reason }) => <Lead main={title} sub={reason || taxNumber} />,
    },
    { key: 'user', title: t(texts.user), width: '22%', cell: ({ userMailbox }) => userMailbox ?? '—' },
    { key: 'number', title: t(texts.number), width: '14%', cell: ({ number }) => number || '—' },
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
      width: '14%',
      cell: ({ state }) => <StateChip kind={invoiceLooks[state].kind} label={t(invoiceLooks[state].label)} />,
    },
    { key: 'time', title: t(texts.time), width: '13%', cell: ({ createdAt }) => <Moment date={createdAt} /> },
  ];
}
