import type { ReactNode } from 'react';
import styles from './field-frame.module.css';

export type FieldWords = {
  label: string;
  error?: string | undefined;
  /** What helps to fill it in; read aloud with the field. */
  hint?: ReactNode;
};

/** What ties an input to the words of its frame. */
export const describedBy = (id: string, { error, hint }: Omit<FieldWords, 'label'>) => ({
  id,
  'aria-invalid': error !== undefined,
  'aria-describedby':
    [error === undefined ? '' : `${id}-error`, hint ? `${id}-hint` : ''].filter(Boolean).join(' ') ||
    undefined,
});

/** A field with its label above, and what is wrong with it and what helps below. */
export function FieldFrame(props: FieldWords & { id: string; children: ReactNode }) {
  const { id, label, error, hint, children } = props;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint ? (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
