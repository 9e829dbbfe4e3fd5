import type { CoursewarePage, PageStanding, ProjectDesign } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import { deckPlace, set, slidePlace } from '@app/deck/commands/place.ts';
import { arrangeSlides } from '@app/deck/commands/slides.ts';
import { deckVersion } from '@app/deck/migrate/migrate.ts';
import type { Slide } from '@app/deck/slide.ts';
import { notify } from '../../../lib/notices.ts';
import { say } from '../../../lib/texts.ts';
import { saveCalls } from '../api.ts';
import { createAutosave } from '../autosave/autosave.ts';
import { createServerState } from '../autosave/server-state.ts';
import { editorMessages as texts } from '../messages.ts';
import { slideOfPage } from '../rules.ts';
import { createEditor } from '../store.ts';

type Opened = {
  project: Project;
  pages: readonly CoursewarePage[];
  /** From 1. */
  firstPage: number;
  /** What is chosen at first; its slide is looked at wherever it has moved. */
  firstElement: string | undefined;
  design: ProjectDesign;
  onStandings: (list: readonly PageStanding[]) => void;
};

const putSlide = (slide: Slide) => [set(slidePlace(slide.id), slide)];

/** An editor for a project, what saves it, and what the server is known to have. */
export function openEditor({ project, pages, firstPage, firstElement, design, onStandings }: Opened) {
  const slides = pages.map((page) => ({ slide: slideOfPage(page), revision: page.revision }));
  const server = createServerState(slides, design.revision);
  const autosave = createAutosave({
    calls: saveCalls(project.id),
    server,
    onStandings,
    onMerged(slide, isSeen) {
      editor.take(putSlide(slide));
      if (isSeen) notify('info', say(texts.merged));
    },
    onRefused(_slideId, slide, reason) {
      if (slide) editor.take(putSlide(slide));
      notify('error', say(texts.notTaken, { reason }));
    },
    onArranged(order, reason) {
      editor.take(arrangeSlides(editor.store.getState().deck, order));
      notify('error', say(texts.notArranged, { reason }));
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
  const holds = ({ slide }: (typeof slides)[number]) => slide.elements.some(({ id }) => id === firstElement);
  const first = (slides.find(holds) ?? slides[firstPage - 1])?.slide.id;
  if (first !== undefined) editor.goTo(first);
  if (firstElement !== undefined) editor.select([firstElement]);
  return { editor, autosave, server };
}
