import { defaultViewport } from '@app/deck/deck.ts';
import { textBox } from '@app/deck/defaults.ts';
import type { DrawnElement } from '@app/deck/drawn.ts';
import { aSlide } from '@app/deck/testing.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

// Another file may have fetched them.
beforeEach(() => vi.resetModules());

const box = { left: 0, top: 0, width: 200, height: 100, rotate: 0 };
const text = { ...textBox, paragraphs: [{ runs: [{ text: 'turns' }] }] };
const shapeOf = (name: string) =>
  ({ ...box, id: name, type: 'shape', geometry: { kind: 'preset', name }, text }) satisfies DrawnElement;
const gear = shapeOf('gear6');
const cutPicture = {
  ...box,
  id: 'cut',
  type: 'image',
  url: '/a.png',
  geometry: gear.geometry,
} satisfies DrawnElement;

async function drawing() {
  const { Slide } = await import('../slide.tsx');
  return (element: DrawnElement) =>
    renderToStaticMarkup(
      <Slide slide={aSlide({ elements: [element] })} viewport={defaultViewport} width={500} />,
    );
}

test('a shape that most slides have is drawn at once', async () => {
  const draw = await drawing();
  for (const name of ['rect', 'roundRect', 'rightArrow', 'wedgeRoundRectCallout', 'bentConnector3'])
    expect(draw(shapeOf(name))).toMatch(/<path d="M/);
});

test('a rare shape keeps its box while its formulas come, and hides words that have no place yet', async () => {
  const draw = await drawing();
  expect(draw(gear)).not.toContain('<path');
  expect(draw(gear)).toMatch(/left:0;.*width:200px.*data-later.*visibility:hidden.*turns/);
  expect(draw(cutPicture)).toMatch(/data-later.*visibility:hidden.*<img/);
});

test('a rare shape and what it cuts are drawn when its formulas have come, a name that nobody knows as a rectangle', async () => {
  const draw = await drawing();
  const { fetchRareShapes, prepareShapes } = await import('./rare-shapes.ts');
  prepareShapes([{ elements: [cutPicture] }]);
  await fetchRareShapes();
  expect(draw(gear)).toMatch(/<path d="M/);
  expect(draw(cutPicture)).toContain('clip-path:path(evenodd');
  expect(draw(shapeOf('hexaflexagon'))).toContain('d="M0 0L200 0L200 100L0 100Z"');
  for (const each of [gear, cutPicture, shapeOf('hexaflexagon')])
    expect(draw(each)).not.toMatch(/data-later|visibility/);
});
