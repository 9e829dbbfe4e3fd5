import { Menu, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Popover.css';
import { IconChartPie, IconLogout, IconShieldLock, IconStars, IconUser } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { shellMessages as texts } from '../shell-messages.ts';
import { useLogout } from '../use-logout.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import styles from './user-menu.module.css';

/** Who is logged in, and what belongs to the account. */
export function UserMenu() {
  const { t } = useTexts();
  const user = useSession((state) => state.user);
  const logout = useLogout();
  const name = user?.nickname ?? '';
  return (
    <Menu position="top-start" width={232} withinPortal>
      <Menu.Target>
        <UnstyledButton className={styles.button} aria-label={`${t(texts.userMenu)} ${name}`}>
          <span className={styles.head} aria-hidden="true">
            {[...name][0]?.toUpperCase() ?? '·'}
          </span>
          <span className={styles.name}>
            <b>{name}</b>
            <small>{user?.mailbox}</small>
          </span>
          <span className={styles.short}>{t(texts.me)}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/account" leftSection={<IconUser size={18} stroke={1.6} />}>
          {t(texts.account)}
        </Menu.Item>
        <Menu.Item component={Link} to="/rights-details" leftSection={<IconStars size={18} stroke={1.6} />}>
          {t(texts.rights)}
        </Menu.Item>
        <Menu.Item component={Link} to="/credit-usage" leftSection={<IconChartPie size={18} stroke={1.6} />}>
          {t(texts.usage)}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to="/privacy-policy"
          leftSection={<IconShieldLock size={18} stroke={1.6} />}
        >
          {t(texts.privacy)}
        </Menu.Item>
        <div className={styles.switches}>
          <SchemeSwitch />
          <LanguageSwitch />
        </div>
        <Menu.Item
          color="err"
          leftSection={<IconLogout size={18} stroke={1.6} />}
          onClick={() => void logout()}
        >
          {t(texts.logout)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
