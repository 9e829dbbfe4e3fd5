import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import type { Deck } from '@app/deck/deck.ts';
import { type StagedSlide, stageSlides } from '@app/deck/presenter/stage-slides.ts';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useEdited, useEditor } from '../use-editor.ts';
import { useSettled } from './use-settled.ts';

type PresentedSlide = StagedSlide & { avatarId: string | null };

type Pages = ReadonlyMap<string, Pick<CoursewarePage, 'avatarId' | 'presenterLayout'>>;

/** All slides of a deck by their ids, each with whoever presents it. */
export function stagedSlides(
  { slides, design, viewport }: Pick<Deck, 'slides' | 'design' | 'viewport'>,
  pages: Pages,
  { avatarsId, presenterLayout }: Pick<Project, 'avatarsId' | 'presenterLayout'>,
): ReadonlyMap<string, PresentedSlide> {
  const presented = slides.map((slide) => ({
    slide,
    presenterLayout: pages.get(slide.id)?.presenterLayout ?? null,
  }));
  const layout = avatarsId === null ? undefined : presenterLayout;
  return new Map(
    stageSlides(presented, { design, viewport, layout }).map((staged) => {
      const { id } = staged.slide;
      return [id, { ...staged, avatarId: pages.get(id)?.avatarId ?? avatarsId }];
    }),
  );
}

const StagedContext = createContext<ReadonlyMap<string, PresentedSlide>>(new Map());

/** Tells everything in it how the slides will be seen, a moment after they changed. */
export function Staged({ pages, children }: { pages: Pages; children: ReactNode }) {
  const { project } = useEditor();
  const { avatarsId, presenterLayout } = project;
  const deck = useSettled(useEdited((state) => state.deck));
  const staged = useMemo(
    () => stagedSlides(deck, pages, { avatarsId, presenterLayout }),
    [deck, pages, avatarsId, presenterLayout],
  );
  return <StagedContext value={staged}>{children}</StagedContext>;
}

/** How a slide will be seen; a slide that has just been made is not known yet. */
export const useStaged = (slideId: string): PresentedSlide | undefined => use(StagedContext).get(slideId);
