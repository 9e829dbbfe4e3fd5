import type { ReactNode } from 'react';
import { StateChip } from '../../../components/state-chip.tsx';
import { formatDay, formatMinute, formatMoment } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/texts.ts';
import type { Look } from '../rules.ts';
import styles from './parts.module.css';

/** A state as a chip; what it means shows when the pointer rests on it. */
export function LookChip({ look, moving = false }: { look: Look; moving?: boolean }) {
  const { t } = useTexts();
  return (
    <span title={look.about ? t(look.about) : undefined}>
      <StateChip kind={look.kind} label={t(look.label)} moving={moving} />
    </span>
  );
}

type WhenProps = { date: Date | null; otherwise?: string; isDay?: boolean };

/** A moment as people say it, or its day alone; to the minute when the pointer rests on it. */
export function When({ date, otherwise = '', isDay = false }: WhenProps) {
  const { language } = useTexts();
  if (date === null) return <span className={styles.quiet}>{otherwise}</span>;
  return (
    <time className={styles.quiet} dateTime={date.toISOString()} title={formatMinute(date, language)}>
      {isDay ? formatDay(date, language) : formatMoment(date, language)}
    </time>
  );
}

/** The first cell of a row: what it is, and below it what tells it apart. */
export function Lead({ main, sub, onOpen }: { main: ReactNode; sub?: ReactNode; onOpen?: () => void }) {
  return (
    <span className={styles.lead}>
      {onOpen ? (
        <button type="button" className={styles.open} onClick={onOpen}>
          {main}
        </button>
      ) : (
        <span className={styles.main}>{main}</span>
      )}
      {sub ? <span className={styles.sub}>{sub}</span> : null}
    </span>
  );
}
