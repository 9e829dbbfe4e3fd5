import { describe, expect, test } from 'vitest';
import type { Slide } from '../slide.ts';
import { aDeck, aSlide, countingIds } from '../testing.ts';
import { apply } from './apply.ts';
import type { Command } from './command.ts';
import { endSection, moveSection, nameSection, sectionsOf } from './sections.ts';
import { arrangeSlides, duplicateSlides, moveSlides, removeSlides } from './slides.ts';

/** Slides by their ids; `A:1` begins section A. */
const deckOf = (line: string) =>
  aDeck({
    slides: line.split(' ').map((word): Slide => {
      const [id = '', section] = word.split(':').toReversed();
      return aSlide({ id, ...(section !== undefined && { section }) });
    }),
  });

const lineOf = (slides: readonly Slide[]) =>
  slides.map(({ id, section }) => (section === undefined ? id : `${section}:${id}`)).join(' ');

/** What commands make of a deck; undoing them has to give it back. */
function after(line: string, change: (deck: ReturnType<typeof deckOf>) => readonly Command[]): string {
  const deck = deckOf(line);
  const { value, inverse } = apply(deck, change(deck));
  expect(apply(value, inverse).value).toEqual(deck);
  return lineOf(value.slides);
}

describe('slides that are moved together', () => {
  test.each([
    ['1 2 3 4 5', ['2', '4'], 0, '2 4 1 3 5'],
    ['1 2 3 4 5', ['4', '2'], 5, '1 3 5 2 4'],
    ['1 2 3 4 5', ['1', '2'], 4, '3 4 1 2 5'],
    ['1 2 3 4 5', ['2', '3'], 2, '1 2 3 4 5'],
    ['1 2 3 4 5', ['1', '5'], 3, '2 3 1 5 4'],
    // A section goes on without its first slide, and takes in what is put into it.
    ['A:1 2 B:3 4', ['1'], 4, 'A:2 B:3 4 1'],
    ['A:1 2 B:3 4', ['3'], 1, 'A:1 3 2 B:4'],
    // The only slide of a section that is put into another one is in that one.
    ['A:1 2 B:3', ['3'], 1, 'A:1 3 2'],
    // What is put in front of all sections is in the first.
    ['A:1 2 B:3 4', ['4'], 0, 'A:4 1 2 B:3'],
    ['A:1 2 B:3 4', ['3', '4'], 0, 'B:3 4 A:1 2'],
  ])('%s with %j before place %i is %s', (line, ids, gap, expected) => {
    expect(after(line, (deck) => moveSlides(deck, ids, gap))).toBe(expected);
  });

  test('are told to the server one by one, and those that stay are not told', () => {
    expect(moveSlides(deckOf('1 2 3 4 5'), ['4', '5'], 0)).toHaveLength(2);
  });
});

test('slides that go leave their section to the first one that stays', () => {
  expect(after('A:1 2 3 B:4', (deck) => removeSlides(deck, ['1', '2']))).toBe('A:3 B:4');
  expect(after('A:1 2 B:3 4', (deck) => removeSlides(deck, ['1', '2', '3']))).toBe('B:4');
});

test('copies of several slides stand behind the last of them', () => {
  const deck = deckOf('A:1 2 3');
  const { commands, copies } = duplicateSlides(deck, ['1', '2'], countingIds('copy'));
  const { slides } = apply(deck, commands).value;
  expect(slides.map(({ id }) => id)).toEqual(['1', '2', ...copies.map(({ id }) => id), '3']);
  expect(copies.every(({ section }) => section === undefined)).toBe(true);
});

describe('a section', () => {
  test('is what stands between two names', () => {
    expect(sectionsOf(deckOf('1 A:2 3 B:4'))).toEqual([
      { name: undefined, slideIds: ['1'] },
      { name: 'A', slideIds: ['2', '3'] },
      { name: 'B', slideIds: ['4'] },
    ]);
  });

  test('begins, gets another name and ends', () => {
    expect(after('1 2 3', () => [nameSection('2', 'A')])).toBe('1 A:2 3');
    expect(after('1 A:2 3', () => [nameSection('2', 'B')])).toBe('1 B:2 3');
    expect(after('1 A:2 3', () => [endSection('2')])).toBe('1 2 3');
  });

  test('changes places with its neighbour, and stays where there is none', () => {
    expect(after('A:1 2 B:3 C:4 5', (deck) => moveSection(deck, '3', 'up'))).toBe('B:3 A:1 2 C:4 5');
    expect(after('A:1 2 B:3 C:4 5', (deck) => moveSection(deck, '3', 'down'))).toBe('A:1 2 C:4 5 B:3');
    expect(after('A:1 2 B:3', (deck) => moveSection(deck, '1', 'up'))).toBe('A:1 2 B:3');
  });
});

test.each([
  ['1 2 3', '3 1 2'],
  ['1 2 3', '2'],
  ['1 2', '3 1 4 2'],
  ['1 2 3', '4 5'],
])('a deck of %s is brought into the order %s', (line, wanted) => {
  expect(after(line, (deck) => arrangeSlides(deck, deckOf(wanted).slides))).toBe(wanted);
});
