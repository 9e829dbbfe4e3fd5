import type { Dosage as DosageRow } from '@app/contract/credit/schema.ts';
import { dosageKinds } from '@app/contract/credit/states/dosage.ts';
import { Link } from 'react-router';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { rowsOf } from '../../../../components/rows-of.ts';
import { SelectBox } from '../../../../components/select-box.tsx';
import { useTableTexts } from '../../../../components/use-table-texts.ts';
import { useTableView } from '../../../../components/use-table-view.ts';
import { formatDay, formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { billingMessages } from '../../messages.ts';
import { recordsPerPage, useDosage } from './calls.ts';
import { CauseLink } from './cause.tsx';
import { PeriodFields } from './filters.tsx';
import { dosageTexts, recordTexts as texts } from './messages.ts';
import { momentsOf, recordsAddress } from './rules.ts';
import styles from './records.module.css';

const first = { sort: '', isDescending: false, filters: { by: '', from: '', to: '' } };

/** What projects, avatars and days have used. */
export function Dosage({ title }: { title: string }) {
  const { t } = useTexts();
  const [view, setView, asked] = useTableView(first);
  const { by: named = '', from = '', to = '' } = asked.filters ?? {};
  const by = dosageKinds.find((kind) => kind === named) ?? 'project';
  const rows = useDosage(by, momentsOf({ from, to }), asked.page);
  const change = (changes: object) => setView({ filters: { by: named, from, to, ...changes } });
  return (
    <section className={styles.records} aria-label={title}>
      <PageHeader title={title}>
        <ButtonLink to="/credit-usage" variant="default">
          {t(texts.toRecords)}
        </ButtonLink>
      </PageHeader>
      <p className={styles.lead}>{t(texts.leadDosage)}</p>
      <DataTable
        label={title}
        columns={useDosageColumns(by)}
        {...rowsOf(rows)}
        keyOf={({ cause, day }) => cause?.id ?? day ?? ''}
        nameOf={({ cause, day }) => cause?.name ?? day ?? ''}
        // The choice of how to add up leaves nothing out.
        view={{ ...view, filters: { from, to, by } }}
        onView={setView}
        pageSize={recordsPerPage}
        empty={<EmptyState title={t(texts.titleNoDosage)} text={t(texts.noDosage)} />}
        filters={
          <>
            <SelectBox
              isCompact
              aria-label={t(texts.by)}
              value={by}
              options={dosageKinds.map((kind) => [kind, t(dosageTexts[kind])])}
              onChange={({ currentTarget }) => change({ by: currentTarget.value })}
            />
            <PeriodFields period={{ from, to }} onChange={change} />
          </>
        }
        texts={useTableTexts({ nothingFound: t(texts.titleNoDosage), errorTitle: t(texts.loadFailed) })}
      />
    </section>
  );
}

function useDosageColumns(
  by: (typeof dosageKinds)[number],
): readonly [Column<DosageRow>, ...Column<DosageRow>[]] {
  const { t, language } = useTexts();
  const titles = { project: texts.project, avatar: texts.avatar, day: texts.day };
  const number = (key: 'credits' | 'helperUses' | 'interactions', title: string): Column<DosageRow> => ({
    key,
    title,
    width: '15%',
    align: 'end',
    cell: (row) => <span className={styles.amount}>{formatNumber(row[key], language)}</span>,
  });
  return [
    {
      key: 'name',
      title: t(titles[by]),
      cell: ({ cause, day }) =>
        cause ? <CauseLink cause={cause} /> : formatDay(new Date(`${day}T12:00:00`), language),
    },
    number('credits', t(billingMessages.credits)),
    number('helperUses', t(billingMessages.helperUses)),
    number('interactions', t(billingMessages.interactions)),
    {
      key: 'bookings',
      title: t(texts.bookings),
      width: '13%',
      align: 'end',
      cell: ({ cause, day, bookings }) => (
        <Link to={cause ? recordsAddress(cause) : `/credit-usage?from=${day}&to=${day}`}>
          {formatNumber(bookings, language)}
        </Link>
      ),
    },
  ];
}
