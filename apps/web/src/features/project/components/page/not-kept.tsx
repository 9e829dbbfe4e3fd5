import { fill } from '@app/contract/base/messages.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { localStore } from '../../../../lib/storage.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { pageTexts as texts } from './messages.ts';
import styles from './not-kept.module.css';

/** Read once and put away; another deck in the same project has another list. */
const keyOf = ({ id, docId }: Project) => `notKeptSeen:${id}:${docId ?? ''}`;

/** What the deck had and the pages have not. */
export function NotKeptList({ project }: { project: Project }) {
  const { t, language } = useTexts();
  const [isAway, setIsAway] = useState(() => localStore.get(keyOf(project)) !== null);
  const { notKept } = project;
  if (isAway || notKept.length === 0) return null;
  const putAway = () => {
    localStore.set(keyOf(project), '1');
    setIsAway(true);
  };
  const count = notKept.reduce((sum, lost) => sum + lost.count, 0);
  return (
    <section className={styles.list} aria-label={t(texts.titleNotKept, { count })}>
      <header>
        <b>{t(texts.titleNotKept, { count })}</b>
        <IconButton label={t(texts.notKeptHide)} icon={IconX} onClick={putAway} />
      </header>
      <ul>
        {notKept.map(({ page, what, count: times }) => (
          <li key={`${page} ${what.zh}`}>
            {t(texts.notKeptLine, { page, what: fill(what, language), count: times })}
          </li>
        ))}
      </ul>
    </section>
  );
}
