import { slideCopy } from '@app/deck/commands/slides.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { titleOf } from '@app/deck/elements/slide-title.ts';
import { designSchema } from '@app/deck/schema/design.ts';
import { slideSchema } from '@app/deck/schema/slide.ts';
import * as z from 'zod/mini';

/** A sample talk as it is shipped, in the newest shape of a deck; scripts/make-samples writes the files. */
export const sampleSchema = z.object({
  id: z.string(),
  title: z.string(),
  avatarsId: z.string(),
  questions: z.array(z.string()),
  design: designSchema,
  pages: z.array(
    z.object({
      /** With its script. */
      slide: slideSchema,
      /** Names of files beside this one. */
      audio: z.string(),
      track: z.string(),
    }),
  ),
});
export type Sample = z.output<typeof sampleSchema>;

/** A page of a sample as it is played, with ids of its own. */
export function playedSlide({ design, pages }: Sample, index: number, newId: () => string) {
  const page = pages[index];
  if (!page) throw new Error(`a sample without its page ${index}`);
  const slide = drawSlide(slideCopy(page.slide, newId), design, index + 1);
  return { ...slide, index, title: titleOf(slide.elements), presenterLayout: null };
}

/** How many pages, from the first one on, come closest to a length. */
export function pagesNearest(lengths: readonly number[], wantedMs: number): number {
  let best = { pages: 0, away: wantedMs };
  let sum = 0;
  for (const [index, ms] of lengths.entries()) {
    sum += ms;
    const away = Math.abs(sum - wantedMs);
    if (index === 0 || away < best.away) best = { pages: index + 1, away };
  }
  return best.pages;
}
