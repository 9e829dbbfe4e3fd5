import type { ReactNode } from 'react';
import { Refusal } from '../../../components/refusal.tsx';
import styles from './wizard.module.css';

type Props = {
  /** What describes the main button. */
  costId: string;
  /** What it costs, before it is spent. */
  cost: readonly string[];
  /** Why the last try did not work; empty: it did. */
  refusal: string;
  children: ReactNode;
};

/** What a step costs and what comes next, always in sight. */
export const BottomBar = ({ costId, cost, refusal, children }: Props) => (
  <footer className={styles.bottom}>
    <div className={styles.cost}>
      {refusal === '' ? null : <Refusal>{refusal}</Refusal>}
      <p id={costId}>
        {cost.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
    <div className={styles.actions}>{children}</div>
  </footer>
);
