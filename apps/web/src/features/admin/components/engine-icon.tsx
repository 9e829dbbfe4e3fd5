import { IconCpu, IconDatabase, IconFolder, IconMail } from '@tabler/icons-react';
import type { ActionIcon } from '../../../lib/actions.ts';
import styles from './engines.module.css';

const icons: Readonly<Record<string, ActionIcon>> = {
  database: IconDatabase,
  storage: IconFolder,
  mail: IconMail,
};

/** What kind of engine it is, at a glance; its name stands beside it. */
export function EngineIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? IconCpu;
  return (
    <span className={styles.icon} aria-hidden="true">
      <Icon size={20} stroke={1.6} />
    </span>
  );
}
