import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import type { Deck } from '@app/deck/deck.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import type { DrawnSlide } from '@app/deck/drawn.ts';
import { type PresenterSpot, presenterSpots } from '@app/deck/presenter/spots.ts';
import type { Slide } from '@app/deck/slide.ts';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useEdited, useEditor } from '../use-editor.ts';
import { useSettled } from './use-settled.ts';

/** A slide as those who watch will see it: drawn, with whoever presents it in their place. */
export type StagedSlide = { slide: DrawnSlide; spot: PresenterSpot; avatarId: string | null };

type Pages = ReadonlyMap<string, Pick<CoursewarePage, 'avatarId' | 'presenterLayout'>>;

// One slide changes at a time: the others are not drawn again.
const drawn = new WeakMap<Slide, { slide: DrawnSlide; design: Deck['design']; number: number }>();

function drawnOf(slide: Slide, design: Deck['design'], number: number): DrawnSlide {
  const known = drawn.get(slide);
  if (known?.design === design && known.number === number) return known.slide;
  const made = { slide: drawSlide(slide, design, number), design, number };
  drawn.set(slide, made);
  return made.slide;
}

/** All slides of a deck by their ids. A hidden slide has no say in where the presenter of the others stands. */
export function stagedSlides(
  { slides, design, viewport }: Pick<Deck, 'slides' | 'design' | 'viewport'>,
  pages: Pages,
  { avatarsId, presenterLayout }: Pick<Project, 'avatarsId' | 'presenterLayout'>,
): ReadonlyMap<string, StagedSlide> {
  const deckLayout = avatarsId === null ? 'hidden' : presenterLayout;
  const all = slides.map((slide, index) => ({
    id: slide.id,
    isHidden: slide.hidden === true,
    slide: drawnOf(slide, design, index + 1),
    avatarId: pages.get(slide.id)?.avatarId ?? avatarsId,
    layout: avatarsId === null ? ('hidden' as const) : (pages.get(slide.id)?.presenterLayout ?? null),
  }));
  const spotsOf = (some: typeof all) =>
    presenterSpots(
      some.map(({ slide, layout }) => ({ elements: slide.elements, presenterLayout: layout })),
      viewport,
      deckLayout,
    );
  const watched = all.filter(({ isHidden }) => !isHidden);
  const spots = new Map(spotsOf(watched).map((spot, index) => [watched[index], spot]));
  return new Map(
    all.flatMap((each) => {
      const spot = spots.get(each) ?? spotsOf([each])[0];
      return spot ? [[each.id, { slide: each.slide, spot, avatarId: each.avatarId }] as const] : [];
    }),
  );
}

const StagedContext = createContext<ReadonlyMap<string, StagedSlide>>(new Map());

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
export const useStaged = (slideId: string): StagedSlide | undefined => use(StagedContext).get(slideId);
