import { describe, expect, test } from 'vitest';
import type { Anchor, ShapeElement } from '../element.ts';
import { drawSlide } from '../design/draw-slide.ts';
import { drawGeometry } from '../shapes/preset.ts';
import type { Slide } from '../slide.ts';
import { aDeck } from '../testing.ts';
import { apply } from './apply.ts';
import type { Command } from './command.ts';
import { lineEnds } from '../geometry/line-ends.ts';
import { connectEnd, linesAfter, nearestSite, sitesOf } from './connect.ts';
import { makeElement } from './make-element.ts';
import { elementPlace, set } from './place.ts';

const box = (id: string, left: number, top: number, more: Partial<ShapeElement> = {}): ShapeElement => ({
  id,
  type: 'shape',
  left,
  top,
  width: 100,
  height: 60,
  rotate: 0,
  geometry: { kind: 'preset', name: 'rect' },
  ...more,
});
const glued = (preset: string, start?: Anchor, end?: Anchor): ShapeElement => ({
  ...(makeElement(
    { type: 'shape', preset },
    { left: 0, top: 0, width: 10, height: 10 },
    () => 'line',
  ) as ShapeElement),
  ...(start && { start }),
  ...(end && { end }),
});
const slide = (...elements: ShapeElement[]): Slide => ({ id: 'slide', elements });
const deckOf = (...elements: ShapeElement[]) => aDeck({ slides: [slide(...elements)] });
const drawn = (deck: ReturnType<typeof deckOf>) => drawSlide(deck.slides[0]!, deck.design);
const after = (deck: ReturnType<typeof deckOf>, commands: readonly Command[]) => apply(deck, commands).value;
const lineIn = (deck: ReturnType<typeof deckOf>) => drawn(deck).elements.find(({ id }) => id === 'line')!;
const right: Anchor = { elementId: 'a', site: 3 };
const left: Anchor = { elementId: 'b', site: 1 };

const rounded = ({ x, y }: { x: number; y: number }) => [Math.round(x), Math.round(y)];

/** The corners of a line on the slide, from its start to its end. */
function corners(deck: ReturnType<typeof deckOf>): number[][] {
  const line = lineIn(deck);
  if (line.type !== 'shape') throw new Error('not a line');
  const { d } = drawGeometry(line.geometry, line).paths[0]!;
  const numbers = d.match(/-?\d+(?:\.\d+)?/g)!.map(Number);
  const angle = (line.rotate * Math.PI) / 180;
  const [cx, cy] = [line.width / 2, line.height / 2];
  return numbers.flatMap((value, index) => {
    if (index % 2 === 1) return [];
    const x = (line.flipHorizontal ? line.width - value : value) - cx;
    const y = (line.flipVertical ? line.height - numbers[index + 1]! : numbers[index + 1]!) - cy;
    return [
      rounded({
        x: line.left + cx + x * Math.cos(angle) - y * Math.sin(angle),
        y: line.top + cy + x * Math.sin(angle) + y * Math.cos(angle),
      }),
    ];
  });
}

describe('sites', () => {
  test('are turned and mirrored with their element', () => {
    const [plain, turned, mirrored] = [
      box('a', 100, 100),
      box('b', 100, 100, { rotate: 90 }),
      box('c', 100, 100, { flipHorizontal: true }),
    ].map((each) => sitesOf(drawn(deckOf(each)).elements[0]!)[3]!);
    expect([rounded(plain!), plain!.angle]).toEqual([[200, 130], 0]);
    expect([rounded(turned!), turned!.angle]).toEqual([[150, 180], 90]);
    expect([rounded(mirrored!), mirrored!.angle]).toEqual([[100, 130], 180]);
  });

  test('the nearest one within reach is found, but none of a line', () => {
    const deck = deckOf(box('a', 100, 100), glued('line'));
    expect(nearestSite(drawn(deck), { x: 205, y: 133 }, 10)?.anchor).toEqual(right);
    expect(nearestSite(drawn(deck), { x: 230, y: 133 }, 10)).toBeUndefined();
    expect(nearestSite(drawn(deck), { x: 1, y: 1 }, 10)).toBeUndefined();
  });
});

