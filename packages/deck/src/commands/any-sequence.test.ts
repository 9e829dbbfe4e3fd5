import { expect, test } from 'vitest';
import type { Deck } from '../deck.ts';
import { drawSlide } from '../design/draw-slide.ts';
import type { SlideElement } from '../element.ts';
import { colorSlots } from '../paint.ts';
import type { Build } from '../staging.ts';
import { aDeck, aSlide, aText, countingIds } from '../testing.ts';
import type { Command } from './command.ts';
import { setLayout, setTheme } from './design.ts';
import { addElements, type Layer, moveElements, removeElements, reorderElements } from './elements.ts';
import { type Edited, emptyHistory, perform, redo, sealed, type Selection, undo } from './history.ts';
import { deckPlace, elementPlace, set, slidePlace, unset } from './place.ts';
import { addSlide, duplicateSlide, moveSlide, removeSlide } from './slides.ts';
import { together } from './transaction.ts';

/** Numbers that look random and are the same each time (a linear congruential generator). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const newId = countingIds('made');
const shape = (): SlideElement => ({
  id: newId(),
  type: 'shape',
  left: 1,
  top: 2,
  width: 3,
  height: 4,
  rotate: 0,
  geometry: { kind: 'preset', name: 'star5', adjust: { adj: 2, adj2: 3 } },
  stroke: { width: 1, color: '#000', dash: [1, 2] },
});
const slide = (elements: number) =>
  aSlide({ id: newId(), elements: Array.from({ length: elements }, () => aText('words', { id: newId() })) });

const build = (elementId: string, duration: number): Build => ({
  elementId,
  kind: 'entry',
  effect: 'fade',
  trigger: 'click',
  delay: 0,
  duration,
});

type Pick = (below: number) => number;
type Maker = (deck: Deck, pick: Pick) => readonly Command[];

const slideOf = (deck: Deck, pick: Pick) => deck.slides[pick(deck.slides.length)]!;

/** Changes of one element of any slide; none where it has none. */
const ofElement =
  (change: (place: ReturnType<typeof elementPlace>, element: SlideElement, pick: Pick) => Command[]): Maker =>
  (deck, pick) => {
    const { id, elements } = slideOf(deck, pick);
    const element = elements[pick(elements.length)];
    return element ? change(elementPlace(id, element.id), element, pick) : [];
  };

