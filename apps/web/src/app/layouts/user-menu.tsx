import {
  IconChartPie,
  IconLogout,
  type IconProps,
  IconShieldLock,
  IconStars,
  IconUser,
} from '@tabler/icons-react';
import type { Message } from '@app/contract/base/messages.ts';
import { type ComponentType, useId, useRef } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { shellMessages as texts } from '../shell-messages.ts';
import { useLogout } from '../use-logout.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import styles from './user-menu.module.css';

type Item = { to: string; label: Message; icon: ComponentType<IconProps> };

const items: readonly Item[] = [
  { to: '/account', label: texts.account, icon: IconUser },
  { to: '/rights-details', label: texts.rights, icon: IconStars },
  { to: '/credit-usage', label: texts.usage, icon: IconChartPie },
  { to: '/privacy-policy', label: texts.privacy, icon: IconShieldLock },
];

/** Who is logged in, and what belongs to the account. */
export function UserMenu() {
  const { t } = useTexts();
  const user = useSession((state) => state.user);
  const logout = useLogout();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  const name = user?.nickname ?? '';
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={`${t(texts.userMenu)} ${name}`}
        popoverTarget={id}
      >
        <span className={styles.head} aria-hidden="true">
          {user?.picture ? <img src={user.picture} alt="" /> : ([...name][0]?.toUpperCase() ?? '·')}
        </span>
        <span className={styles.name}>
          <b>{name}</b>
          <small>{user?.mailbox}</small>
        </span>
        <span className={styles.short}>{t(texts.me)}</span>
      </button>
      {/* The browser's own popover: it closes on Escape and on a press outside, and gives the focus back. */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        role="group"
        aria-label={t(texts.userMenu)}
      >
        {items.map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} className={styles.item} onClick={close}>
            <Icon size={18} stroke={1.6} aria-hidden="true" />
            {t(label)}
          </Link>
        ))}
        <div className={styles.switches}>
          <SchemeSwitch />
          <LanguageSwitch />
        </div>
        <button type="button" className={styles.item} data-danger="true" onClick={() => void logout()}>
          <IconLogout size={18} stroke={1.6} aria-hidden="true" />
          {t(texts.logout)}
        </button>
      </div>
    </>
  );
}
