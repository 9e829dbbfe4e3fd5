import { defaultAvatar, type NewId } from '../defaults.ts';
import { defaultViewport, type Size } from '../deck.ts';
import { openingLayout } from '../default-design.ts';
import type { Design, Layout } from '../design.ts';
import { withInherited } from './inherit.ts';
import type { SlideElement, TextElement } from '../element.ts';
import type { Slide } from '../slide.ts';

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
