import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { Notices } from '../../components/notices.tsx';
import { useTexts } from '../../lib/texts.ts';
import { screenOf } from '../routes.ts';
import { screenMessages } from '../screen-messages.ts';
import { shellMessages } from '../shell-messages.ts';
import { Banners } from './banners.tsx';
import { GlobalParts } from './global-parts.tsx';
import styles from './root-layout.module.css';

/** What is on every screen: the way past the navigation, banners, notices, dialogs that any call may bring up. */
export function RootLayout() {
  const { t } = useTexts();
  const { pathname, search } = useLocation();
  const screen = screenOf(pathname);
  const isNew = screen?.titleNew && !new URLSearchParams(search).has('id');
  const name = (isNew ? screen.titleNew : screen?.title) ?? screenMessages.notFound;
  const title = t(screenMessages.titleWithProduct, { name: t(name) });
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <>
      <a className={styles.skip} href="#main">
        {t(shellMessages.skip)}
      </a>
      <Banners />
      <Outlet />
      <Notices closeLabel={t(shellMessages.close)} />
      <GlobalParts />
      <ScrollRestoration />
    </>
  );
}
