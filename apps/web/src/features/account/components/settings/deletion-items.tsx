import { fill } from '@app/contract/base/messages.ts';
import type { DeletionItem } from '@app/contract/user/schema.ts';
import { formatNumber, formatSize } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { settingsMessages as texts } from './messages.ts';
import styles from './settings.module.css';

const counted: Record<Exclude<DeletionItem['kind'], 'storage-bytes'>, { zh: string; en: string }> = {
  projects: texts.projects,
  avatars: texts.avatars,
  likenesses: texts.likenesses,
  voices: texts.voices,
  shares: texts.shares,
  files: texts.files,
  tasks: texts.tasks,
  mails: texts.mails,
  sessions: texts.logins,
  'ledger-entries': texts.ledger,
  orders: texts.orders,
};

/** What goes, or went, with the account. What there is none of is not mentioned. */
export function DeletionItems({ items }: { items: readonly DeletionItem[] }) {
  const { t, language } = useTexts();
  return (
    <ul className={styles.list}>
      {items
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => (
          <li key={kind}>
            {kind === 'storage-bytes'
              ? t(texts.storage, { size: formatSize(count, language) })
              : fill(counted[kind], language, { count: formatNumber(count, language) })}
          </li>
        ))}
    </ul>
  );
}
