import { editorGuidance } from '@app/contract/helper/states/guidance.ts';
import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import type { StagedSlide } from '@app/deck/presenter/stage-slides.ts';
import { type ComponentType, type ReactNode, Suspense, useMemo, useState } from 'react';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { later } from '../../../../lib/later.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { useVoices } from '../../../avatar/api.ts';
import { useGuidance } from '../../../helper/api.ts';
import { useProject, useStandings } from '../../api.ts';
import { useDesign, usePages, usePagesAsTheyCome } from './desk-calls.ts';
import { projectTexts } from '../../messages.ts';
import { type EditedSlide, isBeforeDeck, isWorking, type ScriptFieldProps, shownPages } from '../../rules.ts';
import { type StagedPage, stagedPages } from '../staged-pages.ts';
import { Bones } from './bones.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { pageTexts as texts } from './messages.ts';
import styles from './project-desk.module.css';
import { SaveState } from './save-state.tsx';
import { PageScript } from './page-script.tsx';
import { PagesView, Side } from './pages-view.tsx';
import { TopBar } from './top-bar.tsx';
import { useFaces } from './use-faces.ts';
import { useScripts } from './use-scripts.ts';

const DeckMissing = later(async () => (await import('./deck-missing.tsx')).DeckMissing);

type Props = {
  id: string;
  /** The page that is looked at first, from 1; what is none is the first one. */
  firstPage?: number;
  /** The element that is chosen at first where slides are edited. */
  firstElement?: string | undefined;
  credits: number | undefined;
  onPlay: () => void;
  onShare: (project: Project) => void;
  /** Shows the slides to be edited in place of the pages with their scripts. */
  editor?: SlideEditing | undefined;
  /** Where scripts are written; absent: their words alone. */
  ScriptField?: ComponentType<ScriptFieldProps>;
  /** Chooses between the two. */
  views?: ReactNode;
  /** What belongs to the talk beside its pages. */
  tools?: ReactNode;
  /** What can be done with a page beside editing it. */
  pageTools?: (project: Project, pageId: string) => ReactNode;
  /** Leads from material to a deck. */
  wizard?: (project: Project, credits: number | undefined) => ReactNode;
};

/** How the slides of a project are edited. */
export type SlideEditing = {
  show: (parts: EditingParts) => ReactNode;
};

type EditingParts = {
  project: Project;
  pages: readonly CoursewarePage[];
  /** The page that is looked at, from 1: who comes from the scripts edits the one they looked at. */
  firstPage: number;
  /** Another page is looked at: who goes to the scripts reads that one's. */
  onPage: (pageId: string) => void;
  /** The element that is chosen at first. */
  firstElement: string | undefined;
  /** The script of a page. */
  script: (pageId: string, edited?: EditedSlide) => ReactNode;
  /** Who presents, where, and how all of it stands; of a page as it is being edited, before it is saved, and what moves its avatar. */
  presenter: (pageId: string, edited?: StagedSlide, position?: ReactNode) => ReactNode;
  /** How often it was asked to choose who presents. */
  presenterAsked: number;
  /** Plays the talk. */
  onPlay: () => void;
};

/** A project made ready to be heard: its pages, their scripts, who presents, and how it all stands. */
export function ProjectDesk({ id, firstPage = 1, firstElement, credits, onPlay, onShare, ...shown }: Props) {
  const { t } = useTexts();
  const project = useProject(id);
  const pages = usePages(id);
  const live = useStandings(project.data ? [project.data] : []);
  const error = project.error ?? pages.error;
  if (error && !(project.data && pages.data)) {
    const errorTexts = {
      errorTitle: t(projectTexts.loadFailed),
      retry: t(projectTexts.retry),
      errorCode: (code: string) => t(projectTexts.errorCode, { code }),
    };
    const retry = () => void Promise.all([project.refetch(), pages.refetch()]);
    return (
      <div className={styles.bones}>
        <h1 className="only-for-readers">{t(texts.screen)}</h1>
        <LoadError error={error} texts={errorTexts} onRetry={retry} />
        <ButtonLink to="/project" variant="default" className={styles.wayBack}>
          {t(texts.back)}
        </ButtonLink>
      </div>
    );
  }
  if (!project.data || !pages.data) return <Bones title={t(texts.screen)} />;
  const now = { ...project.data, ...live.get(id) };
  const play = { onPlay, onShare: () => onShare(now) };
  if (shown.wizard && isBeforeDeck(now)) {
    return (
      <>
        <TopBar project={now} {...play} />
        {shown.wizard(now, credits)}
        <LeaveGuard />
      </>
    );
  }
  if (pages.data.length === 0 && now.pptStatus !== 'generation') {
    return (
      <>
        <TopBar project={now} {...play} />
        <Suspense fallback={null}>
          <DeckMissing project={now} credits={credits} />
        </Suspense>
      </>
    );
  }
  return (
    <Desk
      project={now}
      pages={pages.data}
      firstPage={firstPage}
      firstElement={firstElement}
      editor={shown.editor}
      ScriptField={shown.ScriptField}
      views={shown.views}
      tools={shown.tools}
      pageTools={shown.pageTools}
      {...play}
    />
  );
}