describe('lines that are glued', () => {
  test.each(['line', 'elbowArrow', 'curve'])('%s follows what it is glued to', (preset) => {
    const start = deckOf(box('a', 100, 100), box('b', 500, 300), glued(preset, right, left));
    const moved = after(start, [set(elementPlace('slide', 'b').to('top'), 20)]);
    const now = after(moved, linesAfter(drawn(moved), ['b']));
    const { start: from, end: to } = lineEnds(lineIn(now));
    expect([rounded(from), rounded(to)]).toEqual([
      [200, 130],
      [500, 50],
    ]);
    expect(linesAfter(drawn(now), ['b'])).toEqual([]);
  });

  test('stay where nothing of theirs was moved, and where what they were glued to is gone', () => {
    const deck = deckOf(
      box('a', 100, 100),
      box('c', 0, 0),
      glued('line', right, { elementId: 'gone', site: 0 }),
    );
    expect(linesAfter(drawn(deck), ['c'])).toEqual([]);
    const now = after(deck, linesAfter(drawn(deck), ['a']));
    expect(rounded(lineEnds(lineIn(now)).end)).toEqual([10, 10]);
  });

  test('let go of what does not come with them', () => {
    const deck = deckOf(box('a', 100, 100), box('b', 500, 300), glued('line', right, left));
    const alone = after(deck, linesAfter(drawn(deck), ['line']));
    expect(alone.slides[0]!.elements[2]).not.toHaveProperty('start');
    expect(alone.slides[0]!.elements[2]).not.toHaveProperty('end');
    const withOne = after(deck, linesAfter(drawn(deck), ['line', 'a']));
    expect(withOne.slides[0]!.elements[2]).toMatchObject({ start: right });
    expect(withOne.slides[0]!.elements[2]).not.toHaveProperty('end');
  });
});

describe('bent lines leave and come from outside', () => {
  const cases: [string, ShapeElement, Anchor, Anchor, number[][]][] = [
    [
      'ahead',
      box('b', 500, 300),
      right,
      left,
      [
        [200, 130],
        [350, 130],
        [350, 330],
        [500, 330],
      ],
    ],
    [
      'behind',
      box('b', 0, 300),
      right,
      left,
      [
        [200, 130],
        [220, 130],
        [220, 230],
        [-20, 230],
        [-20, 330],
        [0, 330],
      ],
    ],
    [
      'to the far side',
      box('b', 500, 300),
      right,
      { elementId: 'b', site: 3 },
      [
        [200, 130],
        [620, 130],
        [620, 330],
        [600, 330],
      ],
    ],
    [
      'from above',
      box('b', 500, 300),
      right,
      { elementId: 'b', site: 0 },
      [
        [200, 130],
        [550, 130],
        [550, 300],
      ],
    ],
    [
      'from below',
      box('b', 500, 300),
      right,
      { elementId: 'b', site: 2 },
      [
        [200, 130],
        [375, 130],
        [375, 380],
        [550, 380],
        [550, 360],
      ],
    ],
    [
      'down from the bottom',
      box('b', 300, 400),
      { elementId: 'a', site: 2 },
      { elementId: 'b', site: 0 },
      [
        [150, 160],
        [150, 280],
        [350, 280],
        [350, 400],
      ],
    ],
  ];
  test.each(cases)('%s', (_where, other, start, end, expected) => {
    const deck = deckOf(box('a', 100, 100), other, glued('elbow', start, end));
    expect(corners(after(deck, linesAfter(drawn(deck), ['a'])))).toEqual(expected);
  });
});

describe('an end that is dragged', () => {
  const deck = deckOf(box('a', 100, 100), glued('arrow'));
  test('is glued to a site, and the other end stays', () => {
    const site = nearestSite(drawn(deck), { x: 200, y: 130 }, 5)!;
    const now = after(deck, connectEnd(drawn(deck), 'line', 'end', site));
    expect(now.slides[0]!.elements[1]).toMatchObject({ end: right });
    const { start, end } = lineEnds(lineIn(now));
    expect([rounded(start), rounded(end)]).toEqual([
      [0, 0],
      [200, 130],
    ]);
    const freed = after(now, connectEnd(drawn(now), 'line', 'end', { x: 300, y: -50 }));
    expect(freed.slides[0]!.elements[1]).not.toHaveProperty('end');
    expect(rounded(lineEnds(lineIn(freed)).end)).toEqual([300, -50]);
    expect(lineIn(freed)).toMatchObject({ flipVertical: true });
  });

  test('of something that is no line does nothing', () => {
    expect(connectEnd(drawn(deck), 'a', 'end', { x: 0, y: 0 })).toEqual([]);
    expect(connectEnd(drawn(deck), 'nobody', 'end', { x: 0, y: 0 })).toEqual([]);
  });
});
