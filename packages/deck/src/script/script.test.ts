import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { scriptDocumentSchema } from '../schema/script.ts';
import { cuesOf } from './cues.ts';
import { cutScript } from './cut.ts';
import type { ScriptDocument, ScriptInline } from './document.ts';
import { scriptFromText, scriptText } from './plain.ts';
import { spansOf } from './spans.ts';

describe('plain words and documents', () => {
  test('a line becomes a paragraph, and the words come back as they were', () => {
    const script = scriptFromText('大家好。\n\n  今天讲太阳系。\r\nThank you.');
    expect(script.content).toHaveLength(3);
    expect(scriptText(script)).toBe('大家好。\n今天讲太阳系。\nThank you.');
    expect(z.safeParse(scriptDocumentSchema, script).success).toBe(true);
  });

  test('pauses and cues are not words', () => {
    const script = z.parse(scriptDocumentSchema, {
      type: 'doc',
      version: 1,
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '重', marks: [{ type: 'pinyin', attrs: { pinyin: 'chong2' } }] },
            { type: 'pause', attrs: { milliseconds: 500 } },
            { type: 'cue', attrs: { id: 'c1', action: 'enter', elementId: 'title' } },
            { type: 'text', text: '来', marks: [{ type: 'emphasis', attrs: { level: 'strong' } }] },
          ],
        },
      ],
    });
    expect(scriptText(script)).toBe('重来');
  });

  test('cues have their places in the plain words, and part no words for the voice', () => {
    const cue = (id: string) => ({ type: 'cue' as const, attrs: { id, action: 'enter' as const } });
    const text = (words: string, rate?: number): ScriptInline => ({
      type: 'text',
      text: words,
      ...(rate === undefined ? {} : { marks: [{ type: 'rate', attrs: { rate } }] }),
    });
    const script: ScriptDocument = {
      type: 'doc',
      version: 1,
      content: [
        { type: 'paragraph', content: [cue('a'), text('大家'), cue('b'), cue('c'), text('好。')] },
        { type: 'paragraph' },
        { type: 'paragraph', content: [text('慢'), cue('d'), text('慢', 0.5), cue('e')] },
      ],
    };
    const words = scriptText(script);
    expect(cuesOf(script).map(({ id, srcAt }) => [id, words.slice(srcAt)])).toEqual([
      ['a', '大家好。\n\n慢慢'],
      ['b', '好。\n\n慢慢'],
      ['c', '好。\n\n慢慢'],
      ['d', '慢'],
      ['e', ''],
    ]);
    expect(spansOf(script)).toEqual([
      { kind: 'text', text: '大家好。', srcStart: 0 },
      { kind: 'text', text: '\n', srcStart: 4 },
      { kind: 'text', text: '\n', srcStart: 5 },
      { kind: 'text', text: '慢', srcStart: 6 },
      { kind: 'text', text: '慢', srcStart: 7, rate: 0.5 },
    ]);
  });

  test.each([
    ['a text node without text', { type: 'text', text: '' }],
    [
      'pinyin without a tone',
      { type: 'text', text: '重', marks: [{ type: 'pinyin', attrs: { pinyin: 'chong' } }] },
    ],
    [
      'an emotion that no voice has',
      { type: 'text', text: 'x', marks: [{ type: 'emotion', attrs: { emotion: 'boredom' } }] },
    ],
    ['a pause of an hour', { type: 'pause', attrs: { milliseconds: 3_600_000 } }],
    ['a node that nobody knows', { type: 'image', attrs: {} }],
  ])('%s is refused', (_what, piece) => {
    const script = { type: 'doc', version: 1, content: [{ type: 'paragraph', content: [piece] }] };
    expect(z.safeParse(scriptDocumentSchema, script).success).toBe(false);
  });

  test('a script that is too long ends with a whole sentence', () => {
    expect(cutScript('一句话。两句话。三句', 9)).toBe('一句话。两句话。');
    expect(cutScript('word '.repeat(10), 12)).toBe('word word wo');
    expect(cutScript('a😀', 2)).toBe('a');
  });
});