const layers: Layer[] = ['front', 'back', 'forward', 'backward'];
const makers: Maker[] = [
  (deck, pick) => [addSlide(pick(deck.slides.length + 1), slide(pick(4)))],
  (deck, pick) => (deck.slides.length > 1 ? removeSlide(deck, slideOf(deck, pick).id) : []),
  (deck, pick) => moveSlide(deck, slideOf(deck, pick).id, pick(deck.slides.length)),
  (deck, pick) => [duplicateSlide(deck, slideOf(deck, pick).id, newId)],
  (deck, pick) => [
    set(slidePlace(slideOf(deck, pick).id).to('background'), { kind: 'solid', color: `#00000${pick(9)}` }),
  ],
  (deck, pick) => {
    const { id, script } = slideOf(deck, pick);
    const place = slidePlace(id);
    return script
      ? [unset(place, 'script')]
      : [set(place.to('script'), { type: 'doc', version: 1, content: [] })];
  },
  (deck, pick) => {
    const { id, elements } = slideOf(deck, pick);
    const place = slidePlace(id);
    return [
      set(place.to('transition'), { kind: 'push', direction: 'left', duration: pick(900) }),
      set(place.to('section'), `section ${pick(9)}`),
      set(
        place.to('builds'),
        elements.map((element) => build(element.id, pick(900))),
      ),
    ];
  },
  (deck, pick) => {
    const { id, hidden } = slideOf(deck, pick);
    return hidden ? [unset(slidePlace(id), 'hidden')] : [set(slidePlace(id).to('hidden'), true)];
  },
  (_deck, pick) => [
    set(deckPlace.to('design').to('theme').to('colors').to(colorSlots[pick(12)]!), `#12345${pick(9)}`),
  ],
  ({ design: { theme } }, pick) => [setTheme({ ...theme, name: `theme ${pick(3)}` })],
  (deck, pick) => setLayout(slideOf(deck, pick), [undefined, 'one', 'two'][pick(3)]),
  (_deck, pick) => [set(deckPlace.to('design').to('theme').to('heading').to('latin'), `font ${pick(3)}`)],
  (deck, pick) => {
    const { id, elements } = slideOf(deck, pick);
    return addElements(id, pick(elements.length + 1), [shape(), aText('more', { id: newId() })]);
  },
  (deck, pick) => {
    const chosen = slideOf(deck, pick);
    return removeElements(
      chosen,
      chosen.elements.filter(() => pick(3) === 0).map((element) => element.id),
    );
  },
  (deck, pick) => {
    const chosen = slideOf(deck, pick);
    const ids = chosen.elements.filter(() => pick(2) === 0).map(({ id }) => id);
    return pick(2) === 0
      ? moveElements(drawSlide(chosen, deck.design), ids, pick(50), pick(50))
      : reorderElements(chosen, ids, layers[pick(4)]!);
  },
  ofElement((place, _element, pick) => [set(place.to('left'), pick(5)), set(place.to('top'), pick(5))]),
  ofElement((place, { opacity }) =>
    opacity === undefined ? [set(place.to('opacity'), 0.5)] : [unset(place, 'opacity')],
  ),
  ofElement((place, { link }) =>
    link ? [unset(place, 'link')] : [set(place.to('link'), { kind: 'web', address: 'https://a.b' })],
  ),
  ofElement((place, element, pick) =>
    element.type === 'text'
      ? [set(place.to('text').to('paragraphs').item(0).to('runs').item(0).to('text'), `words ${pick(5)}`)]
      : [
          { do: 'unset', at: [...place.to('geometry').path, 'adjust'] },
          set(place.to('geometry').to('adjust'), { adj: pick(9) }),
        ],
  ),
];

const chosen = (deck: Deck, pick: Pick): Selection => ({ slideId: slideOf(deck, pick).id, elementIds: [] });

function step(edited: Edited<Deck>, pick: Pick): Edited<Deck> {
  const change = () => {
    const maker = makers[pick(makers.length)]!;
    return (deck: Deck) => maker(deck, pick);
  };
  const commands = together(edited.value, ...Array.from({ length: 1 + pick(3) }, change));
  // What is done again must not depend on values that it shares with somebody.
  const sent = JSON.parse(JSON.stringify(commands)) as Command[];
  const merge = pick(3) === 0 ? { merge: `key ${pick(2)}` } : {};
  const note = { before: chosen(edited.value, pick), after: chosen(edited.value, pick), ...merge };
  const next = perform(edited, sent, note);
  return pick(6) === 0 ? { ...next, history: sealed(next.history) } : next;
}

function toTheEnd(start: Edited<Deck>, go: typeof undo): Edited<Deck> {
  let edited = start;
  for (let next = go(edited); next; next = go(edited)) edited = next;
  return edited;
}

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'any sequence is undone to the first deck and done again to the last, byte for byte: seed %i',
  (seed) => {
    const pick = numbersFrom(seed);
    const first = aDeck({ slides: [slide(3), slide(0), slide(5)] });
    const firstJson = JSON.stringify(first);
    let edited: Edited<Deck> = { value: first, history: emptyHistory(1000) };
    const steps = 10 + pick(60);
    for (let i = 0; i < steps; i++) {
      edited = step(edited, pick);
      // Going back and forth in between changes nothing but what a new step forgets.
      if (pick(5) === 0) edited = undo(edited) ?? edited;
      if (pick(8) === 0) edited = redo(edited) ?? edited;
    }
    edited = toTheEnd(edited, redo);
    const lastJson = JSON.stringify(edited.value);
    const back = toTheEnd(edited, undo);
    expect(JSON.stringify(back.value)).toBe(firstJson);
    expect(JSON.stringify(toTheEnd(back, redo).value)).toBe(lastJson);
    // The first deck itself was never written to.
    expect(JSON.stringify(first)).toBe(firstJson);
  },
);
