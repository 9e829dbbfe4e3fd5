import type { ReactNode } from 'react';
import main from './main-button.module.css';
import styles from './submit-button.module.css';
import { VoiceLine } from './voice-line.tsx';

/** Sends a form. While it is on its way the button stays, moves its mark, and ignores a second click. */
export function SubmitButton({ pending, children }: { pending: boolean; children: ReactNode }) {
  return (
    <button
      type="submit"
      className={`${main.button} ${styles.wide}`}
      aria-disabled={pending}
      aria-busy={pending}
      onClick={(event) => pending && event.preventDefault()}
    >
      {pending ? <VoiceLine moving /> : null}
      {children}
    </button>
  );
}
