import { describe, expect, test } from 'vitest';
import { defaultViewport as viewport } from '../deck.ts';
import { defaultAvatar } from '../defaults.ts';
import type { Drawn, DrawnElement } from '../drawn.ts';
import type { ShapeElement } from '../element.ts';
import { aText, countingIds } from '../testing.ts';
import type { PresenterLayout } from '../presenter-layout.ts';
import { contentBoxes, coveredShare } from './content-boxes.ts';
import { cornerBox } from './places.ts';
import { presenterSpots, smallSpot } from './spots.ts';

const usual = defaultAvatar(countingIds(), viewport);
const title = aText('Title', { left: 40, top: 20, width: 920, height: 80, role: 'title' });
const left = aText('Words on the left', { left: 40, top: 120, width: 500, height: 400 });
const all = aText('Words everywhere', { left: 0, top: 0, width: 1000, height: 560 });
const page = (elements: DrawnElement[], presenterLayout: PresenterLayout | null = null) => ({
  elements,
  presenterLayout,
});
const spotOf = (
  elements: DrawnElement[],
  own: PresenterLayout | null = null,
  deck: PresenterLayout = 'auto',
) => presenterSpots([page(elements, own)], viewport, deck)[0];

describe('left to itself, the presenter', () => {
  test('stands on the avatar element where that hides nothing', () => {
    expect(spotOf([title, left, usual])).toMatchObject({
      layout: 'slide',
      box: { left: 718.75, top: 187.5 },
    });
  });

  test('stands in the first corner that is free where the usual place is not', () => {
    const low = aText('Low', { left: 560, top: 420, width: 430, height: 130 });
    expect(spotOf([title, low, usual])).toEqual({ layout: 'corner', corner: 'bottom-left' });
  });

  test('stands beside a slide that is full', () => {
    expect(spotOf([all, usual])).toEqual({ layout: 'beside' });
  });

  test('stands where its owner has put it, whatever lies there', () => {
    const moved = { ...usual, left: 100 };
    expect(spotOf([all, moved])).toMatchObject({ layout: 'slide', box: { left: 100 } });
    expect(spotOf([all, moved], null, 'corner')).toMatchObject({ layout: 'slide' });
    expect(spotOf([all, moved], null, 'hidden')).toEqual({ layout: 'hidden' });
    expect(spotOf([all, moved], 'beside')).toEqual({ layout: 'beside' });
  });

  test('stands where it was framed otherwise, whatever lies there', () => {
    expect(spotOf([all, { ...usual, framing: 'head' }])).toMatchObject({
      layout: 'slide',
      box: { left: 718.75 },
      framing: 'head',
    });
  });

  test('stands beside every slide of a deck of which most are full, and else only beside those', () => {
    const [full, free] = [page([all, usual]), page([title, left, usual])];
    const layouts = (pages: ReturnType<typeof page>[]) =>
      presenterSpots(pages, viewport, 'auto').map(({ layout }) => layout);
    expect(layouts([full, full, free])).toEqual(['beside', 'beside', 'beside']);
    expect(layouts([full, free, free])).toEqual(['beside', 'slide', 'slide']);
  });
});

describe('a choice', () => {
  test('of the page comes before that of the deck', () => {
    expect(spotOf([left], 'hidden', 'beside')).toEqual({ layout: 'hidden' });
    expect(spotOf([left], null, 'beside')).toEqual({ layout: 'beside' });
    expect(spotOf([left], 'auto', 'beside')).toMatchObject({ layout: 'corner' });
  });

  test('of a corner never hides anything: without a free one it is smaller, or beside', () => {
    const but = aText('Most of it', { left: 0, top: 0, width: 860, height: 562 });
    expect(spotOf([but], 'corner')).toEqual({ layout: 'small', corner: 'bottom-right' });
    expect(spotOf([all], 'corner')).toEqual({ layout: 'beside' });
  });

  test('of the slide is the usual place, also where it hides something and where there is no element', () => {
    for (const elements of [[all, usual], [all]])
      expect(spotOf(elements, 'slide')).toMatchObject({ layout: 'slide', box: { left: 718.75 } });
  });

  test('of a small one without a free corner stands below the slide', () => {
    expect(spotOf([all], 'small')).toEqual({ layout: 'small', corner: undefined });
    expect(smallSpot(page([left]), viewport)).toEqual({ layout: 'small', corner: 'bottom-right' });
  });
});

describe('what is talked about', () => {
  const boxes = (...elements: DrawnElement[]) => contentBoxes(elements, viewport).length;
  const shape = (more: Partial<Drawn<ShapeElement>> = {}): Drawn<ShapeElement> => ({
    ...{ id: 's', type: 'shape', left: 700, top: 300, width: 200, height: 200, rotate: 0 },
    geometry: { kind: 'preset', name: 'rect' },
    ...more,
  });

  test('is not decoration, a page number, a text without words, an invisible shape or a ground', () => {
    const fill = { kind: 'solid', color: '#ffffff' } as const;
    const ground = { left: 0, top: 0, width: 1000, height: 562 };
    expect(
      boxes(
        usual,
        aText('7', { role: 'slide-number' }),
        aText(' \n '),
        shape(),
        shape({ ...ground, fill }),
        shape({ role: 'decoration', fill }),
      ),
    ).toBe(0);
    expect(boxes(left, shape({ fill }))).toBe(2);
  });

  test('is where it is seen: turned, a line without height, cut at the edge, or nowhere', () => {
    const stroke = { width: 2, color: '#000000' };
    const line = shape({ left: 700, top: 500, height: 0, stroke });
    expect(spotOf([line])).toMatchObject({ layout: 'corner', corner: 'bottom-left' });
    const upright = aText('Turned', { left: 700, top: 230, width: 500, height: 100, rotate: 90 });
    const [box] = contentBoxes([upright], viewport);
    expect(Object.values(box ?? {}).map(Math.round)).toEqual([900, 30, 100, 500]);
    expect(boxes(aText('Gone', { left: 1200 }))).toBe(0);
  });
});

test('no presenter in a corner covers anything, on slides of any ratio', () => {
  for (const height of [562.5, 750, 1400]) {
    const size = { width: 1000, height };
    for (let at = 0; at < 1000; at += 90) {
      const elements = [aText('Somewhere', { left: at, top: (at * height) / 1000, width: 350, height: 200 })];
      const [spot] = presenterSpots([page(elements)], size, 'corner');
      if (spot?.layout !== 'corner') throw new Error('there is always a corner beside one box');
      expect(coveredShare(cornerBox(spot.corner, 'corner', size), contentBoxes(elements, size))).toBe(0);
    }
  }
});
