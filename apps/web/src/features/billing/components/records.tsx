import type { ConsumeRecord } from '@app/contract/credit/schema.ts';
import { type Ledger, ledgers } from '@app/contract/credit/states/ledger.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { Moment } from '../../../components/moment.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { rowsOf } from '../../../components/rows-of.ts';
import { useTableTexts } from '../../../components/use-table-texts.ts';
import { useTableView } from '../../../components/use-table-view.ts';
import { useTexts } from '../../../lib/texts.ts';
import { recordsPerPage, useRecords } from '../api.ts';
import { changeText } from '../rules.ts';
import { ledgerTexts, reasonTexts, recordTexts as texts } from './record-messages.ts';
import styles from './records.module.css';

const first = { sort: '', isDescending: false, filters: { kind: '' } };

type Props = {
  title: string;
  /** All four ledgers with a choice among them, or the credits alone. */
  all: boolean;
};

/** What came and went on the account's ledgers, the newest first. */
export function Records({ title, all }: Props) {
  const { t } = useTexts();
  const [view, setView, asked] = useTableView(first);
  // An address may hold anything; what is no ledger chooses none.
  const chosen = ledgers.find((ledger) => ledger === asked.filters?.kind);
  const records = useRecords(all ? chosen : 'credits', asked.page);
  const columns = useRecordColumns(all);
  return (
    <>
      <PageHeader title={title}>
        <ButtonLink to={all ? '/credit-usage' : '/credit-usage/detailed-dosage'} variant="default">
          {t(all ? texts.toCredits : texts.toDetails)}
        </ButtonLink>
      </PageHeader>
      <section className={styles.records} aria-label={title}>
        <p>{t(all ? texts.leadAll : texts.leadCredits)}</p>
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
            all ? <LedgerFilter value={chosen} onChange={(kind) => setView({ filters: { kind } })} /> : null
          }
          texts={useTableTexts({ nothingFound: t(texts.nothingFound), errorTitle: t(texts.loadFailed) })}
        />
      </section>
    </>
  );
}

type FilterProps = { value: Ledger | undefined; onChange: (ledger: Ledger | '') => void };

function LedgerFilter({ value, onChange }: FilterProps) {
  const { t } = useTexts();
  return (
    <FilterSelect
      label={t(texts.chooseLedger)}
      all={t(texts.allLedgers)}
      value={value ?? ''}
      options={ledgers.map((ledger) => [ledger, t(ledgerTexts[ledger])] as const)}
      onChange={onChange}
    />
  );
}

function useRecordColumns(all: boolean): readonly [Column<ConsumeRecord>, ...Column<ConsumeRecord>[]] {
  const { t, language } = useTexts();
  const kind: Column<ConsumeRecord> = {
    key: 'kind',
    title: t(texts.ledger),
    width: '22%',
    cell: ({ ledger }) => t(ledgerTexts[ledger]),
  };
  return [
    {
      key: 'reason',
      title: t(texts.reason),
      cell: ({ reason }) => <span className={styles.reason}>{t(reasonTexts[reason])}</span>,
    },
    ...(all ? [kind] : []),
    {
      key: 'amount',
      title: t(texts.amount),
      width: '18%',
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
      width: '22%',
      cell: ({ createdAt }) => <Moment className={styles.quiet} date={createdAt} />,
    },
  ];
}
