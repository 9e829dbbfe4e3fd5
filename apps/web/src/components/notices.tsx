import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { dismissNotice, type Notice, useNotices } from '../lib/notices.ts';
import { IconButton } from './icon-button.tsx';
import styles from './notices.module.css';

const icons = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconAlertTriangle,
};

/** What is being said, at the bottom of the window. A notice under the pointer or the focus waits. */
export function Notices({ closeLabel }: { closeLabel: string }) {
  const notices = useNotices((state) => state.notices);
  return (
    <div className={styles.host}>
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} closeLabel={closeLabel} />
      ))}
    </div>
  );
}

function NoticeCard({ notice, closeLabel }: { notice: Notice; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  const { id, kind, text, ms, action } = notice;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissNotice(id), ms);
    return () => clearTimeout(timer);
  }, [held, id, ms]);
  const Icon = icons[kind];
  return (
    <div
      className={styles.notice}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <span>{text}</span>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismissNotice(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <IconButton label={closeLabel} icon={IconX} size="small" onClick={() => dismissNotice(id)} />
    </div>
  );
}
