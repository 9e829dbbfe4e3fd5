import { describe, expect, test } from 'vitest';
import type { Deck } from '../deck.ts';
import { drawSlide } from '../design/draw-slide.ts';
import type { Slide } from '../slide.ts';
import type { Build } from '../staging.ts';
import { aDeck, aSlide, aText, countingIds } from '../testing.ts';
import { apply } from './apply.ts';
import { type Command, CommandMisfit } from './command.ts';
import { addElements, type Layer, moveElements, removeElements, reorderElements } from './elements.ts';
import { deckPlace, elementPlace, move, remove, set, slidePlace, unset } from './place.ts';
import { addSlide, commandsOfSlide, duplicateSlide, moveSlide, removeSlide, slideCopy } from './slides.ts';
import { together } from './transaction.ts';

const slide = (id: string, names = ['a', 'b', 'c', 'd']): Slide =>
  aSlide({
    id,
    elements: names.map((name) => aText(name, { id: `${id}-${name}`, role: 'body', opacity: 1 })),
  });
const deck = aDeck({ slides: [slide('one'), slide('two'), slide('three')] });
const first = deck.slides[0]!;

const build = (elementId: string): Build => ({
  elementId,
  kind: 'entry',
  effect: 'fade',
  trigger: 'click',
  delay: 0,
  duration: 500,
});
const idsOf = ({ slides }: Deck) => slides.map(({ id }) => id);
const lettersOf = ({ slides }: Deck) => slides[0]!.elements.map(({ id }) => id.at(-1)).join('');
const after = (...commands: Command[]) => apply(deck, commands).value;
const title = elementPlace('one', 'one-a');
const words = title.to('text').to('paragraphs').item(0).to('runs').item(0);

describe('each change and the way back', () => {
  const changes: [string, readonly Command[]][] = [
    ['words', [set(words.to('text'), 'other words')]],
    ['a paint that was not there', [set(title.to('fill'), { kind: 'solid', color: '#ff0000' })]],
    ['a field that goes', [unset(title, 'role')]],
    ['a place', [set(title.to('left'), 7), set(title.to('top'), 8)]],
    ['an element more', addElements('one', 2, [aText('new', { id: 'new' })])],
    ['elements less', removeElements(first, ['one-a', 'one-c'])],
    ['the order of elements', [move(elementPlace('one', 'one-a'), 3)]],
    ['a slide more', [addSlide(1, slide('four'))]],
    ['a slide less', removeSlide(deck, 'two')],
    ['the order of slides', moveSlide(deck, 'three', 0)],
    ['a slide twice', [duplicateSlide(deck, 'two', countingIds())]],
    ['a background', [set(slidePlace('two').to('background'), { kind: 'solid', color: '#000000' })]],
    [
      'the theme',
      [
        set(deckPlace.to('design').to('theme').to('colors').to('dark1'), '#111111'),
        set(deckPlace.to('design').to('theme').to('heading').to('latin'), 'Georgia'),
      ],
    ],
    ['what happens on a slide', [set(slidePlace('two').to('builds'), [build('two-a')])]],
    ['how a slide comes', [set(slidePlace('two').to('transition'), { kind: 'fade', duration: 500 })]],
    ['a slide that is hidden', [set(slidePlace('two').to('hidden'), true)]],
    ['the viewport', [set(deckPlace.to('viewport').to('height'), 750)]],
  ];
  test.each(changes)('%s', (_what, commands) => {
    const sent = JSON.parse(JSON.stringify(commands)) as Command[];
    const { value, inverse } = apply(deck, sent);
    expect(value).toEqual(apply(deck, commands).value);
    expect(value).not.toEqual(deck);
    expect(JSON.stringify(apply(value, inverse).value)).toBe(JSON.stringify(deck));
  });
});

describe('what is not changed', () => {
  test('stays the same object: other slides, other elements, and parts of the element', () => {
    const now = after(set(title.to('left'), 7));
    expect(now.slides[0]).not.toBe(first);
    expect(now.slides[1]).toBe(deck.slides[1]);
    expect(now.slides[0]?.elements[1]).toBe(first.elements[1]);
    expect(now.slides[0]?.background).toBe(first.background);
    expect(now.design).toBe(deck.design);
  });

  test('is the whole deck where a value is set that stands there already', () => {
    const { value, inverse } = apply(deck, [set(title.to('left'), 100), ...moveSlide(deck, 'one', 0)]);
    expect(value).toBe(deck);
    expect(inverse).toEqual([]);
  });
});

