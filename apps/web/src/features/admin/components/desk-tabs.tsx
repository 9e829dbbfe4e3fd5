import type { Message } from '@app/contract/base/messages.ts';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { useTexts } from '../../../lib/texts.ts';
import { useWaitingApplications } from '../api.ts';
import { deskMessages as texts } from '../messages.ts';
import styles from './desk.module.css';
import { moneyTexts } from './money/messages.ts';

const tabs: readonly (readonly [path: string, label: Message])[] = [
  ['/admin/users', texts.users],
  ['/admin/codes', texts.codes],
  ['/admin/applications', texts.applications],
  ['/admin/money', moneyTexts.parts],
  ['/admin/outbox', texts.outbox],
  ['/admin/tasks', texts.tasks],
  ['/admin/engines', texts.engines],
  ['/admin/audit', texts.audit],
];

/** Scrolls the bar and not the page. The count and the language decide how wide the tabs before it are. */
function showOpen(bar: HTMLElement | null, _waiting: number, _language: string): void {
  const open = bar?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!bar || !open) return;
  const { left, width } = bar.getBoundingClientRect();
  bar.scrollLeft += open.left + open.width / 2 - left - width / 2;
}

/** The parts of the desk. On a phone they scroll sideways, and the one that is open is in sight. */
export function DeskTabs() {
  const { t, language } = useTexts();
  const bar = useRef<HTMLElement>(null);
  const waiting = useWaitingApplications();
  useEffect(() => showOpen(bar.current, waiting, language), [waiting, language]);
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
