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

type Props = {
  project: Project;
  /** The number of the last slide that has a page. */
  last: number;
  onPage: (number: number) => void;
};

/** What the deck had and the pages have not, each kind of thing with the way to its pages, and what came with it unseen. */
export function NotKeptList({ project, last, onPage }: Props) {
  const { t, language } = useTexts();
  const [isAway, setIsAway] = useState(() => localStore.get(keyOf(project)) !== null);
  const { notKept, kept } = project;
  if (isAway || notKept.length + kept.length === 0) return null;
  const putAway = () => {
    localStore.set(keyOf(project), '1');
    setIsAway(true);
  };
  const count = notKept.reduce((sum, lost) => sum + lost.count, 0);
  const title = count > 0 ? t(texts.titleNotKept, { count }) : t(texts.titleKept);
  return (
    <section className={styles.list} aria-label={title}>
      <header>
        <b>{title}</b>
        <IconButton label={t(texts.notKeptHide)} icon={IconX} onClick={putAway} />
      </header>
      <ul hidden={count === 0}>
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
                  disabled={page > last}
                  onClick={() => onPage(page)}
                >
                  {page}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {count > 0 && kept.length > 0 ? <b>{t(texts.titleKept)}</b> : null}
      <ul>
        {kept.map(({ what, count: times }) => (
          <li key={what.zh}>{t(texts.keptLine, { what: fill(what, language), count: times })}</li>
        ))}
      </ul>
    </section>
  );
}
