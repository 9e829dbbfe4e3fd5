import type { Design } from '../../design.ts';
import type { Slide } from '../../slide.ts';
import { buildsOn } from '../../staging.ts';

/** The name of a content by its address: the same bytes have the same one. */
export type ContentOf = (url: string) => string;

// Names that only lead from one place of a slide to another: whoever stored it chose them.
const inner = new Set(['id', 'elementId', 'groups']);

/** A value as text that is the same for all that say the same, whatever they call their elements and media. */
function textOf(value: unknown, contentOf: ContentOf): string {
  const names = new Map<string, string>();
  function plain(each: unknown, key: string): unknown {
    if (Array.isArray(each)) return each.map((one) => plain(one, key));
    if (typeof each === 'object' && each !== null)
      return Object.fromEntries(
        Object.entries(each)
          .filter(([, inside]) => inside !== undefined)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, inside]) => [name, plain(inside, name)]),
      );
    if (typeof each !== 'string') return each;
    // Where a jump leads is held against the places of the slides.
    if (key === 'slideId') return '';
    if (key === 'url' || key === 'poster') return contentOf(each);
    if (!inner.has(key)) return each;
    const name = names.get(each) ?? `n${names.size}`;
    names.set(each, name);
    return name;
  }
  return JSON.stringify(plain(value, ''));
}

/** What a design says. */
export const designText = (design: Design, contentOf: ContentOf): string => textOf(design, contentOf);

/** The places of layouts in their design, by their ids. */
export const layoutPlaces = ({ masters }: Design): ReadonlyMap<string, string> =>
  new Map(
    masters.flatMap(({ layouts }, master) =>
      layouts.map(({ id }, at): [string, string] => [id, `${master} ${at}`]),
    ),
  );

/** What is seen of a slide and what happens on it; and with it what is said. Who presents stands on no file. */
export function slideTexts(
  { layoutId, hidesLayout, background, elements, transition, builds = [], hidden, script }: Slide,
  places: ReadonlyMap<string, string>,
  contentOf: ContentOf,
): { seen: string; said: string } {
  const kept = elements.filter(({ type }) => type !== 'avatar');
  const seen = {
    layout: layoutId === undefined ? undefined : (places.get(layoutId) ?? 'none'),
    hidesLayout: hidesLayout || undefined,
    background,
    elements: kept,
    transition,
    builds: buildsOn(kept, builds),
    hidden: hidden || undefined,
  };
  const ids = kept.map(({ id, groups }) => ({ id, groups }));
  return { seen: textOf(seen, contentOf), said: textOf({ ids, script }, contentOf) };
}

/** The elements of a slide and the groups around them, by the names that steps and cues call them. */
export const namesOf = ({ elements }: Slide): string[] =>
  elements.filter(({ type }) => type !== 'avatar').flatMap(({ id, groups = [] }) => [id, ...groups]);

/** The slides that words and shapes of a slide lead to, in their order. */
export function jumpsOf(slide: Slide): string[] {
  const found: string[] = [];
  JSON.stringify(slide.elements, (key: string, value: unknown) => {
    if (key === 'slideId' && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}
