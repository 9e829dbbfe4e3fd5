import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import type { StagedSlide } from '@app/deck/presenter/stage-slides.ts';
import { type ReactNode, type Ref, Suspense } from 'react';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { useKey } from '../../../../components/use-key.ts';
import { later } from '../../../../lib/later.ts';
import type { useVoices } from '../../../avatar/api.ts';
import { confirmPlan, shownPages } from '../../rules.ts';
import type { StagedPage } from '../staged-pages.ts';
import { StandingChip } from '../standing.tsx';
import { FailedPages } from './failed-pages.tsx';
import { HidePage } from './hide-page.tsx';
import { NotKeptList } from './not-kept.tsx';
import { PageStrip } from './page-strip.tsx';
import { PresenterPanel } from './presenter-panel.tsx';
import { PresenterPlace } from './presenter-place.tsx';
import styles from './project-desk.module.css';
import { QuestionsLink } from './questions-link.tsx';
import { Reading } from './reading.tsx';
import { SlideStage } from './slide-stage.tsx';
import { StandingTip } from './standing-tip.tsx';

const MannerPanel = later(async () => (await import('./manner/manner-panel.tsx')).MannerPanel);

type SideProps = {
  project: Project;
  pages: readonly CoursewarePage[];
  staged: StagedPage | undefined;
  edited: StagedSlide | undefined;
  position: ReactNode;
  voices: ReturnType<typeof useVoices>;
  face: Ref<HTMLInputElement>;
  /** Somebody was chosen: scripts that waited for it can be saved. */
  onChosen: () => void;
};

/** Who presents a page, where, and how the project stands. */
export const Side = ({ project, pages, staged, edited, position, voices, face, onChosen }: SideProps) => (
  <>
    <HowItStands project={project} pages={pages} />
    <PresenterPanel
      project={project}
      page={staged?.page}
      pages={pages}
      voices={voices}
      firstRef={face}
      onChosen={onChosen}
    />
    {staged && project.avatarsId !== null ? (
      <>
        <Suspense fallback={<Skeleton height={320} />}>
          <MannerPanel project={project} page={staged.page} voices={voices} />
        </Suspense>
        <PresenterPlace project={project} staged={{ ...staged, ...edited }} position={position} />
      </>
    ) : null}
  </>
);

type PagesProps = {
  project: Project;
  pages: readonly StagedPage[];
  current: StagedPage | undefined;
  onPage: (page: CoursewarePage) => void;
  script: (pageId: string) => ReactNode;
  presenter: (pageId: string) => ReactNode;
};

/** The pages as they are watched, each with its script; Page Up and Page Down turn over. */
export function PagesView({ project, pages, current, onPage, script, presenter }: PagesProps) {
  const isReading = project.pptStatus === 'generation';
  const shown = shownPages(pages.map(({ page }) => page));
  const go = (step: number) => {
    const wanted = pages[pages.findIndex((each) => each === current) + step];
    if (wanted) onPage(wanted.page);
  };
  useKey('PageDown', () => go(1));
  useKey('PageUp', () => go(-1));
  return (
    <div className={styles.desk}>
      <PageStrip
        pages={pages}
        project={project}
        currentId={current?.page.id}
        onPage={onPage}
        isGrowing={isReading}
      />
      <div className={styles.middle}>
        {isReading ? <Reading project={project} count={pages.length} /> : null}
        <FailedPages projectId={project.id} pages={shown} currentId={current?.page.id} />
        {current ? (
          <div key={current.page.id} className={styles.middle}>
            <SlideStage staged={current} project={project} />
            <HidePage page={current.page} projectId={project.id} />
            {script(current.page.id)}
          </div>
        ) : (
          <Skeleton height={320} />
        )}
      </div>
      <aside className={styles.side}>
        {presenter(current?.page.id ?? '')}
        <NotKeptList project={project} pages={pages} onPage={onPage} />
        <QuestionsLink projectId={project.id} />
      </aside>
    </div>
  );
}

function HowItStands({ project, pages }: Pick<SideProps, 'project' | 'pages'>) {
  const { missing, failed } = confirmPlan(pages);
  return (
    <>
      <div className={styles.standing} role="status">
        <StandingChip projectId={project.id} standing={project} missing={missing.length} />
      </div>
      {/* What failed is told above the page, with a button. */}
      {failed.length > 0 ? null : <StandingTip project={project} />}
    </>
  );
}
