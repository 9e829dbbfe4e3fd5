import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Design } from '@app/deck/design.ts';
import {
  type Around,
  printedNumber,
  type StagedSlide,
  stageSlides,
} from '@app/deck/presenter/stage-slides.ts';
import type { Slide } from '@app/deck/slide.ts';
import { slideOf } from '../rules.ts';

/** A page as those who watch see it. */
export type StagedPage = {
  page: CoursewarePage;
  /** As those who watch count; hidden pages have none. */
  number: number | undefined;
  /** Undefined until the design is known. */
  slide: StagedSlide['slide'] | undefined;
  spot: StagedSlide['spot'];
};

// Asking how pages stand makes new pages of the same elements: those stay the same slides, which are not drawn again.
const slides = new WeakMap<object, { slide: Slide; from: readonly unknown[] }>();

function sameSlideOf(page: CoursewarePage): Slide {
  const { elementList, layoutId, hidesLayout, slideBackground, hidden } = page;
  const from = [layoutId, hidesLayout, slideBackground, hidden];
  const known = slides.get(elementList);
  if (known && known.from.every((each, index) => each === from[index])) return known.slide;
  const slide = { ...slideOf(page), hidden };
  slides.set(elementList, { slide, from });
  return slide;
}

/** The pages of a project as they are watched: with their numbers, drawn, and with the presenter in its place. */
export function stagedPages(
  pages: readonly CoursewarePage[],
  { design, ...around }: Omit<Around, 'design'> & { design: Design | undefined },
): StagedPage[] {
  const presented = pages.map((page) => ({
    slide: sameSlideOf(page),
    presenterLayout: page.presenterLayout,
  }));
  const staged = design ? stageSlides(presented, { design, ...around }) : [];
  return pages.map((page, index) => ({
    page,
    number: page.hidden ? undefined : printedNumber(pages, page.id),
    slide: staged[index]?.slide,
    spot: staged[index]?.spot ?? { layout: 'hidden' },
  }));
}
