import type { ConsumeRecord } from '@app/contract/credit/schema.ts';
import { reasonTexts } from '@app/contract/credit/states/reason-messages.ts';
import type { TableFormat } from '@app/contract/credit/states/table-format.ts';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { Button } from '../../../../components/button.tsx';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Moment } from '../../../../components/moment.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { rowsOf } from '../../../../components/rows-of.ts';
import type { Filters } from '../../../../components/table-view.ts';
import { useTableTexts } from '../../../../components/use-table-texts.ts';
import { useTableView } from '../../../../components/use-table-view.ts';
import { formatDay, formatSize } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { changeText } from '../../rules.ts';
import { type RecordFilter, recordsPerPage, useEndings, useExport, useRecords } from './calls.ts';
import { CauseDialog, CauseLink } from './cause.tsx';
import { RecordFilters } from './filters.tsx';
import { ledgerTexts, recordTexts as texts } from './messages.ts';
import { filterOf } from './rules.ts';
import styles from './records.module.css';
import { UsageChart } from './usage-chart.tsx';

const noFilters: Filters = { kind: '', reason: '', from: '', to: '', about: '' };
const first = { sort: '', isDescending: false, filters: noFilters };

/** What came and went on the account's ledgers, drawn and listed, the newest first. */
export function Records({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTexts();
  const [view, setView, asked] = useTableView(first);
  const [opened, setOpened] = useState<ConsumeRecord>();
  const chosen = { ...noFilters, ...asked.filters };
  const filter = filterOf(chosen);
  const records = useRecords(filter, asked.page);
  const columns = useRecordColumns(setOpened);
  const { from = '', to = '' } = chosen;
  return (
    <section className={styles.records} aria-label={title}>
      <PageHeader title={title}>
        <ExportButtons filter={filter} />
        <ButtonLink to="/credit-usage/detailed-dosage" variant="default">
          {t(texts.toDetails)}
        </ButtonLink>
      </PageHeader>
      {children}
      <UsageChart ledger={filter.ledger ?? 'credits'} reason={filter.reason} period={{ from, to }} />
      <DataTable
        label={title}
        columns={columns}
        {...rowsOf(records)}
        keyOf={({ id }) => id}
        nameOf={({ reason }) => t(reasonTexts[reason])}
        view={view}
        onView={setView}
        pageSize={recordsPerPage}
        empty={
          <EmptyState title={t(texts.titleNone)} text={t(texts.none)}>
            <ButtonLink to="/project" variant="light">
              {t(texts.toProject)}
            </ButtonLink>
          </EmptyState>
        }
        filters={
          <RecordFilters
            filters={chosen}
            onChange={(changes) => setView({ filters: { ...chosen, ...changes } })}
          />
        }
        texts={useTableTexts({ nothingFound: t(texts.nothingFound), errorTitle: t(texts.loadFailed) })}
      />
      {opened ? <CauseDialog record={opened} onClose={() => setOpened(undefined)} /> : null}
    </section>
  );
}

function ExportButtons({ filter }: { filter: RecordFilter }) {
  const { t } = useTexts();
  const { mutate, isPending, variables } = useExport(filter, t(texts.fileName));
  const button = (format: TableFormat, label: string) => (
    <Button
      variant="default"
      loading={isPending && variables === format}
      disabled={isPending}
      onClick={() => mutate(format)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {button('xlsx', t(texts.exportXlsx))}
      {button('csv', t(texts.exportCsv))}
    </>
  );
}

/** What was bought for a time, and until when. */
export function Endings() {
  const { t, language } = useTexts();
  const { data: list = [] } = useEndings();
  if (list.length === 0) return null;
  return (
    <section className={styles.endings} aria-label={t(texts.endings)}>
      <h2>{t(texts.endings)}</h2>
      <ul>
        {list.map(({ amount, endsAt }) => (
          <li key={endsAt.toISOString()}>
            {t(texts.ending, { amount: formatSize(amount, language), day: formatDay(endsAt, language) })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useRecordColumns(
  onOpen: (record: ConsumeRecord) => void,
): readonly [Column<ConsumeRecord>, ...Column<ConsumeRecord>[]] {
  const { t, language } = useTexts();
  return [
    {
      key: 'reason',
      title: t(texts.reason),
      cell: (record) => {
        const name = t(reasonTexts[record.reason]);
        return (
          <button
            type="button"
            className={styles.reason}
            aria-label={t(texts.openRecord, { name })}
            onClick={() => onOpen(record)}
          >
            {name}
          </button>
        );
      },
    },
    {
      key: 'about',
      title: t(texts.about),
      width: '24%',
      cell: ({ cause }) => (cause ? <CauseLink cause={cause} /> : <span className={styles.quiet}>—</span>),
    },
    { key: 'kind', title: t(texts.ledger), width: '16%', cell: ({ ledger }) => t(ledgerTexts[ledger]) },
    {
      key: 'amount',
      title: t(texts.amount),
      width: '14%',
      align: 'end',
      cell: (record) => (
        <span className={styles.amount} data-comes={record.amount > 0}>
          {changeText(record, language)}
        </span>
      ),
    },
    {
      key: 'time',
      title: t(texts.time),
      width: '18%',
      cell: ({ createdAt }) => <Moment className={styles.quiet} date={createdAt} />,
    },
  ];
}
