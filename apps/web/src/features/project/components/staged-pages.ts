import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Design } from '@app/deck/design.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import type { Size } from '@app/deck/deck.ts';
import type { DrawnSlide } from '@app/deck/drawn.ts';
import type { PresenterLayout } from '@app/deck/presenter-layout.ts';
import { type PresenterSpot, presenterSpots } from '@app/deck/presenter/spots.ts';
import { slideOf } from '../rules.ts';

/** A page as those who watch see it. */
export type StagedPage = {
  page: CoursewarePage;
  /** As those who watch count; hidden pages have none. */
  number: number | undefined;
  /** Undefined until the design is known. */
  slide: DrawnSlide | undefined;
  spot: PresenterSpot;
};

// Asking how pages stand makes new pages of the same elements: those are not drawn again.
const drawn = new WeakMap<object, { slide: DrawnSlide; from: readonly unknown[] }>();

function drawnOf(page: CoursewarePage, design: Design, number: number): DrawnSlide {
  const { elementList, layoutId, hidesLayout, slideBackground } = page;
  const from = [design, number, layoutId, hidesLayout, slideBackground];
  const known = drawn.get(elementList);
  if (known && known.from.every((each, index) => each === from[index])) return known.slide;
  const slide = drawSlide(slideOf(page), design, number);
  drawn.set(elementList, { slide, from });
  return slide;
}

/** What decides how the pages of a project look besides themselves. */
type Around = {
  design: Design | undefined;
  viewport: Size;
  /** Undefined: nobody presents. */
  layout: PresenterLayout | undefined;
};

const nobody: PresenterSpot = { layout: 'hidden' };

/**
 * The pages of a project as they are watched: with their numbers, drawn, and with the presenter in its place. A hidden
 * page has no number and no say in how the others look; what is printed on it is the number it would have.
 */
export function stagedPages(
  pages: readonly CoursewarePage[],
  { design, viewport, layout }: Around,
): StagedPage[] {
  let shown = 0;
  const numbered = pages.map((page) => {
    const number = shown + 1;
    if (!page.hidden) shown = number;
    return { page, number, slide: design && drawnOf(page, design, number) };
  });
  const spotsOf = (some: typeof numbered) =>
    presenterSpots(
      some.map(({ page, slide }) => ({
        elements: slide?.elements ?? [],
        presenterLayout: layout === undefined ? 'hidden' : page.presenterLayout,
      })),
      viewport,
      layout ?? 'hidden',
    );
  const watched = spotsOf(numbered.filter(({ page }) => !page.hidden));
  return numbered.map((each) => {
    const { page, number, slide } = each;
    const [spot = nobody] = page.hidden ? spotsOf([each]) : watched.slice(number - 1);
    return { page, number: page.hidden ? undefined : number, slide, spot: slide ? spot : nobody };
  });
}
