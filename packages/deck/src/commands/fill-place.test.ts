import { expect, test } from 'vitest';
import { slideOnLayout } from '../design/default-slide.ts';
import { drawSlide } from '../design/draw-slide.ts';
import { defaultDesign } from '../default-design.ts';
import type { SlideElement } from '../element.ts';
import { aDeck, countingIds } from '../testing.ts';
import { apply } from './apply.ts';
import { fillPlace } from './fill-place.ts';

const layout = (wanted: string) => {
  const found = defaultDesign.masters[0]?.layouts.find(({ id }) => id === wanted);
  if (!found) throw new Error(`no layout ${wanted}`);
  return found;
};
const slideOn = (id: string) => slideOnLayout(layout(id), countingIds());
const chart: SlideElement = {
  id: 'chart',
  type: 'chart',
  left: 260,
  top: 130,
  width: 480,
  height: 300,
  rotate: 0,
  chart: 'column',
  categories: ['1'],
  series: [{ name: 'a', values: [1] }],
};
const picture: SlideElement = {
  id: 'picture',
  type: 'image',
  url: '/x.png',
  left: 0,
  top: 0,
  width: 400,
  height: 100,
  rotate: 0,
  fixedRatio: true,
};

function filled(layoutId: string, element: SlideElement) {
  const slide = slideOn(layoutId);
  const commands = fillPlace(slide, defaultDesign, element);
  if (!commands) return undefined;
  const deck = aDeck({ slides: [slide], design: defaultDesign });
  const { value, inverse } = apply(deck, commands);
  expect(apply(value, inverse).value).toEqual(deck);
  const [after = slide] = value.slides;
  return drawSlide(after, defaultDesign).elements.filter(({ type }) => type !== 'shape');
}

test('a chart takes the empty place for content, as large as the place', () => {
  expect(filled('default-content', chart)).toMatchObject([
    { type: 'text', role: 'title' },
    { id: 'chart', left: 60, top: 124, width: 630, height: 390 },
  ]);
});

test('a picture keeps its ratio in the middle of the place', () => {
  expect(filled('default-content', picture)?.[1]).toMatchObject({
    left: 60,
    top: 124 + (390 - 157.5) / 2,
    width: 630,
    height: 157.5,
  });
});

test('of two columns the first empty one is taken', () => {
  expect(filled('default-columns', chart)).toMatchObject([
    { role: 'title' },
    { id: 'chart', left: 60, width: 303 },
    { role: 'body', left: 387 },
  ]);
});

test.each([
  ['a title page', 'default-title', chart],
  ['a blank page', 'default-blank', chart],
] as const)('on %s it stands where it was put', (_what, layoutId, element) => {
  expect(filled(layoutId, element)).toBeUndefined();
});

test('a text or a shape is put beside the place, not into it', () => {
  const text: SlideElement = { id: 't', type: 'text', text: { paragraphs: [] } };
  expect(filled('default-content', text)).toBeUndefined();
});

test('a place in which something is written stays', () => {
  const slide = slideOn('default-content');
  const elements = slide.elements.map((element) =>
    element.type === 'text' ? { ...element, text: { paragraphs: [{ runs: [{ text: 'x' }] }] } } : element,
  );
  expect(fillPlace({ ...slide, elements }, defaultDesign, chart)).toBeUndefined();
});
