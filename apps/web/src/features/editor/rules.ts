import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import { scriptFromText } from '@app/deck/script/plain.ts';
import type { Slide } from '@app/deck/slide.ts';
import { slideOf } from '../project/rules.ts';

/** A page as a slide of the deck that is edited, with all that happens on it. */
export const slideOfPage = (page: CoursewarePage): Slide => {
  const { ssmlJsonText, content, transition, builds, hidden, section } = page;
  return {
    ...slideOf(page),
    ...(content !== '' && { script: ssmlJsonText ?? scriptFromText(content) }),
    ...(transition && { transition }),
    ...(builds.length > 0 && { builds }),
    ...(hidden && { hidden: true }),
    ...(section !== null && { section }),
  };
};
