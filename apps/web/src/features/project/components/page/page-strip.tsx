import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { hasOwnPresenter } from '@app/contract/courseware/states/own-presenter.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { IconEyeOff, IconMicrophone, IconUser } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSize } from '../../../../components/use-size.ts';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { useHelperTarget } from '../../../helper/api.ts';
import { pageLook } from '../../rules.ts';
import { pictureOf, SlidePicture } from '../slide-picture.tsx';
import type { StagedPage } from '../staged-pages.ts';
import { useSeen } from './use-seen.ts';
import { pageTexts as texts } from './messages.ts';
import styles from './page-strip.module.css';

type Props = {
  pages: readonly StagedPage[];
  project: Project;
  currentId: string | undefined;
  onPage: (page: CoursewarePage) => void;
  /** More pages are on their way. */
  isGrowing: boolean;
};

/** The pages one below the other, on a phone side by side; arrow keys walk over them. */
export function PageStrip({ pages, project, currentId, onPage, isGrowing }: Props) {
  const { t } = useTexts();
  const target = useHelperTarget('multimediaSlides');
  const walk = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
    const index = pages.findIndex(({ page }) => page.id === currentId);
    const wanted =
      event.key === 'Home' ? 0 : event.key === 'End' ? pages.length - 1 : index + (steps[event.key] ?? 0);
    const found = pages[wanted];
    if (!found || wanted === index) return;
    event.preventDefault();
    onPage(found.page);
  };
  return (
    <nav className={styles.strip} aria-label={t(texts.strip)} {...target.props}>
      {/* Arrow keys walk over the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol onKeyDown={walk}>
        {pages.map((staged) => (
          <Thumb
            key={staged.page.id}
            staged={staged}
            project={project}
            isCurrent={staged.page.id === currentId}
            onPage={onPage}
          />
        ))}
        {isGrowing ? (
          <li className={styles.coming} aria-hidden="true">
            <Skeleton height="100%" />
          </li>
        ) : null}
      </ol>
      {target.tip}
    </nav>
  );
}

type ThumbProps = {
  staged: StagedPage;
  project: Project;
  isCurrent: boolean;
  onPage: (page: CoursewarePage) => void;
};

function Thumb({ staged, project, isCurrent, onPage }: ThumbProps) {
  const { t } = useTexts();
  const { page, number, slide, spot } = staged;
  const { ref: seen, isSeen } = useSeen();
  const box = useRef<HTMLSpanElement>(null);
  const { width } = useSize(box);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { current } = button;
    if (!isCurrent || !current) return;
    current.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // The focus goes along with arrow keys, and stays elsewhere when it is elsewhere.
    if (current.closest('ol')?.contains(document.activeElement)) current.focus();
  }, [isCurrent]);
  const { kind, label, moving = false } = pageLook(page);
  const hasPresenter = hasOwnPresenter(page, project);
  const plain = number === undefined ? t(texts.hiddenPage) : t(texts.pageName, { number, state: t(label) });
  const spoken = page.voice === null ? plain : t(texts.pageOwnVoice, { name: plain });
  const name = hasPresenter ? t(texts.ownPresenter, { page: spoken }) : spoken;
  return (
    <li ref={seen} className={styles.item}>
      <button
        ref={button}
        type="button"
        className={styles.thumb}
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={name}
        title={name}
        data-hidden={page.hidden}
        onClick={() => onPage(page)}
      >
        <span className={styles.number} aria-hidden="true">
          {number ?? <IconEyeOff size={14} stroke={1.8} />}
        </span>
        <span ref={box} className={styles.picture}>
          {isSeen && width > 0 && slide ? (
            <SlidePicture {...pictureOf(project, page)} slide={slide} spot={spot} width={width} />
          ) : null}
        </span>
        {page.voice === null ? null : (
          <IconMicrophone className={styles.voice} size={14} stroke={1.8} aria-hidden="true" />
        )}
        {hasPresenter ? (
          <span className={styles.presenter} aria-hidden="true">
            <IconUser size={14} stroke={1.8} />
          </span>
        ) : null}
        {page.hidden ? null : (
          <span className={styles.dot} data-kind={kind} data-moving={moving} aria-hidden="true" />
        )}
      </button>
    </li>
  );
}
