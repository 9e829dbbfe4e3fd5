import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { accountMessages as texts } from '../messages.ts';
import styles from './account-card.module.css';

/** Who I am here, and how it looks. `children` are the switches of the shell. */
export function AccountCard({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  const user = useSession((state) => state.user);
  const rows = [
    [t(texts.mailbox), user?.mailbox],
    [t(texts.nickname), user?.nickname],
    [t(texts.kind), t(user?.type === 'administrator' ? texts.administrator : texts.ordinary)],
    [t(texts.level), user?.level ?? t(texts.levelOrdinary)],
  ];
  return (
    <div className={styles.cards}>
      <section className={styles.card}>
        <h2>{t(texts.profile)}</h2>
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.card}>
        <h2>{t(texts.appearance)}</h2>
        {children}
      </section>
    </div>
  );
}
