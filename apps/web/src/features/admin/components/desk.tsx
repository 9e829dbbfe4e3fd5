import { IconLock, IconMailOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMailReaches } from '../../../lib/server-settings.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { deskMessages as texts } from '../messages.ts';
import { mayChange } from '../rules.ts';
import { DeskTabs } from './desk-tabs.tsx';
import styles from './desk.module.css';

type Props = { title: string; lead: string; actions?: ReactNode; children: ReactNode };

/** The frame of every screen of the desk: its parts, the title with what can be done, and who may only look. */
export function Desk({ title, lead, actions, children }: Props) {
  const { t } = useTexts();
  const mailReaches = useMailReaches();
  const isReader = useSession(({ user }) => !mayChange(user));
  return (
    <>
      <DeskTabs />
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        {actions}
      </header>
      {mailReaches ? null : (
        <p className={styles.reader} role="note">
          <IconMailOff size={18} stroke={1.6} aria-hidden="true" />
          <span>
            {t(texts.noMail)} <Link to="/admin/outbox">{t(texts.toOutbox)}</Link>
          </span>
        </p>
      )}
      {isReader ? (
        <p className={styles.reader} role="note">
          <IconLock size={18} stroke={1.6} aria-hidden="true" />
          {t(texts.readOnly)}
        </p>
      ) : null}
      {children}
    </>
  );
}
