import { defaultAvatar, type NewId } from '../defaults.ts';
import { defaultViewport, type Size } from '../deck.ts';
import { openingLayout } from '../default-design.ts';
import type { Design, Layout, Placeholder } from '../design.ts';
import { withInherited } from './inherit.ts';
import type { SlideElement, TextElement } from '../element.ts';
import type { Slide } from '../slide.ts';

/** An empty text in a place of a layout. */
export const emptyPlace = (id: string, placeholder: string): TextElement => ({
  id,
  type: 'text',
  placeholder,
  text: { paragraphs: [{ runs: [{ text: '' }] }] },
});

/** Whether a place of a layout waits for somebody's words: those at its edge are filled for the whole deck. */
export const isForWords = ({ role }: Placeholder): boolean =>
  role === undefined || role === 'title' || role === 'subtitle' || role === 'body';

/** A new slide on a layout, with nothing written into its places yet. */
export const slideOnLayout = (layout: Layout, newId: NewId): Slide => ({
  id: newId(),
  layoutId: layout.id,
  elements: layout.placeholders.filter(isForWords).map(({ id }) => emptyPlace(newId(), id)),
});

/** The words a new slide starts with, in the language of who makes it. */
export type NewSlideTexts = { title: string; subtitle: string };

const roles = ['title', 'subtitle'] as const;

const hasPlaces = ({ placeholders }: Layout) =>
  roles.every((wanted) => placeholders.some(({ role }) => role === wanted));

/**
 * A default new slide (spec 3): a title, a subtitle and, where the project has one, its avatar. It stands on the first
 * layout of the design that has a place for both; where there is none, what they look like is written on it.
 */
export function defaultSlide(
  { masters }: Design,
  newId: NewId,
  texts: NewSlideTexts,
  { avatar, viewport = defaultViewport }: { avatar: boolean; viewport?: Size },
): Slide {
  const layout = masters.flatMap(({ layouts }) => layouts).find(hasPlaces);
  const { placeholders } = layout ?? openingLayout;
  const lines = roles.flatMap((wanted): SlideElement[] => {
    const from = placeholders.find(({ role }) => role === wanted);
    const line: TextElement = {
      id: newId(),
      type: 'text',
      text: { paragraphs: [{ runs: [{ text: texts[wanted] }] }] },
    };
    return from ? [layout ? { ...line, placeholder: from.id } : withInherited(line, from)] : [];
  });
  return {
    id: newId(),
    ...(layout && { layoutId: layout.id }),
    elements: [...lines, ...(avatar ? [defaultAvatar(newId, viewport)] : [])],
  };
}
