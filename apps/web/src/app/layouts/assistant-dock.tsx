import { useLocation } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { screenOf } from '../routes.ts';
import styles from './assistant-dock.module.css';

/** A place that public frames keep free for the assistant, where it comes at all. */
export function AssistantDock() {
  const { pathname } = useLocation();
  const isLoggedIn = useSession(({ tokens }) => tokens.user !== '');
  return isLoggedIn && screenOf(pathname)?.helper ? (
    <span className={styles.dock} data-assistant-dock />
  ) : null;
}
