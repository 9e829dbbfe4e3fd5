import { expect, test } from 'vitest';
import type { SlideElement } from '../element.ts';
import { aDeck, aSlide, aText } from '../testing.ts';
import { apply } from './apply.ts';
import { giveStyle, styleOf } from './style.ts';

const from = aText('from', {
  id: 'from',
  fill: { kind: 'solid', color: '#aabbcc' },
  text: {
    ...aText('').text,
    paragraphs: [{ runs: [{ text: 'from', bold: true, size: 30 }], align: 'right', level: 2 }],
  },
});
const to = aText('to\nyou', { id: 'to' });
const picture: SlideElement = { id: 'picture', type: 'image', url: '/a.png' };

function after(element: SlideElement): SlideElement | undefined {
  const deck = aDeck({ slides: [aSlide({ elements: [] }) as never] });
  const slide = { ...deck.slides[0], id: 'slide', elements: [element] };
  return apply({ ...deck, slides: [slide] }, giveStyle('slide', element, styleOf(from))).value.slides[0]
    ?.elements[0];
}

test('a text takes looks of words, paragraphs and box, and keeps its words and levels', () => {
  expect(after(to)).toMatchObject({
    fill: { kind: 'solid', color: '#aabbcc' },
    text: {
      paragraphs: [
        { runs: [{ text: 'to', bold: true, size: 30 }], align: 'right' },
        { runs: [{ text: 'you', bold: true, size: 30 }], align: 'right' },
      ],
    },
  });
  expect(JSON.stringify(after(to))).not.toContain('level');
});

test('a picture takes no paint over itself', () => {
  expect(after(picture)).toEqual(picture);
});
