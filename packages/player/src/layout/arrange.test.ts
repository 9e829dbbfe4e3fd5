import type { PresenterSpot } from '@app/deck/presenter/spots.ts';
import { describe, expect, test } from 'vitest';
import { arrange, stageHeight, stillStage } from './arrange.ts';

const wide = { width: 1000, height: 562.5 };
const old = { width: 1000, height: 750 };
const beside: PresenterSpot = { layout: 'beside' };
const corner: PresenterSpot = { layout: 'corner', corner: 'bottom-right' };
const below: PresenterSpot = { layout: 'small', corner: undefined };
const onElement: PresenterSpot = {
  layout: 'slide',
  box: { left: 718.75, top: 187.5, width: 281.25, height: 375 },
  rotate: 0,
  framing: 'whole',
};
const hidden: PresenterSpot = { layout: 'hidden' };
const spots = [beside, corner, below, onElement, hidden];

type Box = { left: number; top: number; width: number; height: number };
const meets = (one: Box, other: Box) =>
  one.left + one.width > other.left + 0.01 &&
  other.left + other.width > one.left + 0.01 &&
  one.top + one.height > other.top + 0.01 &&
  other.top + other.height > one.top + 0.01;

/** Rooms that a talk gets: beside its contents, full screen, a phone upright and on its side, the home page. */
const rooms = [wide, old].flatMap((viewport) => [
  ...[1028, 760, 390, 360].map((width) => ({
    name: `${width} wide`,
    room: { width, height: stageHeight(width, { viewport, hasWords: true, spots: [beside] }), viewport },
  })),
  { name: 'full screen', room: { width: 1920, height: 1000, viewport } },
  { name: 'a phone on its side', room: { width: 844, height: 310, viewport } },
  { name: 'a phone in full screen', room: { width: 390, height: 760, viewport } },
  { name: 'no room below', room: { width: 620, height: 349, viewport } },
]);

describe.each(rooms)('in $name, $room.viewport.height high', ({ room: size }) => {
  const room = { ...size, hasWords: true };

  test.each(spots)('nothing lies over anything: $layout', (spot) => {
    const { slide, person, words } = arrange(spot, room);
    for (const { left, top, width, height } of [slide, words, ...(person ? [person] : [])]) {
      expect(Math.min(left, top, width)).toBeGreaterThanOrEqual(-0.01);
      expect(left + width).toBeLessThanOrEqual(room.width + 0.01);
      expect(top + height).toBeLessThanOrEqual(room.height + 0.01);
    }
    expect(slide.height / slide.width).toBeCloseTo(room.viewport.height / room.viewport.width);
    const isApart = spot.layout === 'beside' || spot === below;
    expect(person !== undefined && meets(person, words)).toBe(false);
    expect(meets(slide, words)).toBe(words.over);
    expect(isApart && person !== undefined && meets(person, slide)).toBe(false);
    expect(words.fontSize * 10).toBeLessThan(words.width);
  });
});

test('beside its presenter a slide takes 70 to 76 of 100 of the width, and captions have room below', () => {
  for (const viewport of [wide, old]) {
    const width = 1028;
    const height = stageHeight(width, { viewport, hasWords: true, spots: [beside, beside, corner] });
    const { slide, words } = arrange(beside, { width, height, viewport, hasWords: true });
    expect(slide.width / width).toBeGreaterThanOrEqual(0.7);
    expect(slide.width / width).toBeLessThanOrEqual(0.76);
    expect(words.over).toBe(false);
  }
});

test('with the presenter on it, or without one, a slide takes the whole width and captions stand below', () => {
  const height = stageHeight(1028, { viewport: wide, hasWords: true, spots: [corner] });
  for (const spot of [corner, onElement, hidden]) {
    const { slide, words } = arrange(spot, { width: 1028, height, viewport: wide, hasWords: true });
    expect(Math.round(slide.width)).toBe(1028);
    expect(words.over).toBe(false);
  }
});

test('where captions below would make the slide small they lie on its end, clear of the presenter', () => {
  const room = { width: 620, height: 349, viewport: wide, hasWords: true };
  const { slide, words, person } = arrange(onElement, room);
  expect(Math.round(slide.width)).toBe(620);
  expect(words.over).toBe(true);
  expect(words.left + words.width).toBeLessThanOrEqual(person!.left + 0.01);
});

test('on a phone the presenter stands below the slide beside the captions', () => {
  const height = stageHeight(390, { viewport: wide, hasWords: true, spots: [beside] });
  const { slide, person, words } = arrange(beside, { width: 390, height, viewport: wide, hasWords: true });
  expect(slide.width).toBe(390);
  expect(person).toMatchObject({ look: 'round', width: 78 });
  expect(person!.top).toBeGreaterThan(slide.height);
  expect(words.width).toBeGreaterThan(280);
});

test.each(spots.map((spot) => [spot.layout, spot] as const))(
  'a picture of the stage is just as high as its slide and whoever stands there: %s',
  (_name, spot) => {
    for (const viewport of [wide, old]) {
      const { width, height, slide, person } = stillStage(spot, viewport);
      expect(slide.height / slide.width).toBeCloseTo(viewport.height / viewport.width);
      expect(Math.min(slide.left, slide.top)).toBeGreaterThanOrEqual(-0.01);
      const bottom = Math.max(slide.top + slide.height, person ? person.top + person.height : 0);
      expect(bottom).toBeLessThanOrEqual(height + 0.01);
      expect(height - bottom).toBeLessThan(10);
      expect(person ? person.left + person.width : 0).toBeLessThanOrEqual(width + 0.01);
    }
  },
);

test('on the slide as much of the presenter is seen as its element says', () => {
  const room = { ...wide, viewport: wide, hasWords: false };
  expect(arrange({ ...onElement, framing: 'half' }, room).person).toMatchObject({
    look: 'half',
    left: 718.75,
  });
  expect(arrange(onElement, room).person).toMatchObject({ look: 'whole' });
});
