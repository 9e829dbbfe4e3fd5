import { apply } from '@app/deck/commands/apply.ts';
import type { Command } from '@app/deck/commands/command.ts';
import { addElements, moveElements, removeElements } from '@app/deck/commands/elements.ts';
import {
  type Edited,
  emptyHistory,
  perform,
  redo,
  type Selection,
  undo,
} from '@app/deck/commands/history.ts';
import { deckPlace, elementPlace, set, slidePlace } from '@app/deck/commands/place.ts';
import { duplicateSlide, moveSlide, removeSlide } from '@app/deck/commands/slides.ts';
import type { Deck } from '@app/deck/deck.ts';
import { defaultDesign } from '@app/deck/default-design.ts';
import { textBox } from '@app/deck/defaults.ts';
import type { Design } from '@app/deck/design.ts';
import type { SlideElement } from '@app/deck/element.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { deckSchema } from '@app/deck/schema/slide.ts';
import { aDeck, aText, countingIds } from '@app/deck/testing.ts';
import { median, p95, type Result, round } from './report.ts';

const slides = 100;
const elements = 40;
const rounds = 50;
const nothing: Selection = { slideId: undefined, elementIds: [] };

/** Every element inherits its box and its look. */
const design: Design = {
  ...defaultDesign,
  masters: [
    {
      id: 'master',
      elements: [],
      layouts: [
        {
          id: 'layout',
          elements: [],
          placeholders: [
            {
              id: 'body',
              box: { left: 0, top: 0, width: 300, height: 60, rotate: 0 },
              body: textBox,
              levels: [{ paragraph: { align: 'left' }, run: { size: 18, font: { slot: 'body' } } }],
            },
          ],
        },
      ],
    },
  ],
};

/** A deck as large as the specification lets one be, with the ids that the product gives. */
function largeDeck(): Deck {
  const newId = countingIds('01a2b3c4-d5e6-7f80-9a0b-1c2d3e4f');
  const element = (): SlideElement => ({
    id: newId(),
    type: 'text',
    placeholder: 'body',
    role: 'body',
    left: 100,
    top: 100,
    text: {
      paragraphs: [
        {
          runs: [
            {
              text: 'Some words of a slide, about forty letters',
              color: { slot: 'accent1', changes: [{ kind: 'lumMod', by: 0.75 }] },
            },
          ],
        },
      ],
    },
  });
  const slide = () => ({
    id: newId(),
    layoutId: 'layout',
    elements: Array.from({ length: elements }, element),
  });
  return aDeck({ design, slides: Array.from({ length: slides }, slide) });
}

/** What people do all day, on a slide in the middle of the deck. */
function typicalEdits(deck: Deck): Record<string, readonly Command[]> {
  const slide = deck.slides[slides / 2]!;
  const seen = drawSlide(slide, deck.design);
  const ids = slide.elements.map(({ id }) => id);
  const element = elementPlace(slide.id, ids[0]!);
  const words = element.to('text').to('paragraphs').item(0).to('runs').item(0);
  return {
    typing: [set(words.to('text'), 'Some words of a slide, about forty letter')],
    drag: moveElements(seen, ids.slice(0, 1), 5, 5),
    drag_all: moveElements(seen, ids, 5, 5),
    colour: [set(words.to('color'), '#ff0000')],
    background: [set(slidePlace(slide.id).to('background'), { kind: 'solid', color: '#000000' })],
    add_element: addElements(slide.id, 0, [aText('new', { id: 'new' })]),
    remove_all: removeElements(slide, ids),
    theme: [set(deckPlace.to('design').to('theme').to('colors').to('dark1'), '#000000')],
    move_slide: moveSlide(deck, slide.id, 0),
    remove_slide: removeSlide(deck, slide.id),
    copy_slide: [duplicateSlide(deck, slide.id, countingIds())],
  };
}

function msOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const drawAll = ({ slides: all }: Deck, look: Design) => all.map((each) => drawSlide(each, look));

/** The slowest of the edits, each at the value that 95 of 100 rounds do not exceed. */
function slowest(deck: Deck, edits: readonly (readonly Command[])[]) {
  const times = edits.map((commands) => {
    const start: Edited<Deck> = { value: deck, history: emptyHistory() };
    const done: number[] = [];
    const undone: number[] = [];
    const again: number[] = [];
    for (let i = 0; i < rounds; i++) {
      let edited = start;
      done.push(msOf(() => (edited = perform(start, commands, { before: nothing, after: nothing }))));
      undone.push(msOf(() => (edited = undo(edited) ?? edited)));
      again.push(msOf(() => redo(edited)));
    }
    return { done: p95(done), undone: p95(undone), again: p95(again) };
  });
  const most = (which: 'done' | 'undone' | 'again') =>
    round(Math.max(...times.map((each) => each[which])), 3);
  return { edit_ms: most('done'), undo_ms: most('undone'), redo_ms: most('again') };
}

/** Editing the largest deck there is: how long a step back takes, and how much a change sends. */
export async function run(): Promise<Result> {
  const deck = largeDeck();
  const edits = typicalEdits(deck);
  const text = JSON.stringify(deck);
  const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  const patches = Object.entries(edits).map(
    ([name, commands]) => [`${name}_bytes`, bytes(commands)] as const,
  );
  const opened = Array.from({ length: 9 }, () => msOf(() => deckSchema.parse(JSON.parse(text))));
  // In turns, so that what else the machine does slows both alike.
  const looked = Array.from({ length: 15 }, () => ({
    copied: msOf(() => structuredClone(deck)),
    // A design of its own each time: what is remembered of one helps the next slide, not the next deck.
    drawn: msOf(() => drawAll(deck, { ...deck.design })),
  }));
  const moved = apply(deck, edits['drag'] ?? []).value;
  return {
    figures: {
      ...slowest(deck, Object.values(edits)),
      open_ms: round(median(opened), 1),
      draw_ms: round(median(looked.map(({ drawn }) => drawn)), 1),
      draw_per_clone: round(median(looked.map(({ drawn, copied }) => drawn / copied)), 2),
      deck_clone_ms: round(median(looked.map(({ copied }) => copied)), 1),
      deck_kilobytes: round(text.length / 1024, 0),
      page_bytes: bytes(deck.slides[slides / 2]),
      slides_kept: deck.slides.filter((slide, index) => slide === moved.slides[index]).length,
      ...Object.fromEntries(patches),
    },
    goals: {
      undo_ms: { op: '<=', value: 16 },
      redo_ms: { op: '<=', value: 16 },
      edit_ms: { op: '<=', value: 16 },
      draw_per_clone: { op: '<=', value: 1.5 },
      typing_bytes: { op: '<=', value: 400 },
      drag_bytes: { op: '<=', value: 400 },
      slides_kept: { op: '>=', value: slides - 1 },
    },
    notes: {
      undo_ms: `the slowest of the edits below in a deck of ${slides} slides with ${elements} elements, 95 of 100 times`,
      open_ms: 'that deck from its JSON, checked by its schema',
      draw_ms: 'all slides of that deck drawn with their layout',
      draw_per_clone: 'the same against copying the deck, which makes as many objects and looks up nothing',
      deck_clone_ms: 'for comparison: what a history of whole decks would pay for each step',
      page_bytes: 'for comparison: what a change would send if it sent its page',
      slides_kept: 'slides that are the same objects after an element was dragged',
      typing_bytes: 'the commands of a change as JSON; so are the lines below',
    },
  };
}
