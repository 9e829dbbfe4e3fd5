import type { Message } from '@app/contract/base/messages.ts';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { useTexts } from '../../../lib/texts.ts';
import { useWaitingApplications } from '../api.ts';
import { deskMessages as texts } from '../messages.ts';
import styles from './desk.module.css';

const tabs: readonly (readonly [path: string, label: Message])[] = [
  ['/admin/users', texts.users],
  ['/admin/codes', texts.codes],
  ['/admin/applications', texts.applications],
  ['/admin/outbox', texts.outbox],
  ['/admin/tasks', texts.tasks],
  ['/admin/engines', texts.engines],
  ['/admin/audit', texts.audit],
];

/** The parts of the desk. On a phone they scroll sideways, and the one that is open is in sight. */
export function DeskTabs() {
  const { t, language } = useTexts();
  const bar = useRef<HTMLElement>(null);
  const waiting = useWaitingApplications();
  // The count and another language move the tabs; the open one must stay in sight.
  useEffect(() => {
    const open = bar.current?.querySelector('[aria-current="page"]');
    open?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [waiting, language]);
  return (
    <nav ref={bar} className={styles.tabs} aria-label={t(texts.desk)}>
      {tabs.map(([path, label]) => (
        <NavLink key={path} to={path} className={styles.tab ?? ''}>
          {t(label)}
          {path === '/admin/applications' && waiting > 0 ? (
            <span className={styles.count}>
              <span aria-hidden="true">{waiting}</span>
              <span className="only-for-readers">{t(texts.waitingCount, { number: waiting })}</span>
            </span>
          ) : null}
        </NavLink>
      ))}
    </nav>
  );
}
