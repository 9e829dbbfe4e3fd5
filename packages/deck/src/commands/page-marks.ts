import type { Deck } from '../deck.ts';
import { withInherited } from '../design/inherit.ts';
import type { Master, Placeholder } from '../design.ts';
import type { Box, SlideElement, TextElement } from '../element.ts';
import type { Slide } from '../slide.ts';
import type { Run } from '../text.ts';
import type { Command } from './command.ts';
import { removeElements } from './elements.ts';
import { deckPlace, insert, remove, set } from './place.ts';

/** What stands on every slide for the whole deck. Masters draw it, so that new slides have it, too. */
export const pageMarks = ['slide-number', 'footer'] as const;

/** See `pageMarks`. */
export type PageMark = (typeof pageMarks)[number];

const markId = (mark: PageMark) => `deck-${mark}`;

// At the bottom left: the usual corner of the presenter is at the right.
const usualPlaces: Readonly<Record<PageMark, Pick<Box, 'left' | 'width'>>> = {
  'slide-number': { left: 60, width: 56 },
  footer: { left: 124, width: 560 },
};
const height = 26;
const quiet: Pick<Run, 'size' | 'color'> = {
  size: 13,
  color: { slot: 'dark1', changes: [{ kind: 'alpha', by: 0.75 }] },
};

const placesOf = ({ layouts }: Pick<Master, 'layouts'>): Placeholder[] =>
  layouts.flatMap(({ placeholders }) => placeholders);

/** The elements of a slide that say this for themselves, by their own role or that of their place. */
function ownMarks({ elements, layoutId }: Slide, { design }: Deck, mark: PageMark): string[] {
  const layout = design.masters.flatMap(({ layouts }) => layouts).find(({ id }) => id === layoutId);
  const isMark = ({ role, placeholder }: SlideElement) =>
    (role ?? layout?.placeholders.find(({ id }) => id === placeholder)?.role) === mark;
  return elements.filter(isMark).map(({ id }) => id);
}

function markOn(master: Master, deck: Deck, mark: PageMark, text: string): TextElement {
  const from = placesOf(master).find(({ role }) => role === mark);
  const run = mark === 'slide-number' ? { text: '#', field: 'slide-number' as const } : { text };
  const element: TextElement = {
    id: markId(mark),
    type: 'text',
    role: mark,
    text: { paragraphs: [{ runs: [run] }] },
  };
  // What inherits is of the same kind as before.
  if (from) return withInherited(element, from) as TextElement;
  return {
    ...element,
    ...usualPlaces[mark],
    top: deck.viewport.height - height - 10,
    height,
    rotate: 0,
    text: { anchor: 'middle', paragraphs: [{ runs: [{ ...run, ...quiet }] }] },
  };
}

const drawnBy = (master: Master, mark: PageMark) => master.elements.find(({ id }) => id === markId(mark));

/** Whether slides show it: all of them by the design, or some by themselves. */
export const hasMark = (deck: Deck, mark: PageMark): boolean =>
  deck.design.masters.some((master) => drawnBy(master, mark) !== undefined) ||
  deck.slides.some((slide) => ownMarks(slide, deck, mark).length > 0);

/** The words of the footer, as the design or the first slide that has one says them. */
export function footerOf({ design, slides }: Deck): string {
  const drawn = design.masters.flatMap((master) => drawnBy(master, 'footer') ?? []);
  const written = slides.flatMap(({ elements }) => elements.filter(({ role }) => role === 'footer'));
  const first = [...drawn, ...written].find((element) => element.type === 'text');
  return first?.text.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join('') ?? '';
}

/** Takes it from all slides. */
export const removeMark = (deck: Deck, mark: PageMark): Command[] => [
  ...deck.design.masters.flatMap((master) =>
    drawnBy(master, mark)
      ? [remove(deckPlace.to('design').to('masters').item(master.id).to('elements').item(markId(mark)))]
      : [],
  ),
  ...deck.slides.flatMap((slide) => {
    const own = ownMarks(slide, deck, mark);
    return own.length > 0 ? removeElements(slide, own) : [];
  }),
];

/** Puts it on all slides, where the layouts have a place for it or at the bottom; what slides said themselves goes. */
export const putMark = (deck: Deck, mark: PageMark, text = ''): Command[] => [
  ...deck.slides.flatMap((slide) => {
    const own = ownMarks(slide, deck, mark);
    return own.length > 0 ? removeElements(slide, own) : [];
  }),
  ...deck.design.masters.map((master) => {
    const place = deckPlace.to('design').to('masters').item(master.id).to('elements');
    const element = markOn(master, deck, mark, text);
    return drawnBy(master, mark)
      ? set(place.item(markId(mark)), element)
      : insert(place, master.elements.length, element);
  }),
];
