import type { NewId } from '../defaults.ts';
import type { Deck } from '../deck.ts';
import type { Slide } from '../slide.ts';
import { type Command, CommandMisfit } from './command.ts';
import { deckPlace, insert, move, remove, set, slidePlace, unset } from './place.ts';

/** Puts a slide into the deck, where it gets this place. */
export const addSlide = (index: number, slide: Slide): Command =>
  insert(deckPlace.to('slides'), index, slide);

/** A section that begins with a slide which leaves its place begins with the next one then, if that is in it. */
function sectionStays({ slides }: Deck, id: string): Command[] {
  const index = slides.findIndex((slide) => slide.id === id);
  const section = slides[index]?.section;
  const next = slides[index + 1];
  if (section === undefined || !next || next.section !== undefined) return [];
  return [unset(slidePlace(id), 'section'), set(slidePlace(next.id).to('section'), section)];
}

/** Takes a slide out of the deck. */
export const removeSlide = (deck: Deck, id: string): Command[] => [
  ...sectionStays(deck, id),
  remove(slidePlace(id)),
];

/** Gives a slide another place in the deck. */
export const moveSlide = (deck: Deck, id: string, index: number): Command[] => [
  ...(deck.slides[index]?.id === id ? [] : sectionStays(deck, id)),
  move(slidePlace(id), index),
];

/**
 * Those commands of a deck that change one slide, with paths that begin at it: what is saved of that slide. Commands for
 * the list of slides (a slide comes, goes or moves), for other slides and for the design are left out.
 */
export const commandsOfSlide = (commands: readonly Command[], id: string): Command[] =>
  commands.flatMap((command) => {
    const [list, which, ...at] = command.at;
    if (list !== 'slides' || which === undefined) return [];
    // Which slide a place means depends on the commands before it, and a slide as a whole is nothing inside it.
    const isClear = typeof which === 'object' && (at.length > 0 || command.do !== 'set');
    if (!isClear) throw new CommandMisfit(`not one slide's own at ${JSON.stringify(command.at)}`);
    return which.id === id && at.length > 0 ? [{ ...command, at }] : [];
  });

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

/** A slide that is the same and shares no id with the first. */
export const slideCopy = (slide: Slide, newId: NewId): Slide =>
  renamed(slide, new Map([...new Set(idsIn(slide))].map((id) => [id, newId()])));

/** Puts a copy of a slide behind it. */
export function duplicateSlide(deck: Deck, id: string, newId: NewId): Command {
  const index = deck.slides.findIndex((slide) => slide.id === id);
  const slide = deck.slides[index];
  if (!slide) throw new CommandMisfit(`no slide ${id}`);
  // A second section of the same name would begin with it.
  const { section: _first, ...copied } = slide;
  return addSlide(index + 1, slideCopy(copied, newId));
}
