import type { NewId } from '../defaults.ts';
import type { Deck } from '../deck.ts';
import type { Slide } from '../slide.ts';
import { type Command, CommandMisfit } from './command.ts';
import { deckPlace, insert, move, remove, slidePlace } from './place.ts';

/** Puts a slide into the deck, where it gets this place. */
export const addSlide = (index: number, slide: Slide): Command =>
  insert(deckPlace.to('slides'), index, slide);

/** Takes a slide out of the deck. */
export const removeSlide = (id: string): Command => remove(slidePlace(id));

/** Gives a slide another place in the deck. */
export const moveSlide = (id: string, index: number): Command => move(slidePlace(id), index);

/** The value with other ids, wherever they stand: links, cues and whatever else names an element. */
function renamed<T>(value: T, ids: ReadonlyMap<string, string>): T {
  const rename = (inner: unknown): unknown => {
    // Ids are made to be unlike anything else, so a string that equals one is one.
    if (typeof inner === 'string') return ids.get(inner) ?? inner;
    if (Array.isArray(inner)) return inner.map(rename);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, each]) => [name, rename(each)]));
  };
  // Replacing strings by strings leaves the shape as it was.
  return rename(value) as T;
}

/** The ids that a slide has given: its own, and those of its elements, groups and cues. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    if (name === 'id' && typeof each === 'string') return [each];
    if (name === 'groups' && Array.isArray(each)) return each.filter((id) => typeof id === 'string');
    return idsIn(each);
  });
}

/** A slide that looks the same and shares no id with the first. */
export const slideCopy = (slide: Slide, newId: NewId): Slide =>
  renamed(slide, new Map([...new Set(idsIn(slide))].map((id) => [id, newId()])));

/** Puts a copy of a slide behind it. */
export function duplicateSlide(deck: Deck, id: string, newId: NewId): Command {
  const index = deck.slides.findIndex((slide) => slide.id === id);
  const slide = deck.slides[index];
  if (!slide) throw new CommandMisfit(`no slide ${id}`);
  return addSlide(index + 1, slideCopy(slide, newId));
}
