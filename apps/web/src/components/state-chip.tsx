import styles from './state-chip.module.css';

export type ChipKind = 'ok' | 'warn' | 'err' | 'info' | 'brand' | 'spot' | 'muted';

type Props = { kind: ChipKind; label: string; moving?: boolean };

/** Where something stands: a word, a dot and a colour, never the colour alone. */
export function StateChip({ kind, label, moving = false }: Props) {
  return (
    <span className={styles.chip} data-kind={kind} data-moving={moving}>
      <span className={styles.dot} aria-hidden="true" />
      {label}
    </span>
  );
}
