import { expect, test } from 'vitest';
import { aSlide, aText, countingIds } from '../testing.ts';
import { cuesOf } from './cues.ts';
import { scriptFromText, scriptText } from './plain.ts';
import { withProposedCues } from './propose-cues.ts';

const slide = aSlide({
  elements: [
    aText('太阳系', { id: 'title', role: 'title' }),
    aText('水星：最近的行星', { id: 'mercury' }),
    aText('1. 木星最大', { id: 'jupiter' }),
    aText('海王星', { id: 'neptune' }),
    aText('页脚', { id: 'footer', role: 'footer' }),
  ],
});
const script = scriptFromText('今天讲太阳系。先看水星，它离太阳最近。\n再看木星，木星最大。页脚不用念。');

test('each element is pointed at where its words are spoken, and the words stay', () => {
  const cued = withProposedCues(script, slide, countingIds());
  expect(scriptText(cued)).toBe(scriptText(script));
  const text = scriptText(script);
  const found = cuesOf(cued).map(({ elementId, srcAt }) => [elementId, text.slice(srcAt, srcAt + 4)]);
  expect(found).toEqual([
    ['mercury', '水星，它'],
    ['jupiter', '木星最大'],
  ]);
});

test('a second time nothing is added', () => {
  const cued = withProposedCues(script, slide, countingIds());
  expect(withProposedCues(cued, slide, countingIds('more'))).toBe(cued);
});
