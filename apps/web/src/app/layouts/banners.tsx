import { useEffect, useSyncExternalStore } from 'react';
import { usePush } from '../../lib/push-state.ts';
import { askServer, useServer } from '../../lib/server-settings.ts';
import { useSession } from '../../lib/session.ts';
import { useTexts } from '../../lib/texts.ts';
import { shellMessages } from '../shell-messages.ts';
import styles from './root-layout.module.css';

const askAgainMs = 3000;

/** What is wrong with the connection, or new on the server: one line each, only while it lasts. */
export function Banners() {
  const { t } = useTexts();
  const online = useOnline();
  const { away, newer } = useServer();
  const userId = useSession((state) => state.user?.id);
  const lost = usePush(({ state }) => state === 'MAX_RETRY_EXCEEDED') && userId !== undefined;
  useServerWatch(away);

  return (
    <div data-no-print>
      {online ? null : <Banner text={t(shellMessages.offline)} />}
      {online && away ? <Banner text={t(shellMessages.serverAway)} /> : null}
      {newer === undefined ? null : (
        <Banner
          kind="info"
          text={t(shellMessages.newer, { version: newer })}
          action={t(shellMessages.reload)}
          onAction={() => window.location.reload()}
        />
      )}
      {lost && online && !away ? (
        <Banner
          text={t(shellMessages.pushLost)}
          action={t(shellMessages.reconnect)}
          onAction={() => void import('../../lib/push.ts').then(({ connectPush }) => connectPush(userId))}
        />
      ) : null}
    </div>
  );
}

type BannerProps = { text: string; kind?: 'info' | 'warning'; action?: string; onAction?: () => void };

function Banner({ text, kind = 'warning', action, onAction }: BannerProps) {
  return (
    <div className={styles.banner} data-kind={kind} role="status">
      <span>{text}</span>
      {action === undefined ? null : (
        <button type="button" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('online', changed);
      window.addEventListener('offline', changed);
      return () => {
        window.removeEventListener('online', changed);
        window.removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
  );
}

/**
 * Asks at the start, whenever somebody comes back to the page or the event stream breaks, and again and again while
 * there is no answer.
 */
function useServerWatch(away: boolean): void {
  useEffect(() => {
    void askServer();
    const onReturn = () => document.visibilityState === 'visible' && void askServer();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
  useEffect(() => {
    if (!away) return undefined;
    const timer = setInterval(() => void askServer(), askAgainMs);
    return () => clearInterval(timer);
  }, [away]);
}