describe('commands that do not fit', () => {
  const misfits: [string, ...Command[]][] = [
    ['a slide that is gone', ...removeSlide(deck, 'nobody')],
    ['an element of another slide', set(elementPlace('two', 'one-a').to('left'), 1)],
    ['a field of a field that is absent', set(title.to('link').to('kind'), 'web')],
    ['a field that is absent already', unset(title, 'fill')],
    ['a place outside the list', addSlide(4, slide('four'))],
    ['a place between two places', addSlide(0.5, slide('four'))],
    ['a second slide of the same id', addSlide(0, slide('two'))],
    ['another id', set(title.to('id'), 'other')],
    ['another element under the same id', set(title, aText('x', { id: 'other' }))],
    ['the deck itself', { do: 'set', at: [], value: {} }],
    ['what every object inherits', { do: 'set', at: ['constructor', 'prototype', 'x'], value: 1 }],
    ['the length of a list', { do: 'set', at: ['slides', 'length'], value: 0 }],
  ];
  test.each(misfits)('%s', (_what, ...commands) => {
    expect(() => after(set(title.to('left'), 7), ...commands)).toThrow(CommandMisfit);
  });

  test('cannot reach what all objects share', () => {
    apply(deck, [{ do: 'set', at: ['design', '__proto__'], value: { tainted: true } }]);
    expect({}).not.toHaveProperty('tainted');
  });
});

describe('elements', () => {
  test('move together, and only those that are named', () => {
    const now = after(...moveElements(drawSlide(first, deck.design), ['one-b', 'one-c'], 5, -5));
    expect(now.slides[0]?.elements.map(({ left, top }) => [left, top])).toEqual([
      [100, 100],
      [105, 95],
      [105, 95],
      [100, 100],
    ]);
  });

  test.each<[Layer, string, string]>([
    ['front', 'ac', 'bdac'],
    ['back', 'bd', 'bdac'],
    ['forward', 'a', 'bacd'],
    ['forward', 'ab', 'cabd'],
    ['forward', 'd', 'abcd'],
    ['backward', 'c', 'acbd'],
    ['backward', 'bd', 'bdac'],
    ['backward', 'a', 'abcd'],
  ])('%s with %s gives %s', (layer, chosen, order) => {
    const ids = [...chosen].map((letter) => `one-${letter}`);
    expect(lettersOf(after(...reorderElements(first, ids, layer)))).toBe(order);
  });
});

describe('slides', () => {
  test('are added, moved and removed by their ids', () => {
    const commands = [
      addSlide(1, slide('four')),
      ...moveSlide(deck, 'three', 0),
      ...removeSlide(deck, 'two'),
    ];
    expect(idsOf(after(...commands))).toEqual(['three', 'one', 'four']);
  });

  test('a copy stands behind its slide, and what names an element names the copied one', () => {
    const spoken = slide('spoken', ['a']);
    spoken.elements[0]!.groups = ['group'];
    spoken.elements[0]!.link = { kind: 'slide', slideId: 'two' };
    const cue = { id: 'cue', action: 'enter', elementId: 'spoken-a' } as const;
    spoken.script = {
      type: 'doc',
      version: 1,
      content: [{ type: 'paragraph', content: [{ type: 'cue', attrs: cue }] }],
    };
    const start = aDeck({ slides: [spoken, slide('two')] });
    const { slides } = apply(start, [duplicateSlide(start, 'spoken', countingIds('new'))]).value;
    const copy = slides[1]!;
    expect(slides.map(({ id }) => id)).toEqual(['spoken', copy.id, 'two']);
    expect(copy.elements[0]).toMatchObject({ link: { slideId: 'two' }, text: aText('a').text });
    expect(JSON.stringify(copy)).not.toMatch(/"(?:spoken|spoken-a|group|cue)"[,}\]]/);
    expect(copy.script?.content[0]?.content?.[0]).toMatchObject({
      attrs: { elementId: copy.elements[0]!.id },
    });
  });
});

