import styles from './refusal.module.css';

/** Why something was not done, said at once. */
export function Refusal({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className={styles.refusal} role="alert">
      {children}
    </p>
  );
}
