import { type ReactNode, useId } from 'react';
import styles from './form.module.css';
import { Refusal } from './refusal.tsx';
import type { CheckedForm } from './use-checked-form.ts';

type Props = { form: CheckedForm; id?: string; children: ReactNode };

/** The fields of a form, and above them what the server said against it. */
export function Form({ form, id, children }: Props) {
  const refusalId = useId();
  const { refusal, props } = form;
  return (
    <form
      className={styles.form}
      id={id}
      {...(refusal === '' ? {} : { 'aria-describedby': refusalId })}
      {...props}
    >
      {refusal === '' ? null : <Refusal id={refusalId}>{refusal}</Refusal>}
      {children}
    </form>
  );
}
