import { describe, expect, test } from 'vitest';
import { pageTexts } from '../project/components/page/messages.ts';
import { stepTexts } from './messages.ts';
import {
  deskSize,
  dockPlace,
  freePlace,
  isDrag,
  isLow,
  isOverContent,
  locationOf,
  movedByKey,
  phonePlace,
  placeIn,
  smallSize,
  tipFor,
  tipSide,
} from './rules.ts';

const size = (width: number, height: number) => ({ width, height });
const saved = (top: number, left: number, windowWidth: number, windowHeight: number) => ({
  top,
  left,
  windowWidth,
  windowHeight,
});

describe('the place', () => {
  test.each([
    ['where the spec puts it', size(1440, 900), null, { top: 200, left: 1332 }],
    ['where the spec puts it, in another window', size(1024, 768), undefined, { top: 200, left: 916 }],
    ['inside a very small window', size(80, 200), null, { top: 82, left: 0 }],
    ['where it was put', size(1440, 900), saved(300, 600, 1440, 900), { top: 300, left: 600 }],
    [
      'at the same share of a smaller one',
      size(720, 450),
      saved(300, 600, 1440, 900),
      { top: 150, left: 300 },
    ],
    [
      'at the same share of a larger one',
      size(2880, 1800),
      saved(300, 600, 1440, 900),
      { top: 600, left: 1200 },
    ],
    ['inside, from the right edge', size(1000, 900), saved(0, 1352, 1440, 900), { top: 0, left: 912 }],
    ['inside, from the bottom', size(1440, 400), saved(782, 0, 1440, 900), { top: 282, left: 0 }],
    ['inside, from nonsense', size(1440, 900), saved(-500, 99_999, 1440, 900), { top: 0, left: 1352 }],
  ])('is %s', (_, window, location, place) => {
    expect(placeIn(window, location)).toEqual(place);
  });

  test('is saved together with its window, and comes back as it was', () => {
    const location = locationOf({ top: 120, left: 340 }, size(1440, 900));
    expect(location).toEqual(saved(120, 340, 1440, 900));
    expect(placeIn(size(1440, 900), location)).toEqual({ top: 120, left: 340 });
  });

  test('on a phone is above the bottom bar', () => {
    expect(phonePlace(size(360, 740))).toEqual({ top: 608, left: 300 });
  });

  test('in a dock is its middle', () => {
    expect(dockPlace({ top: 600, left: 16, width: 60, height: 60 })).toEqual({ top: 608, left: 24 });
  });

  test.each([
    ['beside what the screen shows', 1_900, false],
    ['on what the screen shows', 1_440, true],
  ])('where the spec puts it is %s in a window of %i px', (_, width, isOver) => {
    // The frame: navigation, then a screen of at most 1280 px in the middle of the rest, with its margins.
    const room = width - 216;
    const wide = Math.min(1_280, room);
    const content = { top: 0, left: 216 + (room - wide) / 2 + 36, width: wide - 72, height: 3_000 };
    expect(isOverContent(placeIn(size(width, 900), null), deskSize, content)).toBe(isOver);
  });
});

test.each([
  [0, false],
  [1, true],
  [10, true],
  [11, false],
  [100, false],
])('%i uses are few: %s', (count, low) => {
  expect(isLow(count)).toBe(low);
});

test.each([
  [0, 0, 0, false],
  [1, 0, 0, false],
  [0, 1, 300, false],
  [1, 1, 0, true],
  [2, 0, 0, true],
  [0, -2, 0, true],
  [0, 0, 300, false],
  [0, 0, 301, true],
])('a press that moved %i, %i in %i ms is a drag: %s', (x, y, ms, expected) => {
  expect(isDrag(x, y, ms)).toBe(expected);
});

test.each([
  ['ArrowLeft', false, { top: 200, left: 90 }],
  ['ArrowRight', false, { top: 200, left: 110 }],
  ['ArrowUp', false, { top: 190, left: 100 }],
  ['ArrowDown', true, { top: 201, left: 100 }],
  ['Enter', false, undefined],
])('%s with Shift %s moves to %j', (key, isFine, place) => {
  expect(movedByKey({ top: 200, left: 100 }, key, isFine)).toEqual(place);
});

describe('a main button', () => {
  const window = size(1000, 800);
  const place = { top: 200, left: 892 };
  const button = (left: number, top: number, width = 100, height = 40) => ({ left, top, width, height });

  test.each([
    ['that is elsewhere changes nothing', [button(0, 0)], place],
    ['that touches it changes nothing', [button(792, 200)], place],
    ['below its upper edge: it goes below', [button(880, 190)], { top: 238, left: 892 }],
    ['over its lower edge: it goes above', [button(880, 300)], { top: 174, left: 892 }],
    ['that is a wall: it goes to the side', [button(900, 0, 100, 800)], { top: 200, left: 804 }],
    ['beside another one: it covers neither', [button(880, 190), button(880, 330)], { top: 200, left: 784 }],
  ])('%s', (_, buttons, expected) => {
    expect(freePlace(place, deskSize, buttons, window)).toEqual(expected);
  });

  test('that fills the window cannot be avoided', () => {
    expect(freePlace(place, deskSize, [button(0, 0, 1000, 800)], window)).toEqual(place);
  });

  test('at the bottom of a phone pushes it up', () => {
    const phone = size(360, 740);
    const wide = button(16, 610, 328, 48);
    expect(freePlace(phonePlace(phone), smallSize, [wide], phone)).toEqual({ top: 558, left: 300 });
  });
});

test.each([
  [
    { top: 200, left: 1332 },
    { x: 'left', y: 'down' },
  ],
  [
    { top: 700, left: 1332 },
    { x: 'left', y: 'up' },
  ],
  [
    { top: 200, left: 100 },
    { x: 'right', y: 'down' },
  ],
])('the tip of %j opens to %j', (place, side) => {
  expect(tipSide(place, size(1440, 900))).toEqual(side);
});

test.each([
  ['sceneSelection', 0, '/project', 'sceneSelection', undefined],
  ['complete-all', 0, '/project', 'no', '/index/upgrade'],
  [undefined, 0, '/project', 'no', '/index/upgrade'],
  [undefined, 1, '/project', 'project', '/project?new=1'],
  [undefined, undefined, '/upload', 'upload', '/rights-details'],
  [undefined, 500, '/rights-details', 'rights', '/credit-usage'],
  ['complete-all', 500, '/record', 'usual', '/rights-details'],
] as const)('at step %s with %s uses on %s the tip is %s and leads to %s', (step, count, path, id, to) => {
  const tip = tipFor(step, count, path);
  expect([tip.id, tip.to]).toEqual([id, to]);
});

test.each(['zh', 'en'] as const)(
  'the tips of the editor name the button that is there, in %s',
  (language) => {
    const button = pageTexts.confirm[language];
    for (const step of ['generateText', 'voiceoverScript'] as const)
      expect(stepTexts[step][language]).toContain(button);
    for (const tip of [pageTexts.tipWritten, pageTexts.tipAgain]) expect(tip[language]).toContain(button);
  },
);
