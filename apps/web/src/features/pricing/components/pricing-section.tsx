import type { ReactNode } from 'react';
import styles from './pricing-section.module.css';

type Props = { id: string; title: string; text?: string; children: ReactNode };

/** A part of the pricing page below its heading. */
export function PricingSection({ id, title, text, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className="display">
          {title}
        </h2>
        {text === undefined ? null : <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}
