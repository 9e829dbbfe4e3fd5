import { fill } from '@app/contract/base/messages.ts';
import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { IconEyeOff, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { localStore } from '../../../../lib/storage.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { notKeptByKind } from '../../rules.ts';
import type { StagedPage } from '../staged-pages.ts';
import { pageTexts as texts } from './messages.ts';
import styles from './not-kept.module.css';
import { showPresenterPlace } from './presenter-place.tsx';
import { isBesideAll } from './standing-note.ts';

/** Read once and put away; another deck in the same project has another list. */
const keyOf = ({ id, docId }: Project) => `notKeptSeen:${id}:${docId ?? ''}`;

type Props = {
  project: Project;
  pages: readonly StagedPage[];
  onPage: (page: CoursewarePage) => void;
};

/** What the deck had and the pages have not, each kind of thing with the way to its pages, and what came with it unseen. */
export function NotKeptList({ project, pages, onPage }: Props) {
  const { t, language } = useTexts();
  const [isAway, setIsAway] = useState(() => localStore.get(keyOf(project)) !== null);
  const { notKept, kept } = project;
  const isBeside = isBesideAll(pages, project);
  if (isAway || (notKept.length + kept.length === 0 && !isBeside)) return null;
  const putAway = () => {
    localStore.set(keyOf(project), '1');
    setIsAway(true);
  };
  const count = notKept.reduce((sum, lost) => sum + lost.count, 0);
  const titleKept = t(kept.length > 0 ? texts.titleKept : texts.titleImported);
  const title = count > 0 ? t(texts.titleNotKept, { count }) : titleKept;
  return (
    <section className={styles.list} aria-label={title}>
      <header>
        <b>{title}</b>
        <IconButton label={t(texts.notKeptHide)} icon={IconX} onClick={putAway} />
      </header>
      <ul hidden={count === 0}>
        {notKeptByKind(notKept).map(({ what, count: times, names, words, slides }) => (
          <li key={what.zh}>
            {fill(what, language)} × {times}{' '}
            {names.length > 0 ? t(texts.notKeptNames, { names: names.join('、') }) : null}
            {words.map((each) => (
              <q key={each}>{each}</q>
            ))}
            <span
              role="group"
              aria-label={t(texts.notKeptOnPages, { what: fill(what, language) })}
              className={styles.pages}
            >
              {slides.map((slide) => (
                <WayTo key={slide} staged={pages[slide - 1]} onPage={onPage} />
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
      {isBeside ? (
        <p>
          {t(texts.besideDeck)}{' '}
          <button type="button" onClick={showPresenterPlace}>
            {t(texts.changePlace)}
          </button>
        </p>
      ) : null}
    </section>
  );
}

/** The way to a page, by the number that those who watch count; a hidden one has none. */
function WayTo({ staged, onPage }: { staged: StagedPage | undefined } & Pick<Props, 'onPage'>) {
  const { t } = useTexts();
  if (!staged) return null;
  const { page, number } = staged;
  const name = number === undefined ? t(texts.notKeptHidden) : t(texts.notKeptPage, { page: number });
  return (
    <button type="button" aria-label={name} title={name} onClick={() => onPage(page)}>
      {number ?? <IconEyeOff size={14} stroke={1.8} aria-hidden="true" />}
    </button>
  );
}
