import { describe, expect, test } from 'vitest';
import type { WordMark } from '../speech/track.ts';
import { shifted, toChapters, toSrt, toVtt } from './caption-file.ts';
import { columnsOf, captionsOf } from './captions.ts';

/** Words of a quarter of a second each; `|` is a pause of a second. */
function words(list: string[], each = 250): WordMark[] {
  let at = 0;
  return list.flatMap((text) => {
    if (text === '|') {
      at += 1000;
      return [];
    }
    const word = { text, startMs: at, endMs: at + each, srcStart: 0, srcEnd: 0 };
    at += each;
    return [word];
  });
}
const linesOf = (list: WordMark[]) => captionsOf(list).map(({ lines }) => lines);

/** The words of a text as they stand in it, with the signs behind them. */
const wordsOf = (text: string): WordMark[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }, place) => ({
    text: word + (/^[.,。，]/u.exec(text.slice(index + word.length))?.[0] ?? ''),
    startMs: place * 250,
    endMs: place * 250 + 250,
    srcStart: index,
    srcEnd: index + word.length,
  }));

describe('captions', () => {
  test('the dot of a file name ends no sentence, and nothing is broken at it', () => {
    const text = 'Open the yearly report.pdf of the county and then setup.exe. Read on.';
    const captions = linesOf(wordsOf(text)).map((lines) => lines.join(' '));
    expect(captions).toEqual(['Open the yearly report.pdf of the county and then setup.exe.', 'Read on.']);
  });

  test.each([
    ['abc', 3],
    ['大家好', 6],
    ['AI 讲师', 7],
    ['，。', 4],
    ['한글', 4],
  ])('%s takes %d columns', (text, columns) => {
    expect(columnsOf(text)).toBe(columns);
  });

  test('have at most two lines of 42 columns', () => {
    const english = words(
      'In this part we compare the revenue of every region and explain why some of them grew much faster than the others this year'.split(
        ' ',
      ),
      100,
    );
    const chinese = words(
      [...'本页比较各地区的收入并说明为什么亚洲今年增长了百分之十八而其他地区没有增长这么快'],
      100,
    );
    for (const list of [english, chinese])
      for (const lines of linesOf(list)) {
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(42);
      }
  });

  test('a word that is wider than a line stands alone', () => {
    const long = 'a'.repeat(50);
    expect(linesOf(words(['before', long, 'after']))).toEqual([['before'], [long], ['after']]);
  });

  test('break after sentences and at pauses, and leave no word alone in its line', () => {
    expect(linesOf(words(['Hello', 'there.', 'Welcome', '|', 'to', 'you']))).toEqual([
      ['Hello there.'],
      ['Welcome'],
      ['to you'],
    ]);
    const full = words([
      'One',
      'quite',
      'long',
      'beginning',
      'of',
      'a',
      'sentence',
      'indeed,',
      'then',
      'more',
    ]);
    expect(linesOf(full)).toEqual([['One quite long beginning'], ['of a sentence indeed, then more']]);
    expect(linesOf(words(['大家好，', '欢迎', '你。', '我们', '开始']))).toEqual([
      ['大家好，欢迎你。'],
      ['我们开始'],
    ]);
  });

  test.each([
    [
      'Mercury has no air to keep it warm, so day and night differ by six hundred degrees.',
      ['Mercury has no air to keep it warm,', 'so day and night differ', 'by six hundred degrees.'],
    ],
    [
      'The four planets that are close to the Sun are worlds of rock.',
      ['The four planets that are close', 'to the Sun are worlds of rock.'],
    ],
    [
      'It is the size of the whole of the United States of America together.',
      ['It is the size of the whole', 'of the United States of America together.'],
    ],
  ])('break "%s" by sense', (sentence, lines) => {
    expect(linesOf(words(sentence.split(' '), 100)).flat()).toEqual(lines);
  });

  test('break Chinese between words, after signs and never before 的', () => {
    const spoken = [
      '金星',
      '裹',
      '着',
      '厚厚的',
      '二氧化碳，',
      '表面',
      '约',
      '四百',
      '六十五',
      '度，',
      '比',
      '水星',
      '还',
      '热。',
    ];
    expect(linesOf(words(spoken, 200))).toEqual([
      ['金星裹着厚厚的二氧化碳，', '表面约四百六十五度，比水星还热。'],
    ]);
    const unsigned = [
      '我们',
      '最',
      '熟悉',
      '的',
      '行星',
      '上',
      '有',
      '太阳系',
      '里',
      '最',
      '高',
      '的',
      '一座',
      '火山',
      '叫',
      '奥林帕斯',
      '山',
    ];
    expect(linesOf(words(unsigned, 200)).flat()).toEqual([
      '我们最熟悉的行星上有太阳系里',
      '最高的一座火山叫奥林帕斯山',
    ]);
  });

  test('Chinese and English in one sentence are joined as people write them', () => {
    expect(linesOf(words(['用', 'AI', 'tools', '讲课']))).toEqual([['用AI tools讲课']]);
  });

  test('words that a sign holds together stay together', () => {
    expect(linesOf(words(['twenty-', 'two', 'km/', 'h', '-', 'fast.']))).toEqual([
      ['twenty-two km/h - fast.'],
    ]);
  });

  test('last at most 7 seconds, and at least one if the next leaves room', () => {
    const slow = captionsOf(
      words(
        Array.from({ length: 12 }, () => 'word'),
        1500,
      ),
    );
    for (const { startMs, endMs } of slow) expect(endMs - startMs).toBeLessThanOrEqual(7200);
    const [short] = captionsOf(words(['Yes.', '|', 'No.']));
    expect(short).toMatchObject({ startMs: 0, endMs: 1000 });
    const [tight, next] = captionsOf(words(['Yes.', 'No.']));
    expect(tight!.endMs).toBe(next!.startMs);
  });

  test('know which words they are made of', () => {
    expect(captionsOf(words(['a', 'b.', 'c'])).map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 3],
    ]);
    expect(captionsOf([])).toEqual([]);
  });

  test('are written as WebVTT and SubRip', () => {
    const captions = shifted(captionsOf(words(['Q&A', '<now>.', '好'])), 3_599_900);
    expect(toVtt(captions)).toBe(
      'WEBVTT\n\n00:59:59.900 --> 01:00:00.400\nQ&amp;A &lt;now&gt;.\n\n01:00:00.400 --> 01:00:01.400\n好\n',
    );
    expect(toSrt(captions)).toBe(
      '1\n00:59:59,900 --> 01:00:00,400\nQ&A <now>.\n\n2\n01:00:00,400 --> 01:00:01,400\n好\n',
    );
    expect(toChapters([{ startMs: 0, endMs: 8200, title: '收入 & 地区' }])).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:08.200\n收入 &amp; 地区\n',
    );
  });
});
