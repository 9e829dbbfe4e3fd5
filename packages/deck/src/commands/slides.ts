import type { NewId } from '../defaults.ts';
import type { Deck } from '../deck.ts';
import type { Slide } from '../slide.ts';
import { type Command, CommandMisfit } from './command.ts';
import { deckPlace, insert, move, remove, set, slidePlace, unset } from './place.ts';
import { together } from './transaction.ts';

/** Puts a slide into the deck, where it gets this place. */
export const addSlide = (index: number, slide: Slide): Command =>
  insert(deckPlace.to('slides'), index, slide);

/** Sections that begin with slides which leave their places begin with the first one then that stays in them. */
function sectionsStay({ slides }: Deck, leaving: ReadonlySet<string>): Command[] {
  return slides.flatMap(({ id, section }, index) => {
    if (section === undefined || !leaving.has(id)) return [];
    const after = slides.slice(index + 1);
    const end = after.findIndex((slide) => slide.section !== undefined);
    const others = end < 0 ? after : after.slice(0, end);
    const heir = others.find((slide) => !leaving.has(slide.id));
    return heir ? [unset(slidePlace(id), 'section'), set(slidePlace(heir.id).to('section'), section)] : [];
  });
}

/** Takes a slide out of the deck. */
export const removeSlide = (deck: Deck, id: string): Command[] => removeSlides(deck, [id]);

/** Takes slides out of the deck. */
export const removeSlides = (deck: Deck, ids: readonly string[]): Command[] => [
  ...sectionsStay(deck, new Set(ids)),
  ...ids.map((id) => remove(slidePlace(id))),
];

/** Gives a slide another place in the deck. */
export const moveSlide = (deck: Deck, id: string, index: number): Command[] => [
  ...(deck.slides[index]?.id === id ? [] : sectionsStay(deck, new Set([id]))),
  move(slidePlace(id), index),
];

/** Each slide that goes finds the one it shall stand behind in its place: from the front to the back. */
function movesTo(order: readonly string[], wanted: readonly string[], going: readonly string[]): Command[] {
  const now = [...order];
  return going.flatMap((id) => {
    const from = now.indexOf(id);
    now.splice(from, 1);
    const before = wanted[wanted.indexOf(id) - 1];
    const to = before === undefined ? 0 : now.indexOf(before) + 1;
    now.splice(to, 0, id);
    return from === to ? [] : [move(slidePlace(id), to)];
  });
}

/** Slides that came into a section are in it: none of theirs begins there, and one in front of all begins with them. */
function sectionsTake({ slides }: Deck, moved: readonly string[]): Command[] {
  const first = slides.findIndex(({ id }) => id === moved[0]);
  const [head, next] = [slides[first], slides[first + moved.length]];
  if (!head || !next) return [];
  if (next.section === undefined)
    return slides
      .slice(first, first + moved.length)
      .flatMap(({ id, section }) => (section === undefined ? [] : [unset(slidePlace(id), 'section')]));
  if (first > 0 || head.section !== undefined) return [];
  return [unset(slidePlace(next.id), 'section'), set(slidePlace(head.id).to('section'), next.section)];
}

/**
 * Puts slides together in front of the one that has this place now, or behind all (`gap` is the number of slides). They
 * keep their order. A section of which all slides go, goes with them.
 */
export function moveSlides(deck: Deck, ids: readonly string[], gap: number): Command[] {
  const order = deck.slides.map(({ id }) => id);
  const going = order.filter((id) => ids.includes(id));
  const at = order.slice(0, gap).filter((id) => !ids.includes(id)).length;
  const wanted = order.filter((id) => !ids.includes(id)).toSpliced(at, 0, ...going);
  if (wanted.every((id, index) => id === order[index])) return [];
  return [
    ...together(
      deck,
      (now) => sectionsStay(now, new Set(going)),
      () => movesTo(order, wanted, going),
      (now) => sectionsTake(now, going),
    ),
  ];
}

/** Brings the slides of a deck into the state of another list: an order that somebody else knows better. */
export function arrangeSlides({ slides }: Deck, wanted: readonly Slide[]): Command[] {
  const isIn = (list: readonly Slide[], id: string) => list.some((slide) => slide.id === id);
  const gone = slides.filter(({ id }) => !isIn(wanted, id));
  const order = slides.filter(({ id }) => isIn(wanted, id)).map(({ id }) => id);
  const placed = wanted.flatMap((slide, index): Command[] => {
    const from = order.indexOf(slide.id);
    if (from === index) return [];
    if (from >= 0) order.splice(from, 1);
    order.splice(index, 0, slide.id);
    return [from < 0 ? addSlide(index, slide) : move(slidePlace(slide.id), index)];
  });
  return [...gone.map(({ id }) => remove(slidePlace(id))), ...placed];
}

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

/** Slides of a deck that share no id with it; links among them lead to the copies. */
export function slideCopies(slides: readonly Slide[], newId: NewId): Slide[] {
  const pages = new Map(slides.map(({ id }) => [id, newId()]));
  return slides.map((slide) => {
    const inside = idsIn(slide).filter((id) => !pages.has(id));
    return renamed(slide, new Map([...pages, ...new Map(inside.map((id) => [id, newId()]))]));
  });
}

/** Puts a copy of a slide behind it. */
export function duplicateSlide(deck: Deck, id: string, newId: NewId): Command {
  const index = deck.slides.findIndex((slide) => slide.id === id);
  const slide = deck.slides[index];
  if (!slide) throw new CommandMisfit(`no slide ${id}`);
  return addSlide(index + 1, copyWithin(slide, newId));
}

/** A copy that stands in the section of the first: a second one of the same name would begin with it otherwise. */
function copyWithin({ section: _first, ...slide }: Slide, newId: NewId): Slide {
  return slideCopy(slide, newId);
}

/** Puts copies of slides behind the last of them, in their order; the copies as they will be. */
export function duplicateSlides(
  { slides }: Deck,
  ids: readonly string[],
  newId: NewId,
): { commands: Command[]; copies: Slide[] } {
  const chosen = slides.filter(({ id }) => ids.includes(id));
  const behind = slides.findLastIndex(({ id }) => ids.includes(id)) + 1;
  const copies = chosen.map((slide) => copyWithin(slide, newId));
  return { commands: copies.map((copy, offset) => addSlide(behind + offset, copy)), copies };
}
