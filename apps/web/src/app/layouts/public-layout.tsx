import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../components/button-link.tsx';
import { Logo } from '../../components/logo.tsx';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { screenMessages } from '../screen-messages.ts';
import { shellMessages } from '../shell-messages.ts';
import { AssistantDock } from './assistant-dock.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './public-layout.module.css';
import { publicMessages } from './public-messages.ts';

/** Screens for everybody: a bar with the way in, and a footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Bar />
      <main id="main" className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

function Bar() {
  const { t } = useTexts();
  const loggedIn = useSession(({ tokens }) => tokens.user !== '');
  return (
    <header className={styles.top} data-no-print>
      <div className={styles.bar}>
        <Logo name={t(shellMessages.product)} />
        <nav className={styles.links} aria-label={t(shellMessages.mainNavigation)}>
          <Link className={styles.link} to="/home#how">
            {t(publicMessages.howItWorks)}
          </Link>
          <Link className={styles.link} to="/pricing">
            {t(shellMessages.pricing)}
          </Link>
          <AssistantDock />
          <LanguageSwitch />
          <ButtonLink to={loggedIn ? '/project' : '/login'} variant={loggedIn ? 'filled' : 'default'}>
            {t(loggedIn ? shellMessages.enter : shellMessages.login)}
          </ButtonLink>
        </nav>
      </div>
    </header>
  );
}

function Footer() {
  const { t } = useTexts();
  return (
    <footer className={styles.footer} data-no-print>
      <div className={styles.foot}>
        <div className={styles.sign}>
          <Logo name={t(shellMessages.product)} />
          <span>{t(screenMessages.home)}</span>
        </div>
        <nav className={styles.more} aria-label={t(publicMessages.moreNavigation)}>
          <Link to="/pricing">{t(shellMessages.pricing)}</Link>
          <a href="/api-docs">{t(shellMessages.apiReference)}</a>
          <Link to="/avatar-sdk">{t(screenMessages.avatarSdk)}</Link>
          <Link to="/apply-code">{t(screenMessages.applyCode)}</Link>
          <Link to="/privacy-policy">{t(shellMessages.privacy)}</Link>
        </nav>
      </div>
    </footer>
  );
}
