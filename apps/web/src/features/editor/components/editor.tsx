import type { CoursewarePage, PageStanding, ProjectDesign } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { deckPlace, set } from '@app/deck/commands/place.ts';
import { deckVersion } from '@app/deck/migrate/migrate.ts';
import type { Slide } from '@app/deck/slide.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { notify } from '../../../lib/notices.ts';
import { say } from '../../../lib/texts.ts';
import { saveCalls, useEditedDesign, useTellStandings } from '../api.ts';
import { createAutosave } from '../autosave/autosave.ts';
import { createServerState } from '../autosave/server-state.ts';
import { editorMessages as texts } from '../messages.ts';
import { slideOfPage } from '../rules.ts';
import { createEditor } from '../store.ts';
import { Canvas } from './canvas/canvas.tsx';
import styles from './editor.module.css';
import { Inspector } from './panels/inspector.tsx';
import { Strip } from './slides/strip.tsx';
import { EditorContext, type EditorParts } from './use-editor.ts';

type Props = {
  project: Project;
  /** All pages, at least one, as the server has them. */
  pages: readonly CoursewarePage[];
  /** The page that is looked at first, from 1. */
  firstPage: number;
  /** What stands below the canvas: the script of the page that is looked at. */
  script: (pageId: string) => ReactNode;
  /** Who presents, where, and how all of it stands. */
  presenter: (pageId: string) => ReactNode;
};

/** The slides of a project as they are made: strip, canvas, properties, and the script below. */
export function SlideEditor(props: Props) {
  const design = useEditedDesign(props.project.id);
  if (!design.data) return null;
  return <OpenEditor {...props} design={design.data} />;
}

function OpenEditor({ design, script, presenter, ...opened }: Props & { design: ProjectDesign }) {
  const { project } = opened;
  const onStandings = useTellStandings(project.id);
  const [{ editor, autosave }] = useState(() => openParts({ ...opened, design, onStandings }));
  useEffect(() => () => void autosave.flush(), [autosave]);
  const [slideId, setSlideId] = useState(editor.store.getState().slideId);
  useEffect(() => editor.store.subscribe((state) => setSlideId(state.slideId)), [editor]);
  return (
    <EditorContext value={{ editor, autosave, project }}>
      <div className={styles.editor}>
        <Strip />
        <div className={styles.middle}>
          <Canvas />
          {script(slideId)}
        </div>
        <Inspector presenter={presenter(slideId)} />
      </div>
    </EditorContext>
  );
}

type Opened = Pick<Props, 'project' | 'pages' | 'firstPage'> & {
  design: ProjectDesign;
  onStandings: (list: readonly PageStanding[]) => void;
};

const putSlide = (slide: Slide) => [set(deckPlace.to('slides').item(slide.id), slide)];

function openParts({ project, pages, firstPage, design, onStandings }: Opened): Omit<EditorParts, 'project'> {
  const slides = pages.map((page) => ({ slide: slideOfPage(page), revision: page.revision }));
  const autosave = createAutosave({
    calls: saveCalls(project.id),
    server: createServerState(slides, design.revision),
    onStandings,
    onMerged(slide) {
      editor.take(putSlide(slide));
      notify('info', say(texts.merged));
    },
    onRefused(_slideId, slide, reason) {
      if (slide) editor.take(putSlide(slide));
      notify('error', say(texts.notTaken, { reason }));
    },
    onDesignRefused(reason, newest) {
      if (newest) editor.take([set(deckPlace.to('design'), newest.design)]);
      notify('error', say(texts.notTaken, { reason }));
    },
    onRestored: () => notify('info', say(texts.restored)),
  });
  const editor = createEditor({
    deck: {
      version: deckVersion,
      viewport: project.viewport,
      design: design.design,
      slides: slides.map(({ slide }) => slide),
    },
    onCommands: autosave.tell,
    onMisfit: () => notify('warning', say(texts.cannotUndo)),
  });
  const first = slides[firstPage - 1]?.slide.id;
  if (first !== undefined) editor.goTo(first);
  return { editor, autosave };
}
