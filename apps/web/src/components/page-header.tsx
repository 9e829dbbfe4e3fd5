import type { ReactNode } from 'react';
import styles from './page-header.module.css';

/** The title of a screen and what can be done on it. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </header>
  );
}