type DeskProps = {
  project: Project;
  pages: readonly CoursewarePage[];
  firstPage: number;
  firstElement: string | undefined;
  onPlay: () => void;
  onShare: () => void;
  editor: SlideEditing | undefined;
  ScriptField: ComponentType<ScriptFieldProps> | undefined;
  views: ReactNode;
  tools: ReactNode;
  pageTools: Props['pageTools'];
};

function Desk({ project, pages, firstPage, firstElement, onPlay, onShare, ...parts }: DeskProps) {
  const { editor, ScriptField, views, tools, pageTools } = parts;
  const { desk, changes } = useScripts(project.id, pages);
  const voices = useVoices();
  const shown = shownPages(pages);
  const staged = useStaged(project, pages);
  const { index, current, lookAt, choose } = useCurrentPage(staged, shown[firstPage - 1] ?? shown[0]);
  const { face, asked: presenterAsked, chooseAvatar } = useFaces();
  usePagesAsTheyCome(project.id, isWorking(project));
  useNextStep(project, pages, current?.page);
  const isReading = project.pptStatus === 'generation';
  const script: EditingParts['script'] = (pageId, edited) => {
    const found = staged.find(({ page }) => page.id === pageId);
    return found ? (
      <PageScript
        key={pageId}
        staged={found}
        pages={pages}
        project={project}
        desk={desk}
        changes={changes}
        onChooseAvatar={chooseAvatar}
        Field={isReading ? undefined : ScriptField}
        edited={edited}
        onPage={choose}
        tools={isReading ? null : pageTools?.(project, pageId)}
      />
    ) : (
      <Skeleton height={160} />
    );
  };
  const presenter: EditingParts['presenter'] = (pageId, edited, position) => (
    <Side
      project={project}
      pages={shown}
      staged={staged.find(({ page }) => page.id === pageId)}
      edited={edited}
      position={position}
      voices={voices}
      face={face}
      onChosen={() => void desk.flushAll()}
    />
  );
  const looked = { firstPage: index + 1, firstElement, onPage: lookAt };
  const editing = { project, pages, ...looked, script, presenter, presenterAsked, onPlay };
  return (
    <>
      <TopBar
        project={project}
        views={isReading ? undefined : views}
        tools={isReading ? undefined : tools}
        saveState={<SaveState desk={desk} />}
        confirm={
          <ConfirmButton
            project={project}
            pages={shown}
            desk={desk}
            voices={voices}
            onChooseAvatar={chooseAvatar}
          />
        }
        onPlay={onPlay}
        onShare={onShare}
      />
      {editor && !isReading ? (
        editor.show(editing)
      ) : (
        <PagesView
          project={project}
          pages={staged}
          current={current}
          onPage={choose}
          script={script}
          presenter={presenter}
        />
      )}
      <LeaveGuard />
    </>
  );
}

/** The pages as those who watch see them. */
function useStaged(project: Project, pages: readonly CoursewarePage[]): StagedPage[] {
  const { data: design } = useDesign(project, pages.length > 0);
  const { viewport, avatarsId } = project;
  const layout = avatarsId === null ? undefined : project.presenterLayout;
  return useMemo(() => stagedPages(pages, { design, viewport, layout }), [pages, design, viewport, layout]);
}

/** What the guide points at. While a deck is read or spoken there is nothing to press, so it points at nothing. */
function useNextStep(
  project: Project,
  pages: readonly CoursewarePage[],
  page: CoursewarePage | undefined,
): void {
  const isBusy = project.coursewareStatus === 'ppt-confirming' || project.pptStatus === 'generation';
  useGuidance(
    page && !isBusy
      ? editorGuidance({
          slides: pages.length,
          hasAvatar: project.avatarsId !== null,
          pageStatus: page.pageStatus,
          coursewareStatus: project.coursewareStatus,
        })
      : undefined,
  );
}

/** The page that is looked at. */
function useCurrentPage(staged: readonly StagedPage[], first: CoursewarePage | undefined) {
  const [currentId, setCurrentId] = useState(first?.id);
  const index = Math.max(
    0,
    staged.findIndex(({ page }) => page.id === currentId),
  );
  const choose = ({ id }: CoursewarePage) => setCurrentId(id);
  return { index, current: staged[index], lookAt: setCurrentId, choose };
}
