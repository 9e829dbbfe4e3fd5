import type { Ledger } from '@app/contract/credit/states/ledger.ts';
import { Chart } from '../../../../components/chart.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { formatDayOfYear, formatNumber, formatSize } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { billingMessages } from '../../messages.ts';
import { type RecordFilter, useUsageChart } from './calls.ts';
import { ledgerTexts, recordTexts as texts, unitTexts } from './messages.ts';
import type { Period } from './rules.ts';
import styles from './records.module.css';

type Props = { ledger: Ledger; reason: RecordFilter['reason']; period: Period };

const height = 220;

/** What came and went of one ledger, day by day. */
export function UsageChart({ ledger, reason, period }: Props) {
  const { t, language } = useTexts();
  const { data, error, refetch } = useUsageChart(ledger, reason, period);
  const days = data?.days;
  if (error && !days) {
    const errorTexts = {
      errorTitle: t(texts.chartFailed),
      retry: t(billingMessages.retry),
      errorCode: (code: string) => t(billingMessages.errorCode, { code }),
    };
    return <LoadError error={error} texts={errorTexts} onRetry={() => void refetch()} />;
  }
  if (!days) return <Skeleton height={height} />;
  if (days.every(({ came, went }) => came === 0 && went === 0))
    return <p className={styles.lead}>{t(texts.quiet, { ledger: t(ledgerTexts[ledger]) })}</p>;
  return (
    <Chart
      kind="bar"
      height={height}
      label={t(texts.chart, { ledger: t(ledgerTexts[ledger]) })}
      // A day of the reader: noon is in it, wherever summer time begins.
      categories={days.map(({ day }) => formatDayOfYear(new Date(`${day}T12:00:00`), language))}
      series={[
        { name: t(texts.came), values: days.map(({ came }) => came) },
        { name: t(texts.went), values: days.map(({ went }) => went) },
      ]}
      format={(value) => (ledger === 'storage' ? formatSize(value, language) : formatNumber(value, language))}
      texts={{
        showTable: t(texts.showTable),
        showChart: t(texts.showChart),
        category: t(texts.day),
        legend: t(texts.legend),
        unit: ledger === 'storage' ? undefined : t(texts.unit, { unit: t(unitTexts[ledger]) }),
      }}
    />
  );
}
