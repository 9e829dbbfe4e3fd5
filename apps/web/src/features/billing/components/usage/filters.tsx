import { ledgers } from '@app/contract/credit/states/ledger.ts';
import { reasonTexts } from '@app/contract/credit/states/reason-messages.ts';
import { entryReasons } from '@app/contract/credit/states/reason.ts';
import { Button } from '../../../../components/button.tsx';
import { FilterSelect } from '../../../../components/filter-select.tsx';
import type { Filters } from '../../../../components/table-view.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { ledgerTexts, recordTexts as texts } from './messages.ts';
import type { Period } from './rules.ts';
import styles from './records.module.css';

type Props = { filters: Filters; onChange: (changes: Filters) => void };

/** Narrows records by what is counted, why, and when. */
export function RecordFilters({ filters, onChange }: Props) {
  const { t } = useTexts();
  const { kind = '', reason = '', from = '', to = '', about = '' } = filters;
  return (
    <>
      <FilterSelect
        label={t(texts.chooseLedger)}
        all={t(texts.allLedgers)}
        value={kind}
        options={ledgers.map((ledger) => [ledger, t(ledgerTexts[ledger])] as const)}
        onChange={(chosen) => onChange({ kind: chosen })}
      />
      <FilterSelect
        label={t(texts.chooseReason)}
        all={t(texts.allReasons)}
        value={reason}
        options={entryReasons.map((name) => [name, t(reasonTexts[name])] as const)}
        onChange={(chosen) => onChange({ reason: chosen })}
      />
      <PeriodFields period={{ from, to }} onChange={onChange} />
      {about === '' ? null : (
        <span className={styles.about}>
          {t(texts.onlyAbout)}
          <Button size="compact-sm" variant="subtle" onClick={() => onChange({ about: '' })}>
            {t(texts.showAll)}
          </Button>
        </span>
      )}
    </>
  );
}

type PeriodProps = { period: Period; onChange: (changes: { from: string } | { to: string }) => void };

/** The first and the last day. Native: a phone shows its own calendar. */
export function PeriodFields({ period: { from, to }, onChange }: PeriodProps) {
  const { t } = useTexts();
  return (
    <span className={styles.period}>
      <label>
        {t(texts.from)}
        <input
          type="date"
          value={from}
          max={to || undefined}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
      </label>
      <label>
        {t(texts.to)}
        <input
          type="date"
          value={to}
          min={from || undefined}
          onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
        />
      </label>
    </span>
  );
}
