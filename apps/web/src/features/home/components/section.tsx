import type { ReactNode } from 'react';
import styles from './section.module.css';

type Props = { id: string; title: string; children: ReactNode };

/** A part of the home page below its heading. It can be scrolled to. */
export function Section({ id, title, children }: Props) {
  return (
    <section id={id} className={styles.section} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={`display ${styles.title}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
