import type { ReactNode } from 'react';
import { Logo } from '../../components/logo.tsx';
import presenter from '../../features/home/components/portraits/presenter.webp';
import { useTexts } from '../../lib/texts.ts';
import { shellMessages } from '../shell-messages.ts';
import styles from './account-layout.module.css';
import { AssistantDock } from './assistant-dock.tsx';
import { LanguageSwitch } from './language-switch.tsx';

/** Account screens: the stage on the left, one card on the right. */
export function AccountLayout({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <div className={styles.page}>
      <aside className={styles.stage}>
        <Logo name={t(shellMessages.product)} onStage />
        <img className={styles.presenter} src={presenter} width={720} height={896} alt="" />
        <p className={`display ${styles.words}`}>
          <span>{t(shellMessages.headlineStage)}</span> <span>{t(shellMessages.headlineStageEnd)}</span>
        </p>
      </aside>
      <div className={styles.side}>
        <div className={styles.corner}>
          <AssistantDock />
          <LanguageSwitch />
        </div>
        <main id="main" className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
