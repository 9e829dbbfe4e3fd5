import type { Invoice } from '@app/contract/invoice/schema.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Moment } from '../../../components/moment.tsx';
import { rowsOf } from '../../../components/rows-of.ts';
import { StateChip } from '../../../components/state-chip.tsx';
import { useTableTexts } from '../../../components/use-table-texts.ts';
import { useTableView } from '../../../components/use-table-view.ts';
import { useTexts } from '../../../lib/texts.ts';
import { moneyText } from '../../shop/rules.ts';
import { rowsPerPage, useInvoices } from '../api.ts';
import { walletMessages as texts } from '../messages.ts';
import { invoiceLooks } from '../rules.ts';
import { RequestDialog } from './request-dialog.tsx';
import { WalletHeader } from './wallet-header.tsx';
import styles from './wallet.module.css';

const first = { sort: '', isDescending: false };

/** My invoices, and a way to ask for one; `?order=` asks for that one's. */
export function Invoices({ title }: { title: string }) {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const order = query.get('order') ?? '';
  const [view, setView, asked] = useTableView(first);
  const invoices = useInvoices(asked.page);
  const [isAsking, setIsAsking] = useState(order !== '');
  return (
    <>
      <WalletHeader title={title} lead={t(texts.invoicesLead)}>
        <Button onClick={() => setIsAsking(true)}>{t(texts.request)}</Button>
      </WalletHeader>
      <DataTable
        label={title}
        columns={useInvoiceColumns()}
        {...rowsOf(invoices)}
        keyOf={({ id }) => id}
        nameOf={(invoice) => invoice.title}
        view={view}
        onView={setView}
        pageSize={rowsPerPage}
        empty={<EmptyState title={t(texts.titleNoInvoices)} text={t(texts.noInvoices)} />}
        texts={useTableTexts({ errorTitle: t(texts.loadFailed) })}
      />
      {isAsking ? <RequestDialog order={order} onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}

/** The paper in both languages, as long as there is one. */
function InvoiceLinks({ fileUrl }: Pick<Invoice, 'fileUrl'>) {
  const { t } = useTexts();
  if (fileUrl === null) return <>—</>;
  const address = (language: string) => fileUrl.replace(/language=[\w-]+/, `language=${language}`);
  return (
    <span className={styles.links}>
      <a href={address('zh-CN')} download>
        {t(texts.downloadZh)}
      </a>
      <a href={address('en-US')} download>
        {t(texts.downloadEn)}
      </a>
    </span>
  );
}

/** Whom it is made out to, and why it ended where somebody said so. */
const InvoiceTitle = ({ title, reason }: Invoice) => (
  <>
    <b>{title}</b>
    {reason === '' ? null : <small className={styles.why}>{reason}</small>}
  </>
);

function useInvoiceColumns(): readonly [Column<Invoice>, ...Column<Invoice>[]] {
  const { t, language } = useTexts();
  return [
    { key: 'title', title: t(texts.title), cell: (invoice) => <InvoiceTitle {...invoice} /> },
    {
      key: 'amount',
      title: t(texts.amount),
      width: '13%',
      align: 'end',
      cell: ({ amount, currency }) => moneyText(amount, currency, language),
    },
    {
      key: 'state',
      title: t(texts.state),
      width: '14%',
      cell: ({ state }) => <StateChip kind={invoiceLooks[state].kind} label={t(invoiceLooks[state].label)} />,
    },
    { key: 'time', title: t(texts.time), width: '16%', cell: ({ createdAt }) => <Moment date={createdAt} /> },
    { key: 'file', title: 'PDF', width: '26%', cell: ({ fileUrl }) => <InvoiceLinks fileUrl={fileUrl} /> },
  ];
}
