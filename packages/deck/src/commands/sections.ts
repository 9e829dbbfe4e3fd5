import type { Deck } from '../deck.ts';
import type { Command } from './command.ts';
import { set, slidePlace, unset } from './place.ts';
import { moveSlides } from './slides.ts';

/** Slides that stand together under a name; those before the first section have none. */
export type Section = { readonly name: string | undefined; readonly slideIds: readonly string[] };

/** The deck by its sections, from the front to the back; one without sections is one part without a name. */
export function sectionsOf({ slides }: Pick<Deck, 'slides'>): Section[] {
  const parts: { name: string | undefined; slideIds: string[] }[] = [];
  for (const { id, section } of slides) {
    const last = parts.at(-1);
    if (!last || section !== undefined) parts.push({ name: section, slideIds: [id] });
    else last.slideIds.push(id);
  }
  return parts;
}

/** A section begins with this slide, or gets another name. */
export const nameSection = (slideId: string, name: string): Command =>
  set(slidePlace(slideId).to('section'), name);

/** The section that begins with this slide ends: its slides belong to the one before. */
export const endSection = (slideId: string): Command => unset(slidePlace(slideId), 'section');

/** Puts the section that begins with this slide in front of the one before it, or behind the next one. */
export function moveSection(deck: Deck, slideId: string, way: 'up' | 'down'): Command[] {
  const parts = sectionsOf(deck);
  const index = parts.findIndex(({ slideIds }) => slideIds[0] === slideId);
  const [part, other] = [parts[index], parts[way === 'up' ? index - 1 : index + 1]];
  if (!part || !other) return [];
  const border = way === 'up' ? other.slideIds[0] : other.slideIds.at(-1);
  const gap = deck.slides.findIndex(({ id }) => id === border) + (way === 'up' ? 0 : 1);
  return moveSlides(deck, part.slideIds, gap);
}