describe('what happens on a slide', () => {
  const grouped = aSlide({
    id: 'staged',
    elements: [aText('a', { id: 'a' }), aText('b', { id: 'b', groups: ['both'] })],
    builds: [build('a'), build('both'), { ...build('a'), paragraph: 1, kind: 'exit' }],
  });
  const staged = aDeck({ slides: [grouped] });

  test('goes with its element, that of a group with the last element of it', () => {
    const { value, inverse } = apply(staged, removeElements(grouped, ['a']));
    expect(value.slides[0]?.builds).toEqual([build('both')]);
    expect(apply(value, inverse).value).toEqual(staged);
    const both = apply(staged, removeElements(grouped, ['a', 'b'])).value;
    expect(both.slides[0]).not.toHaveProperty('builds');
  });

  test('names the elements of the copy on a copy, and so does what was kept of the file', () => {
    const kept = { of: 'a', xml: '<a/>', parts: [{ name: 'rId2', type: 'chart', target: 'chart1.xml' }] };
    const copy = slideCopy({ ...grouped, remainder: [kept] }, countingIds('new'));
    const [a, b] = copy.elements;
    expect(copy.builds?.map(({ elementId }) => elementId)).toEqual([a?.id, b?.groups?.[0], a?.id]);
    expect(copy.remainder).toEqual([{ ...kept, of: a?.id }]);
  });
});

describe('a section', () => {
  const inSections = aDeck({
    slides: [slide('one'), { ...slide('two'), section: 'Second' }, slide('three'), slide('four')],
  });
  const sections = (commands: readonly Command[]) =>
    apply(inSections, commands).value.slides.map(({ id, section }) => (section ? `${section}:${id}` : id));

  test('begins with the next slide when its first one goes or is moved away', () => {
    expect(sections(removeSlide(inSections, 'two'))).toEqual(['one', 'Second:three', 'four']);
    expect(sections(moveSlide(inSections, 'two', 3))).toEqual(['one', 'Second:three', 'four', 'two']);
    expect(sections(moveSlide(inSections, 'two', 1))).toEqual(['one', 'Second:two', 'three', 'four']);
  });

  test('does not begin a second time with a copy of its first slide', () => {
    expect(sections([duplicateSlide(inSections, 'two', countingIds('new'))])).toHaveLength(5);
    expect(sections([duplicateSlide(inSections, 'two', countingIds('new'))])[2]).toMatch(/^new/);
  });

  test('goes with the only slide that it has', () => {
    const alone = aDeck({ slides: [slide('one'), { ...slide('two'), section: 'Second' }] });
    expect(apply(alone, removeSlide(alone, 'two')).value.slides).toEqual([slide('one')]);
  });
});

test('changes that build on each other are one list of commands', () => {
  const ids = countingIds('new');
  const commands = together(
    deck,
    (now) => [duplicateSlide(now, 'one', ids)],
    (now) => [remove(slidePlace(now.slides[1]!.id).to('elements').item(0))],
  );
  const { value, inverse } = apply(deck, commands);
  expect(value.slides.map(({ elements }) => elements.length)).toEqual([4, 3, 4, 4]);
  expect(apply(value, inverse).value).toEqual(deck);
});

test('a value that the model does not know at a place is not compiled', () => {
  // @ts-expect-error a length is a number
  set(title.to('left'), '7');
  // @ts-expect-error no element has such a field
  title.to('colour');
  // @ts-expect-error an element is not without its kind
  expect(unset(title, 'type')).toEqual({ do: 'unset', at: [...title.path, 'type'] });
});

describe('the commands of one slide', () => {
  const commands = together(
    deck,
    () => addElements('one', 1, [aText('new', { id: 'new' })]),
    () => [set(elementPlace('one', 'new').to('left'), 7), set(elementPlace('two', 'two-a').to('left'), 8)],
    (now) => removeElements(now.slides[0]!, ['one-b']),
    (now) => moveSlide(now, 'one', 2),
    () => [set(deckPlace.to('design').to('theme').to('colors').to('dark1'), '#111111')],
    () => [move(elementPlace('one', 'new'), 0), unset(title, 'role')],
    (now) => removeSlide(now, 'three'),
  );

  test('make of it alone what all of them make of it in the deck, and lead back alike', () => {
    const { value, inverse } = apply(deck, commands);
    for (const id of ['one', 'two']) {
      const before = deck.slides.find((each) => each.id === id)!;
      const now = value.slides.find((each) => each.id === id)!;
      expect(apply(before, commandsOfSlide(commands, id)).value).toEqual(now);
      expect(apply(now, commandsOfSlide(inverse, id)).value).toEqual(before);
    }
    expect(commandsOfSlide(commands, 'three')).toEqual([]);
  });

  test('are refused where they name a slide by its place or replace it as a whole: neither could be saved', () => {
    const byPlace = set(deckPlace.to('slides').item(0).to('hidden'), true);
    for (const command of [byPlace, set(slidePlace('one'), first)])
      expect(() => commandsOfSlide([command], 'one')).toThrow(CommandMisfit);
  });
});
