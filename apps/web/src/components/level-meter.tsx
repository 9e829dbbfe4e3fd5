import styles from './level-meter.module.css';

/** How loud it is, 0 to 1. */
export const LevelMeter = ({ level, label }: { level: number; label: string }) => (
  <div
    className={styles.meter}
    role="meter"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(level * 100)}
  >
    <div style={{ transform: `scaleX(${level})` }} />
  </div>
);
