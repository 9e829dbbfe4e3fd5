// Slides that ask for a font with serifs have it while they are written, too; a talk brings its own characters.
import '@fontsource-variable/noto-serif-sc/index.css';
import type { CoursewarePage, ProjectDesign } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import type { AvatarElement, SlideElement } from '@app/deck/element.ts';
import type { StagedSlide } from '@app/deck/presenter/stage-slides.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useShallow } from 'zustand/react/shallow';
import { LoadError } from '../../../components/load-error.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { guardUnsaved } from '../../../lib/unsaved.ts';
import type { EditedSlide } from '../../project/rules.ts';
import { lookAgain } from '../../project/api.ts';
import { useEditedDesign, useEditedPages, useTellStandings } from '../api.ts';
import { editorMessages as texts } from '../messages.ts';
import { currentSlide } from '../store.ts';
import { Canvas } from './canvas/canvas.tsx';
import styles from './editor.module.css';
import { InsertBar } from './insert/insert-bar.tsx';
import { MaterialChooser } from './insert/pick-material.tsx';
import { StandingSection } from './kinds/avatar/standing-section.tsx';
import { openEditor } from './open-editor.ts';
import { Inspector } from './panels/inspector.tsx';
import { Conflicts } from './saving/conflicts.tsx';
import { SaveStatus } from './saving/save-status.tsx';
import { useDrafts } from './saving/use-drafts.ts';
import { useOthers } from './saving/use-others.ts';
import { ScriptDock } from './script-dock.tsx';
import { PagesContext, usePageTable } from './slides/pages.ts';
import { Staged, useStaged } from './slides/staged.tsx';
import { Strip } from './slides/strip.tsx';
import { TextTools } from './textbox/text-tools.tsx';
import { EditorContext, type Materials, type TemplatePicker, useEdited, useEditor } from './use-editor.ts';

type Props = {
  project: Project;
  /** All pages, at least one, as the server has them. */
  pages: readonly CoursewarePage[];
  /** The page that is looked at first, from 1. */
  firstPage: number;
  /** The element that is chosen at first. */
  firstElement: string | undefined;
  /** Another page is looked at. */
  onPage: (pageId: string) => void;
  /** What stands below the canvas: the script of the page that is looked at. */
  script: (pageId: string, edited: EditedSlide) => ReactNode;
  /** Who presents, where, and how all of it stands; the slide is given as it is edited, and what moves its avatar. */
  presenter: (pageId: string, edited: StagedSlide | undefined, position: ReactNode) => ReactNode;
  /** How often it was asked to choose who presents: each time the place for it opens. */
  presenterAsked: number;
  materials: Materials;
  TemplatePicker: TemplatePicker;
  /** Plays the talk. */
  onPlay: () => void;
};

/** The slides of a project as they are made: strip, canvas, properties, and the script below. */
export function SlideEditor(props: Props) {
  const { t } = useTexts();
  const { id } = props.project;
  const [design, pages] = [useEditedDesign(id), useEditedPages(id)];
  const error = design.error ?? pages.error;
  if (design.data && pages.data?.length) {
    return <OpenEditor {...props} design={design.data} edited={pages.data} />;
  }
  if (!error) return <Skeleton height="calc(100vh - 96px)" />;
  const errorTexts = {
    errorTitle: t(texts.loadFailed),
    retry: t(texts.retry),
    errorCode: (code: string) => t(texts.errorCode, { code }),
  };
  return (
    <LoadError
      error={error}
      texts={errorTexts}
      onRetry={() => void Promise.all([design.refetch(), pages.refetch()])}
    />
  );
}

/** `edited`: the pages as the server had them when the editor opened. */
type OpenProps = Props & { design: ProjectDesign; edited: readonly CoursewarePage[] };

function OpenEditor({ design, edited, script, presenter, presenterAsked, ...opened }: OpenProps) {
  const { materials, TemplatePicker: Picker, onPlay } = opened;
  const { project } = opened;
  const onStandings = useTellStandings(project.id);
  const pages = usePageTable(opened.pages);
  const [{ editor, autosave, server }] = useState(() =>
    openEditor({ ...opened, pages: edited, design, onStandings }),
  );
  const cache = useQueryClient();
  useDrafts(project.id, { editor, autosave, server });
  useOthers(project.id, { editor, autosave, server });
  useEffect(() => {
    const end = guardUnsaved({ hasUnsent: autosave.hasUnsent, flush: autosave.flush });
    return () => {
      // It is looked after until the server has all of it; then the rest of the screen shows what was done.
      void autosave
        .flush()
        .finally(end)
        .then(() => lookAgain(cache, project.id))
        .catch(() => undefined);
    };
  }, [autosave, cache, project.id]);
  useEffect(() => {
    if (presenterAsked === 0) return;
    editor.select([]);
    editor.use({ panel: 'presenter' });
  }, [editor, presenterAsked]);
  return (
    <EditorContext value={{ editor, autosave, project, materials, TemplatePicker: Picker, onPlay }}>
      <Staged pages={pages}>
        <div className={styles.editor}>
          <TextTools />
          <PagesContext value={pages}>
            <Strip />
          </PagesContext>
          <div className={styles.middle}>
            <InsertBar />
            <Canvas />
            <ScriptDock>
              <OfSlide show={script} onSlide={opened.onPage} />
            </ScriptDock>
          </div>
          <Inspector presenter={<PresenterOfSlide show={presenter} />} />
        </div>
      </Staged>
      <SaveStatus />
      <Conflicts />
      <MaterialChooser />
    </EditorContext>
  );
}

/** What belongs to the slide that is looked at. */
function OfSlide({ show, onSlide }: { show: Props['script']; onSlide: Props['onPage'] }) {
  const { editor } = useEditor();
  const slideId = useEdited((state) => state.slideId);
  useEffect(() => onSlide(slideId), [onSlide, slideId]);
  const elements = useEdited((state) => currentSlide(state).elements);
  return show(slideId, {
    elements,
    onElement: (id) => editor.select([id]),
    onPage: (id) => editor.goTo(id),
  });
}

/** Who presents the slide that is looked at. */
function PresenterOfSlide({ show }: { show: Props['presenter'] }) {
  const slideId = useEdited((state) => state.slideId);
  const avatars = useEdited(useShallow((state) => currentSlide(state).elements.filter(isAvatar)));
  const staged = useStaged(slideId);
  return show(slideId, staged, <StandingSection elements={avatars} />);
}

const isAvatar = (element: SlideElement): element is AvatarElement => element.type === 'avatar';
