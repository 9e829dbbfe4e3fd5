import { aDeck, aSlide, aText } from '@app/deck/testing.ts';
import type { Paragraph } from '@app/deck/text.ts';
import { expect, test } from 'vitest';
import { createEditor } from '../store.ts';
import { elementsPayload, readPayload } from './payload.ts';
import { elementsHtml, elementsWords, paragraphsHtml } from './write-html.ts';

const dot = { kind: 'character', character: '•' } as const;

test.each<[string, Paragraph[], string]>([
  [
    'looks, and nothing that could run',
    [{ runs: [{ text: 'a<b>', bold: true, size: 25 }], align: 'center' }],
    '<p style="text-align:center"><span style="font-size:24pt;font-weight:bold">a&lt;b&gt;</span></p>',
  ],
  [
    'lists with levels',
    [
      { runs: [{ text: 'a' }], bullet: dot },
      { runs: [{ text: 'b' }], bullet: dot, level: 1 },
      { runs: [{ text: 'c' }] },
    ],
    '<ul><li><span style="">a</span></li><ul><li><span style="">b</span></li></ul></ul><p><span style="">c</span></p>',
  ],
  ['an empty line', [{ runs: [{ text: '' }] }], '<p><span style=""></span></p>'],
])('other programs read %s', (_what, paragraphs, html) => {
  expect(paragraphsHtml(paragraphs as Parameters<typeof paragraphsHtml>[0])).toBe(html);
});

test('pictures and words of elements can be read elsewhere', () => {
  const elements = [aText('words'), { ...aText(''), type: 'image' as const, url: '/a.png', alt: 'A "sign"' }];
  const html = elementsHtml(elements, (address) => `https://here${address}`);
  expect(html).toContain('words');
  expect(html).toContain('<img src="https://here/a.png" alt="A &quot;sign&quot;">');
  expect(elementsWords(elements)).toBe('words');
});

const deck = aDeck({ slides: [aSlide()] });
const editor = createEditor({ deck, onCommands: () => undefined, onMisfit: () => undefined });

test('what was copied is read again as it was', () => {
  const state = editor.store.getState();
  const [slide] = state.deck.slides;
  if (!slide) throw new Error('no slide');
  const payload = elementsPayload(state, 'project', slide, slide.elements);
  expect(readPayload(JSON.stringify(payload))).toEqual(JSON.parse(JSON.stringify(payload)));
});

test.each(['', 'no json', '{"kind":"elements"}', '{"kind":"other"}'])('%j is nothing of ours', (json) => {
  expect(readPayload(json)).toBeUndefined();
});

test('an element that cannot be read does not take the others away', () => {
  const payload = {
    kind: 'elements',
    projectId: 'p',
    slideId: 's',
    elements: [aText('a'), { type: 'bad' }],
    drawn: [],
  };
  expect(readPayload(JSON.stringify(payload))).toMatchObject({ elements: [{ type: 'text' }] });
});
