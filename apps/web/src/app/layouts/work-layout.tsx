import {
  IconChartHistogram,
  IconChecklist,
  IconCoin,
  IconFolder,
  IconPhoto,
  IconPresentation,
  IconSchool,
  IconShieldCog,
  IconUserCircle,
} from '@tabler/icons-react';
import type { Message } from '@app/contract/base/messages.ts';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Logo } from '../../components/logo.tsx';
import { CreditMeter } from '../../features/account/components/credit-meter.tsx';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { shellMessages as texts } from '../shell-messages.ts';
import { AccountData } from './account-data.tsx';
import { UserMenu } from './user-menu.tsx';
import styles from './work-layout.module.css';

type Item = { to: string; label: Message; icon: typeof IconCoin; onPhone?: boolean };

const workItems: readonly Item[] = [
  { to: '/project', label: texts.projects, icon: IconPresentation, onPhone: true },
  { to: '/avatars', label: texts.avatars, icon: IconUserCircle, onPhone: true },
  { to: '/upload', label: texts.files, icon: IconFolder, onPhone: true },
  { to: '/multimedia', label: texts.multimedia, icon: IconPhoto },
  { to: '/record', label: texts.statistics, icon: IconChartHistogram, onPhone: true },
  { to: '/billing', label: texts.billing, icon: IconCoin },
];

const studentItems: readonly Item[] = [
  { to: '/student/virtual-human', label: texts.classroom, icon: IconSchool, onPhone: true },
  { to: '/student/files-list', label: texts.materials, icon: IconFolder, onPhone: true },
  { to: '/student/edit-project-complete', label: texts.myWork, icon: IconChecklist, onPhone: true },
];

const administratorItems: readonly Item[] = [
  ...workItems,
  { to: '/admin', label: texts.desk, icon: IconShieldCog, onPhone: true },
];

export function WorkLayout({ children }: { children: ReactNode }) {
  const isAdministrator = useSession(({ user }) => user?.type === 'administrator');
  return <Frame items={isAdministrator ? administratorItems : workItems}>{children}</Frame>;
}
export const StudentLayout = ({ children }: { children: ReactNode }) => (
  <Frame items={studentItems}>{children}</Frame>
);

/** Navigation on the left; on a phone a bar at the bottom. */
function Frame({ items, children }: { items: readonly Item[]; children: ReactNode }) {
  const { t } = useTexts();
  return (
    <AccountData>
      <div className={styles.frame}>
        <header className={styles.side}>
          <div className={styles.logo}>
            <Logo name={t(texts.product)} to={items[0]?.to ?? '/'} />
          </div>
          <nav className={styles.nav} aria-label={t(texts.mainNavigation)}>
            {items.map(({ to, label, icon: Icon, onPhone }) => (
              <NavLink key={to} to={to} className={styles.link ?? ''} data-on-phone={onPhone === true}>
                <Icon size={20} stroke={1.6} aria-hidden="true" />
                <span>{t(label)}</span>
              </NavLink>
            ))}
            <span className={styles.dock} data-assistant-dock />
            <CreditMeter />
            <UserMenu />
          </nav>
        </header>
        <main id="main" className={styles.main}>
          {children}
        </main>
      </div>
    </AccountData>
  );
}
