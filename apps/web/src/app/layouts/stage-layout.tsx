import type { ReactNode } from 'react';
import { Logo } from '../../components/logo.tsx';
import { useTexts } from '../../lib/texts.ts';
import { shellMessages } from '../shell-messages.ts';
import styles from './stage-layout.module.css';
import { LanguageSwitch } from './language-switch.tsx';

/** Screens of visitors: what was shared, and as little else as possible. */
export function StageLayout({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Logo name={t(shellMessages.product)} />
        <LanguageSwitch />
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  );
}
