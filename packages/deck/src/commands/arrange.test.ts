import { describe, expect, test } from 'vitest';
import { drawSlide } from '../design/draw-slide.ts';
import { defaultDesign } from '../default-design.ts';
import { boundsOf } from '../geometry/bounds.ts';
import type { Slide } from '../slide.ts';
import { aDeck, aText, countingIds } from '../testing.ts';
import {
  alignElements,
  type Chosen,
  distributeElements,
  flagElements,
  flipElements,
  matchSize,
  placeElements,
} from './arrange.ts';
import { apply } from './apply.ts';
import type { Command } from './command.ts';
import { duplicateElements } from './duplicate.ts';
import { groupElements, ungroupElements, unitOf, unitsOf } from './groups.ts';

const page = { width: 1000, height: 500 };

type Spec = { id: string; at: [left: number, top: number, width: number, height: number]; groups?: string[] };

const slideOf = (specs: readonly Spec[]): Slide => ({
  id: 's',
  elements: specs.map(({ id, at: [left, top, width, height], groups }) =>
    aText(id, { id, left, top, width, height, ...(groups && { groups }) }),
  ),
});

const chosenOf = (slide: Slide, ids = slide.elements.map(({ id }) => id)): Chosen => ({
  slideId: slide.id,
  elements: drawSlide(slide, defaultDesign).elements.filter(({ id }) => ids.includes(id)),
});

const after = (slide: Slide, commands: readonly Command[]): Slide => {
  const [next] = apply(aDeck({ slides: [slide] }), commands).value.slides;
  if (!next) throw new Error('The slide is gone');
  return next;
};

const lefts = (slide: Slide) => slide.elements.map(({ left }) => left);

const three = slideOf([
  { id: 'a', at: [10, 0, 100, 50] },
  { id: 'b', at: [300, 100, 50, 50] },
  { id: 'c', at: [500, 200, 200, 50] },
]);

describe('aligning', () => {
  test.each([
    ['left', false, [10, 10, 10]],
    ['right', false, [600, 650, 500]],
    ['center', false, [305, 330, 255]],
    ['left', true, [0, 0, 0]],
    ['right', true, [900, 950, 800]],
  ] as const)('%s (to the page: %s), and again changes nothing', (side, toPage, expected) => {
    const once = after(three, alignElements(chosenOf(three), side, page, toPage));
    expect(lefts(once)).toEqual(expected);
    expect(alignElements(chosenOf(once), side, page, toPage)).toEqual([]);
  });

  test('one alone follows the page', () => {
    const once = after(three, alignElements(chosenOf(three, ['b']), 'center', page));
    expect(lefts(once)).toEqual([10, 475, 500]);
  });

  test('a group moves as one', () => {
    const slide = slideOf([
      { id: 'a', at: [0, 0, 100, 50] },
      { id: 'b', at: [200, 0, 50, 50], groups: ['g'] },
      { id: 'c', at: [300, 0, 50, 50], groups: ['g'] },
    ]);
    expect(lefts(after(slide, alignElements(chosenOf(slide), 'left', page)))).toEqual([0, 0, 100]);
  });

  test('a turned element is aligned by what is seen of it', () => {
    const slide: Slide = {
      id: 's',
      elements: [
        aText('a', { id: 'a', left: 200, top: 0, width: 100, height: 20, rotate: 90 }),
        aText('b', { id: 'b', left: 40, top: 100, width: 100, height: 20 }),
      ],
    };
    const once = after(slide, alignElements(chosenOf(slide), 'left', page));
    expect(chosenOf(once).elements.map((each) => Math.round(boundsOf(each).left))).toEqual([40, 40]);
  });
});

describe('distributing', () => {
  test('makes gaps equal between the outer two, and again changes nothing', () => {
    const once = after(three, distributeElements(chosenOf(three), 'x', page));
    expect(lefts(once)).toEqual([10, 280, 500]);
    expect(distributeElements(chosenOf(once), 'x', page)).toEqual([]);
  });

  test('over the page reaches its edges', () => {
    expect(lefts(after(three, distributeElements(chosenOf(three), 'x', page, true)))).toEqual([0, 425, 800]);
  });

  test('needs three', () => {
    expect(distributeElements(chosenOf(three, ['a', 'b']), 'x', page)).toEqual([]);
  });
});

test('the same size is that of the largest, and again changes nothing', () => {
  const once = after(three, matchSize(chosenOf(three), 'x'));
  expect(once.elements.map(({ width }) => width)).toEqual([200, 200, 200]);
  expect(lefts(once)).toEqual([-40, 225, 500]);
  expect(matchSize(chosenOf(once), 'x')).toEqual([]);
});

