import { Link } from 'react-router';
import styles from './logo.module.css';
import { VoiceLine } from './voice-line.tsx';

/** The mark and the name; it leads home. */
export function Logo({ name, to = '/', onStage = false }: { name: string; to?: string; onStage?: boolean }) {
  return (
    <Link className={styles.logo} data-on-stage={onStage} to={to}>
      <VoiceLine />
      <span>{name}</span>
    </Link>
  );
}
