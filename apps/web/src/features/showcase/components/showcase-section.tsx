import { type ReactNode, useId } from 'react';
import styles from './showcase.module.css';

/** One kind of piece, with its name above. */
export function ShowcaseSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
