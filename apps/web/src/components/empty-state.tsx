import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { VoiceLine } from './voice-line.tsx';

type Props = { title: string; text: string; level?: 1 | 2; moving?: boolean; children?: ReactNode };

/** Nothing here yet: what will be here, in one sentence, and one way on. It moves while that comes by itself. */
export function EmptyState({ title, text, level = 2, moving = false, children }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.empty}>
      <VoiceLine moving={moving} />
      <Heading className="display">{title}</Heading>
      <p>{text}</p>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </section>
  );
}
