import type { Slide } from '../../slide.ts';
import { jumpsOf } from './fingerprint.ts';
import type { OriginalSlide } from './read-original.ts';

/** A page of a deck in the words of `slideTexts`. */
export type Page = { slide: Slide; seen: string; said: string; mayKeep: boolean };

/** The slide of the file that a page still is. */
export type Match = OriginalSlide;

/** The slides that the parts of a slide lead to, in small letters; undefined where it may not go out. */
export type LeadsTo = (path: string) => ReadonlySet<string> | undefined;

/**
 * Those pages that are still what a slide of the file is, each slide once; where they stand does not matter. `count` is how many
 * slides the file has, and `leads` where they lead.
 */
export function matchPages(
  pages: readonly Page[],
  slides: readonly OriginalSlide[],
  count: number,
  leads: LeadsTo,
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
  return withoutStrayed(pages, found, count, leads);
}

/** A link leads on to the page that it led to, or its slide is no longer the one of the file. */
function withoutStrayed(
  pages: readonly Page[],
  found: readonly (Match | undefined)[],
  count: number,
  leads: LeadsTo,
): (Match | undefined)[] {
  const kept = new Set(found.map((match) => match?.path.toLowerCase()));
  const places = new Map(pages.map(({ slide }, at) => [slide.id, at]));
  const isInOrder = found.length === count && found.every((match, at) => match?.number === at);
  const stay = found.map((match, at) => {
    if (!match) return undefined;
    const jumps = jumpsOf(pages[at]?.slide ?? { id: '', elements: [] });
    const isThere = jumps.every((id, which) => {
      const to = found[places.get(id) ?? -1];
      return to !== undefined && to.number === match.jumps[which];
    });
    const others = leads(match.path);
    const areThere = others !== undefined && [...others].every((path) => kept.has(path));
    return isThere && areThere && (isInOrder || !match.isRelative) ? match : undefined;
  });
  // A page that is written anew is another place to lead to for those before.
  return stay.some((match, at) => match !== found[at]) ? withoutStrayed(pages, stay, count, leads) : stay;
}
