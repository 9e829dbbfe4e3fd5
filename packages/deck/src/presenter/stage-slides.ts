import type { Size } from '../deck.ts';
import { drawSlide } from '../design/draw-slide.ts';
import type { Design } from '../design.ts';
import type { DrawnSlide } from '../drawn.ts';
import type { PresenterLayout } from '../presenter-layout.ts';
import type { Slide } from '../slide.ts';
import { type PresenterSpot, presenterSpots } from './spots.ts';

/** A slide as those who watch will see it: drawn, with whoever presents it in their place. */
export type StagedSlide = { slide: DrawnSlide; spot: PresenterSpot };

/** What decides how the slides of a deck look besides themselves. */
export type Around = {
  design: Design;
  viewport: Size;
  /** Undefined: nobody presents. */
  layout: PresenterLayout | undefined;
};

/** A slide and what it says about its presenter; null is what its deck says. */
type Presented = { slide: Slide; presenterLayout: PresenterLayout | null };

/** The number that is printed on a slide: as those who watch count. On a hidden one it is the number it would have. */
export function printedNumber(slides: readonly { id: string; hidden?: boolean }[], slideId: string): number {
  let number = 1;
  for (const { id, hidden } of slides) {
    if (id === slideId) break;
    if (!hidden) number += 1;
  }
  return number;
}

// One slide changes at a time: the others are not drawn again.
const drawn = new WeakMap<Slide, { slide: DrawnSlide; design: Design; number: number }>();

function drawnOf(slide: Slide, design: Design, number: number): DrawnSlide {
  const known = drawn.get(slide);
  if (known?.design === design && known.number === number) return known.slide;
  const made = { slide: drawSlide(slide, design, number), design, number };
  drawn.set(slide, made);
  return made.slide;
}

/** All slides of a deck. A hidden slide has no say in where the presenter of the others stands. */
export function stageSlides(deck: readonly Presented[], { design, viewport, layout }: Around): StagedSlide[] {
  const slides = deck.map(({ slide }) => slide);
  const all = deck.map(({ slide, presenterLayout }) => ({
    isHidden: slide.hidden === true,
    slide: drawnOf(slide, design, printedNumber(slides, slide.id)),
    presenterLayout: layout === undefined ? ('hidden' as const) : presenterLayout,
  }));
  const spotsOf = (some: typeof all) =>
    presenterSpots(
      some.map(({ slide, presenterLayout }) => ({ elements: slide.elements, presenterLayout })),
      viewport,
      layout ?? 'hidden',
    );
  const watched = all.filter(({ isHidden }) => !isHidden);
  const spots = new Map(spotsOf(watched).map((spot, index) => [watched[index], spot]));
  return all.flatMap((each) => {
    const spot = spots.get(each) ?? spotsOf([each])[0];
    return spot ? [{ slide: each.slide, spot }] : [];
  });
}
