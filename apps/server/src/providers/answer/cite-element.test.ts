import { expect, test } from 'vitest';
import { elementOf } from './cite-element.ts';
import type { Passage } from './port.ts';

const line = (elementId: string, text: string, page = 1): Passage => ({
  page,
  text,
  kind: 'slide',
  elementId,
});
const said = (text: string): Passage => ({ page: 1, text, kind: 'script' });

test('a spoken sentence is shown by the element that says most of it, not by a name in it', () => {
  const slide = [
    line('name', '土星'),
    line('about', '光环由无数冰块和岩石组成'),
    line('other', '土星的光环由无数冰块和岩石组成', 2),
  ];
  expect(elementOf(said('土星的光环由无数冰块和岩石组成。'), slide, '光环是什么做的？')).toBe('about');
});

test('of several elements that a sentence names, the one that was asked for is shown', () => {
  const slide = [line('easy', 'Easy questions: small model'), line('hard', 'Hard questions: large model')];
  const sentence = said('Easy questions go to the small model, hard questions to the large model.');
  expect(elementOf(sentence, slide, 'Who takes the hard questions?')).toBe('hard');
});

test('a line of a slide is shown by its own element, and what no element shows by none', () => {
  const slide = [line('a', 'Revenue grew')];
  expect(elementOf(line('b', 'Costs fell'), slide, 'costs')).toBe('b');
  expect(elementOf(said('Welcome, everybody.'), slide, 'hello')).toBeUndefined();
});
