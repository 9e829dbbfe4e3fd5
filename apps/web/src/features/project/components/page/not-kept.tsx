import { fill } from '@app/contract/base/messages.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { localStore } from '../../../../lib/storage.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { notKeptByKind } from '../../rules.ts';
import { pageTexts as texts } from './messages.ts';
import styles from './not-kept.module.css';

/** Read once and put away; another deck in the same project has another list. */
const keyOf = ({ id, docId }: Project) => `notKeptSeen:${id}:${docId ?? ''}`;

type Props = { project: Project; onPage: (number: number) => void };

/** What the deck had and the pages have not, each kind of thing with the way to its pages. */
export function NotKeptList({ project, onPage }: Props) {
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
        {notKeptByKind(notKept).map(({ what, count: times, names, pages }) => (
          <li key={what.zh}>
            {fill(what, language)} × {times}{' '}
            {names.length > 0 ? t(texts.notKeptNames, { names: names.join('、') }) : null}
            <span
              role="group"
              aria-label={t(texts.notKeptOnPages, { what: fill(what, language) })}
              className={styles.pages}
            >
              {pages.map((page) => (
                <button
                  key={page}
                  type="button"
                  aria-label={t(texts.notKeptPage, { page })}
                  disabled={page > project.pages}
                  onClick={() => onPage(page)}
                >
                  {page}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
