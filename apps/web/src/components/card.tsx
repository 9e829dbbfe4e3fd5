import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

type Props = { title?: string; actions?: ReactNode; children: ReactNode };

/** Things that belong together, on paper of their own. */
export function Card({ title, actions, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} {...(title === undefined ? {} : { 'aria-labelledby': id })}>
      {title === undefined ? null : (
        <header className={styles.head}>
          <h2 id={id}>{title}</h2>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </header>
      )}
      {children}
    </section>
  );
}
