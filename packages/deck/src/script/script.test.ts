import type { Drawn } from '../drawn.ts';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import type { Paragraph } from '../text.ts';
import { scriptDocumentSchema } from '../schema/script.ts';
import { aSlide, aText } from '../testing.ts';
import { textBox } from '../defaults.ts';
import { cuesOf } from './cues.ts';
import { cutScript } from './cut.ts';
import type { ScriptDocument, ScriptInline } from './document.ts';
import { scriptFromSlide } from './from-slide.ts';
import { scriptFromText, scriptText } from './plain.ts';
import { spansOf } from './spans.ts';

const spoken = (...elements: ReturnType<typeof aText>[]) => {
  const script = scriptFromSlide(aSlide({ elements }));
  return script && scriptText(script);
};
const aList = (...paragraphs: Drawn<Paragraph>[]) => aText('', { text: { ...textBox, paragraphs } });

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

describe('a script made from a slide', () => {
  test('titles and points become sentences in their own language', () => {
    const title = aText('太阳系', { role: 'title', top: 300 });
    const body = aList({ runs: [{ text: '八大行星' }] }, { runs: [{ text: '一颗恒星！' }] });
    expect(spoken(body, title)).toBe('太阳系。\n八大行星。一颗恒星！');
    expect(spoken(aText('Our solar system\nEight planets'))).toBe('Our solar system. Eight planets.');
  });

  test('what stands below a point is listed in its sentence', () => {
    const list = (...texts: [string, number][]) =>
      aList(...texts.map(([text, level]) => ({ level, runs: [{ text }] })));
    expect(
      spoken(list(['Rocky planets', 0], ['Mars', 1], ['Venus;', 1], ['Earth', 1], ['Gas giants', 0])),
    ).toBe('Rocky planets: Mars, Venus and Earth. Gas giants.');
    expect(spoken(list(['类地行星：', 0], ['水星', 1], ['金星', 1]))).toBe('类地行星：水星、金星。');
  });

  test('numbered points are counted', () => {
    const numbers = (...texts: string[]) =>
      aList(
        ...texts.map((text) => ({
          runs: [{ text }],
          bullet: { kind: 'number' as const, style: 'arabicPeriod' },
        })),
      );
    expect(spoken(numbers('打开项目', '上传课件'))).toBe('第一，打开项目。第二，上传课件。');
    expect(spoken(numbers('open it', 'upload'))).toBe('First, open it. Second, upload.');
  });

  test('footers, page numbers, dates and decoration are not read', () => {
    const furniture = (['footer', 'slide-number', 'date', 'decoration'] as const).map((role) =>
      aText('Company secret', { role }),
    );
    expect(spoken(aText('Title', { role: 'title' }), ...furniture, aText('12'))).toBe('Title.');
  });

  test('addresses and emoji are left out, numbers stay', () => {
    expect(spoken(aText('Growth 🚀 of 85% https://example.org/report'))).toBe('Growth of 85%.');
  });

  test('a slide of emoji alone has nothing to say', () => {
    expect(spoken(aText('😀🎉👩‍🚀'), aText('• ■'))).toBeUndefined();
    expect(scriptFromSlide(aSlide({ elements: [] }))).toBeUndefined();
  });

  test('ten thousand characters are cut to what a script may have', () => {
    const script = spoken(aText('这是一句很长的话。'.repeat(1200)));
    expect(script?.length).toBeLessThanOrEqual(5000);
    expect(script).toMatch(/。$/);
  });

  test('lines that a drawing program put into boxes of their own are one sentence, column by column', () => {
    const line = (text: string, left: number, top: number) =>
      aText('', { left, top, text: { ...textBox, paragraphs: [{ runs: [{ text, size: 12 }] }] } });
    const left = [line('Tools orchestrated', 100, 200), line('through fixed paths', 100, 220)];
    const right = [line('Agents direct', 500, 201), line('their own work', 500, 221)];
    expect(spoken(left[0]!, right[0]!, left[1]!, right[1]!)).toBe(
      'Tools orchestrated through fixed paths.\nAgents direct their own work.',
    );
  });

  test('numbers below a point are not counted inside its sentence', () => {
    const bullet = { kind: 'number', style: 'arabicPeriod' } as const;
    const list = aList({ runs: [{ text: 'It needs' }] }, { level: 1, bullet, runs: [{ text: 'water' }] });
    expect(spoken(list)).toBe('It needs: water.');
  });

  test('boxes in one row are read from left to right', () => {
    const box = (text: string, left: number, top: number) => aText(text, { left, top });
    expect(spoken(box('Right', 600, 196), box('Below', 0, 300), box('Left', 100, 200))).toBe(
      'Left.\nRight.\nBelow.',
    );
  });
});
