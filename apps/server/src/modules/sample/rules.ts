import type { PageTrack } from '@app/contract/broadcast/schema.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { titleOf } from '@app/deck/elements/slide-title.ts';
import { scriptFromText } from '@app/deck/script/plain.ts';
import { designSchema } from '@app/deck/schema/design.ts';
import { slideElementSchema } from '@app/deck/schema/element.ts';
import { colorSchema } from '@app/deck/schema/paint.ts';
import type { Slide } from '@app/deck/slide.ts';
import * as z from 'zod/mini';

/** A sample talk as it is shipped; scripts/make-samples writes the files. */
export const sampleSchema = z.object({
  id: z.string(),
  title: z.string(),
  avatarsId: z.string(),
  questions: z.array(z.string()),
  design: designSchema,
  pages: z.array(
    z.object({
      background: colorSchema,
      elements: z.array(slideElementSchema),
      script: z.string(),
      /** Names of files beside this one. */
      audio: z.string(),
      track: z.string(),
    }),
  ),
});
export type Sample = z.output<typeof sampleSchema>;

/** A page of a sample as a slide of somebody's project: everything gets an id of its own. */
export const slideOf = ({ background, elements }: Sample['pages'][number], newId: () => string): Slide => ({
  id: newId(),
  background: { kind: 'solid', color: background },
  elements: elements.map((element) => ({ ...element, id: newId() })),
});

/** A page of a sample as it is played. */
export function playedSlide({ design, pages }: Sample, index: number, newId: () => string) {
  const page = pages[index];
  if (!page) throw new Error(`a sample without its page ${index}`);
  const slide = drawSlide(slideOf(page, newId), design, index + 1);
  return { ...slide, index, title: titleOf(slide.elements), presenterLayout: null };
}

export const scriptOf = (page: Sample['pages'][number]) => scriptFromText(page.script);

/** How long a shipped track is. */
export const durationOf = (track: Buffer): number =>
  // Written by scripts/make-samples alone.
  Math.round((JSON.parse(track.toString('utf8')) as PageTrack).durationMs);

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
