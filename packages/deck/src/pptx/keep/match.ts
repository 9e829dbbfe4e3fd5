import type { Slide } from '../../slide.ts';
import { jumpsOf } from './fingerprint.ts';
import type { OriginalSlide } from './read-original.ts';

/** A page of a deck in the words of `slideTexts`. */
export type Page = { slide: Slide; seen: string; said: string; mayKeep: boolean };

/** The slide of the file that a page still is. */
export type Match = OriginalSlide;

/**
 * Those pages that are still what a slide of the file is, each slide once; where they stand does not matter. `count` is how many
 * slides the file has.
 */
export function matchPages(
  pages: readonly Page[],
  slides: readonly OriginalSlide[],
  count: number,
): (Match | undefined)[] {
  const free = new Map<string, number[]>();
  slides.forEach(({ seen }, at) => free.set(seen, [...(free.get(seen) ?? []), at]));
  const found = pages.map(({ seen, said, mayKeep }): Match | undefined => {
    const alike = mayKeep ? (free.get(seen) ?? []) : [];
    // Of several that look alike the one with the same words.
    const at = alike.find((each) => slides[each]?.said === said) ?? alike[0];
    if (at === undefined) return undefined;
    free.set(
      seen,
      alike.filter((each) => each !== at),
    );
    return slides[at];
  });
  return withoutStrayed(pages, found, count);
}

/** A link leads on to the page that it led to, or its slide is no longer the one of the file. */
function withoutStrayed(
  pages: readonly Page[],
  found: readonly (Match | undefined)[],
  count: number,
): (Match | undefined)[] {
  const places = new Map(pages.map(({ slide }, at) => [slide.id, at]));
  const isInOrder = found.length === count && found.every((match, at) => match?.number === at);
  const kept = found.map((match, at) => {
    if (!match) return undefined;
    const jumps = jumpsOf(pages[at]?.slide ?? { id: '', elements: [] });
    const leads = jumps.every((id, which) => {
      const to = found[places.get(id) ?? -1];
      return to !== undefined && to.number === match.jumps[which];
    });
    return leads && (isInOrder || !match.isRelative) ? match : undefined;
  });
  // A page that is written anew is another place to lead to for those before.
  return kept.some((match, at) => match !== found[at]) ? withoutStrayed(pages, kept, count) : kept;
}
