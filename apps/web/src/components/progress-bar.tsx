import styles from './progress-bar.module.css';

type Props = {
  label: string;
  /** 0 to 1; absent while nobody knows. */
  value?: number | undefined;
  kind?: 'spot' | 'brand' | 'ok' | 'err';
};

/** How far something is. */
export function ProgressBar({ label, value, kind = 'spot' }: Props) {
  const share = value === undefined ? undefined : Math.max(0, Math.min(1, value));
  return (
    <div
      className={styles.track}
      data-kind={kind}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
    >
      <div className={styles.bar} style={share === undefined ? {} : { transform: `scaleX(${share})` }} />
    </div>
  );
}