test('mirroring several changes their places, and twice is as before', () => {
  const once = after(three, flipElements(chosenOf(three), 'x'));
  expect(lefts(once)).toEqual([600, 360, 10]);
  const twice = after(once, flipElements(chosenOf(once), 'x'));
  expect(lefts(twice)).toEqual(lefts(three));
  expect(twice.elements.map(({ flipHorizontal }) => flipHorizontal)).toEqual([false, false, false]);
});

test('only what changes is written', () => {
  expect(placeElements('s', chosenOf(three, ['a']).elements, () => ({ left: 10, top: 7 }))).toHaveLength(1);
});

test('the columns of a table grow with it', () => {
  const slide: Slide = {
    id: 's',
    elements: [
      {
        id: 't',
        type: 'table',
        left: 0,
        top: 0,
        width: 100,
        height: 40,
        rotate: 0,
        columns: [40, 60],
        rows: [40],
        cells: [[null, null]],
      },
    ],
  };
  const wide = after(
    slide,
    placeElements('s', chosenOf(slide).elements, () => ({ width: 200 })),
  );
  expect(wide.elements[0]).toMatchObject({ width: 200, columns: [80, 120], rows: [40] });
});

test('a lock is put on once and taken off whole', () => {
  const locked = after(three, flagElements(three, ['a', 'b'], 'locked', true));
  expect(locked.elements.map((each) => each.locked)).toEqual([true, true, undefined]);
  expect(flagElements(locked, ['a', 'b'], 'locked', true)).toEqual([]);
  expect(after(locked, flagElements(locked, ['a', 'b'], 'locked', false))).toEqual(three);
});

describe('groups', () => {
  const groupsIn = (slide: Slide) =>
    slide.elements.map(({ id, groups }) => [id, ...(groups ?? [])].join(' '));

  test('gather their elements below the foremost', () => {
    const grouped = after(three, groupElements(three, ['a', 'c'], countingIds('g')));
    expect(groupsIn(grouped)).toEqual(['b', 'a g-1', 'c g-1']);
    expect(unitOf(grouped.elements, 'a')).toEqual(['a', 'c']);
  });

  test('can hold groups, and come apart from outside', () => {
    const newId = countingIds('g');
    const inner = after(three, groupElements(three, ['a', 'b'], newId));
    const outer = after(inner, groupElements(inner, ['a', 'b', 'c'], newId));
    expect(groupsIn(outer)).toEqual(['a g-2 g-1', 'b g-2 g-1', 'c g-2']);
    expect(unitsOf(outer.elements)).toHaveLength(1);
    expect(unitsOf(outer.elements, 'g-2')).toHaveLength(2);
    const apart = after(outer, ungroupElements(outer, ['a', 'b', 'c']));
    expect(groupsIn(apart)).toEqual(['a g-1', 'b g-1', 'c']);
  });

  test('inside of a group that was entered become a part of it', () => {
    const newId = countingIds('g');
    const outer = after(three, groupElements(three, ['a', 'b', 'c'], newId));
    const inner = after(outer, groupElements(outer, ['a', 'b'], newId, 'g-1'));
    expect(groupsIn(inner)).toEqual(['a g-1 g-2', 'b g-1 g-2', 'c g-1']);
  });

  test('of one unit are not made', () => {
    const newId = countingIds('g');
    const grouped = after(three, groupElements(three, ['a', 'b'], newId));
    expect(groupElements(grouped, ['a', 'b'], newId)).toEqual([]);
    expect(groupElements(grouped, ['c'], newId)).toEqual([]);
  });
});

describe('copies', () => {
  test('stand in front, beside the originals, in a group of their own', () => {
    const newId = countingIds('n');
    const grouped = after(three, groupElements(three, ['a', 'b'], countingIds('g')));
    const { commands, ids } = duplicateElements(
      grouped.elements,
      chosenOf(grouped, ['a', 'b']),
      { x: 20, y: 20 },
      newId,
    );
    const more = after(grouped, commands);
    expect(more.elements.map(({ id }) => id)).toEqual(['a', 'b', ...ids, 'c']);
    const [copy, other] = more.elements.filter(({ id }) => ids.includes(id));
    expect(copy).toMatchObject({ left: 30, top: 20 });
    expect(copy?.groups).toEqual(other?.groups);
    expect(copy?.groups).not.toEqual(['g-1']);
  });

  test('of a part stay in its group', () => {
    const grouped = after(three, groupElements(three, ['a', 'b'], countingIds('g')));
    const chosen = { ...chosenOf(grouped, ['a']), entered: 'g-1' };
    const { commands, ids } = duplicateElements(grouped.elements, chosen, { x: 0, y: 0 }, countingIds('n'));
    expect(after(grouped, commands).elements.find(({ id }) => id === ids[0])?.groups).toEqual(['g-1']);
  });
});
