import { expect, test } from 'vitest';
import { defaultViewport as viewport } from '../deck.ts';
import { defaultAvatar } from '../defaults.ts';
import type { SlideElement } from '../element.ts';
import type { PresenterLayout } from '../presenter-layout.ts';
import { aDeck, aSlide, aText, countingIds } from '../testing.ts';
import { type PicturedPage, picturePresenters } from './pictured.ts';

const person = (layout: PresenterLayout | null = null): PicturedPage => ({
  layout,
  name: 'Dawn',
  picture: { whole: '/whole', half: '/half', head: '/head', round: '/round' },
});
const usual = defaultAvatar(countingIds(), viewport);
const words = aText('A title', { left: 40, top: 30, width: 500, height: 60 });
const full = aText('Words everywhere', { left: 0, top: 0, width: viewport.width, height: viewport.height });

/** Who is seen on one slide with these elements. */
function seen(elements: SlideElement[], page: PicturedPage, layout: PresenterLayout = 'auto') {
  const deck = aDeck({ slides: [{ ...aSlide({ id: 'one' }), elements }] });
  return picturePresenters(deck, { layout, pages: new Map([['one', page]]) }).get('one');
}

test('somebody stands where their element is, as much of them as it shows', () => {
  const { left, top, width, height } = usual;
  expect(seen([words, usual], person())).toMatchObject({
    url: '/whole',
    left,
    top,
    width,
    height,
    alt: 'Dawn',
  });
  const own = { ...usual, left: 10, top: 100, width: 90, height: 300, rotate: 15, framing: 'half' as const };
  // A picture is 3:4, and stands on the ground of a box that is higher.
  expect(seen([words, own], person())).toMatchObject({
    url: '/half',
    rotate: 15,
    left: 10,
    top: 280,
    width: 90,
    height: 120,
  });
});

test('in a corner they are round, and who would stand beside a slide takes a corner that hides nothing', () => {
  for (const layout of ['corner', 'beside'] as const) {
    const found = seen([words], person(layout));
    expect(found).toMatchObject({ url: '/round', geometry: { name: 'ellipse' } });
    expect(found!.left! + found!.width!).toBeGreaterThan(viewport.width * 0.9);
    expect(found!.width).toBe(found!.height);
  }
});

test('nobody is seen where they are hidden, where there is no room for them, and where nobody presents', () => {
  expect(seen([words], person('hidden'))).toBeUndefined();
  expect(seen([words], person(), 'hidden')).toBeUndefined();
  expect(seen([full], person('beside'))).toBeUndefined();
  const deck = aDeck({ slides: [aSlide({ id: 'one', elements: [words] })] });
  expect(picturePresenters(deck, { layout: 'auto', pages: new Map() }).size).toBe(0);
});
