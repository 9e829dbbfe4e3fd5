import type { TableFormat } from '@app/contract/credit/states/table-format.ts';
import type { Revenue as RevenueRow } from '@app/contract/money/schema.ts';
import { currencies } from '@app/contract/order/states/currency.ts';
import { Button } from '../../../../components/button.tsx';
import { Chart } from '../../../../components/chart.tsx';
import { type Column, DataTable } from '../../../../components/data-table.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { useTableTexts } from '../../../../components/use-table-texts.ts';
import { useTableView } from '../../../../components/use-table-view.ts';
import { formatMonth, formatNumber } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { moneyText } from '../../../shop/rules.ts';
import { rowsPerPage } from '../../api.ts';
import { saveRevenue, useRevenue } from './calls.ts';
import { moneyTexts as texts } from './messages.ts';
import styles from './money.module.css';

const first = { sort: '', isDescending: false };

/** What came in and went back, by month and currency. */
export function Revenue() {
  const { t } = useTexts();
  const [view, setView] = useTableView(first);
  const { data, error, isPending, refetch } = useRevenue();
  const save = (format: TableFormat) =>
    // The call has said what went wrong.
    void saveRevenue(format, t(texts.revenue)).catch(() => undefined);
  return (
    <>
      <div className={styles.bar}>
        <Button variant="default" onClick={() => save('xlsx')}>
          {t(texts.exportXlsx)}
        </Button>
        <Button variant="default" onClick={() => save('csv')}>
          {t(texts.exportCsv)}
        </Button>
      </div>
      {currencies.map((currency) => (
        <MonthChart key={currency} currency={currency} rows={data ?? []} />
      ))}
      <DataTable
        label={t(texts.revenue)}
        columns={useColumns()}
        rows={data}
        isBusy={isPending}
        error={error}
        onRetry={() => void refetch()}
        keyOf={({ month, currency }) => `${month} ${currency}`}
        nameOf={({ month }) => month}
        view={view}
        onView={setView}
        pageSize={rowsPerPage}
        empty={<EmptyState title={t(texts.titleNoRevenue)} text={t(texts.noRevenue)} />}
        texts={useTableTexts()}
      />
    </>
  );
}

function MonthChart({ currency, rows }: { currency: RevenueRow['currency']; rows: readonly RevenueRow[] }) {
  const { t, language } = useTexts();
  const months = rows.filter((row) => row.currency === currency).toReversed();
  if (months.length === 0) return null;
  return (
    <Chart
      kind="bar"
      height={200}
      label={t(texts.revenueChart, { currency })}
      categories={months.map(({ month }) => formatMonth(month, language))}
      series={[
        { name: t(texts.income), values: months.map(({ amount }) => amount) },
        { name: t(texts.refunded), values: months.map(({ refunded }) => refunded) },
      ]}
      format={(value) => moneyText(value, currency, language)}
      texts={{
        showTable: t(texts.showTable),
        showChart: t(texts.showChart),
        category: t(texts.month),
        legend: t(texts.legend),
      }}
    />
  );
}

function useColumns(): readonly [Column<RevenueRow>, ...Column<RevenueRow>[]] {
  const { t, language } = useTexts();
  const money = (title: string, key: string, of: (row: RevenueRow) => number): Column<RevenueRow> => ({
    key,
    title,
    width: '18%',
    align: 'end',
    cell: (row) => <span className={styles.number}>{moneyText(of(row), row.currency, language)}</span>,
  });
  return [
    {
      key: 'month',
      title: t(texts.month),
      cell: ({ month, currency }) => <b>{`${formatMonth(month, language)} · ${currency}`}</b>,
    },
    {
      key: 'orders',
      title: t(texts.orders),
      width: '14%',
      align: 'end',
      cell: ({ orders }) => formatNumber(orders, language),
    },
    money(t(texts.income), 'income', ({ amount }) => amount),
    money(t(texts.refunded), 'refunded', ({ refunded }) => refunded),
    money(t(texts.net), 'net', ({ amount, refunded }) => amount - refunded),
  ];
}
