import type { ReactNode } from 'react';
import styles from './form-head.module.css';

type Props = { title: string; text?: ReactNode };

/** What an account screen is called, and what it is for. */
export function FormHead({ title, text }: Props) {
  return (
    <header className={styles.head}>
      <h1 className="display">{title}</h1>
      {text ? <p>{text}</p> : null}
    </header>
  );
}
