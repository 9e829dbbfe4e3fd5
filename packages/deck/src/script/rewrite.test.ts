import { describe, expect, test } from 'vitest';
import type { ScriptDocument, ScriptInline, ScriptMark } from './document.ts';
import { scriptFromText, scriptText } from './plain.ts';
import { rewritten } from './rewrite.ts';

const strong: ScriptMark = { type: 'emphasis', attrs: { level: 'strong' } };
const slow: ScriptMark = { type: 'rate', attrs: { rate: 0.8 } };
const chong: ScriptMark = { type: 'pinyin', attrs: { pinyin: 'chong2 qing4' } };
const digits: ScriptMark = { type: 'sayAs', attrs: { as: 'digits' } };
const words = (text: string, ...marks: ScriptMark[]): ScriptInline =>
  marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks };
const pause: ScriptInline = { type: 'pause', attrs: { milliseconds: 500 } };
const cue: ScriptInline = { type: 'cue', attrs: { id: 'cue', action: 'enter', elementId: 'e' } };
const script = (...lines: ScriptInline[][]): ScriptDocument => ({
  type: 'doc',
  version: 1,
  content: lines.map((content) => ({ type: 'paragraph', content })),
});
const linesOf = ({ content }: ScriptDocument) => content.map((line) => line.content ?? []);

const rich = script(
  [
    cue,
    words('我们在'),
    words('重庆', chong),
    words('见面。'),
    pause,
    words('那里'),
    words('非常', strong),
    words('热。'),
  ],
  [words('电话是'), words('10086', digits), words('。')],
);

test('the same words leave the script as it was', () => {
  expect(rewritten(rich, scriptText(rich))).toBe(rich);
  expect(rewritten(rich, ' 我们在重庆见面。那里非常热。\r\n\n电话是10086。\n')).toBe(rich);
});

test('a script without marks becomes what the words alone make', () => {
  const plain = scriptFromText('一。二。\n三。');
  expect(rewritten(plain, '一。四。\n五。')).toEqual(scriptFromText('一。四。\n五。'));
  expect(rewritten(rich, '   ')).toEqual(scriptFromText(''));
});

describe('marks stay where the words did not change', () => {
  test('when another sentence changes', () => {
    const [first, second] = linesOf(rewritten(rich, '我们在重庆见面。那里很凉快。\n电话是10086。'));
    expect(first?.slice(0, 5)).toEqual(linesOf(rich)[0]?.slice(0, 5));
    expect(second).toEqual(linesOf(rich)[1]);
  });

  test('when words are added before, between and after', () => {
    const [first, second] = linesOf(
      rewritten(rich, '大家好！我们在重庆见面。对了，那里非常热。\n电话是10086。再见。'),
    );
    expect(first).toEqual([
      words('大家好！'),
      cue,
      words('我们在'),
      words('重庆', chong),
      words('见面。'),
      pause,
      words('对了，那里'),
      words('非常', strong),
      words('热。'),
    ]);
    expect(second).toEqual([words('电话是'), words('10086', digits), words('。再见。')]);
  });

  test('when both sides of them change at once', () => {
    const [first] = linesOf(rewritten(rich, '他在重庆开会。那里非常热。\n电话是10086。'));
    expect(first).toContainEqual(words('重庆', chong));
    expect(first).toContainEqual(cue);
  });

  test('when sentences change places, or paragraphs are joined', () => {
    const swapped = linesOf(rewritten(rich, '电话是10086。\n那里非常热。我们在重庆见面。'));
    expect(swapped.flat()).toEqual(
      expect.arrayContaining([
        words('10086', digits),
        words('非常', strong),
        words('重庆', chong),
        cue,
        pause,
      ]),
    );
    const joined = rewritten(rich, '我们在重庆见面。那里非常热。电话是10086。');
    expect(linesOf(joined)).toHaveLength(1);
    expect(joined.content[0]?.content?.slice(-2)).toEqual([words('10086', digits), words('。')]);
  });

  test('when the same sentence stands there twice', () => {
    const twice = script([words('好', strong), words('。')], [words('好。')]);
    expect(linesOf(rewritten(twice, '好。\n好。\n完。'))).toEqual([...linesOf(twice), [words('完。')]]);
  });
});

describe('marks go with the words they were for', () => {
  test('a reading is for all of its words or for none', () => {
    const text = scriptText(rich).replace('重庆', '重新庆祝');
    expect(JSON.stringify(rewritten(rich, text))).not.toContain('pinyin');
    expect(JSON.stringify(rewritten(rich, scriptText(rich).replace('10086', '10010')))).not.toContain(
      'sayAs',
    );
  });

  test('words written inside a slow sentence are slow, those behind it are not', () => {
    const slowly = script([words('慢慢说话。', slow), words('快快说话。')]);
    expect(linesOf(rewritten(slowly, '慢慢地说话。快快说话。'))).toEqual([
      [words('慢慢地说话。', slow), words('快快说话。')],
    ]);
    expect(linesOf(rewritten(slowly, '慢慢说话。真的。快快说话。'))).toEqual([
      [words('慢慢说话。', slow), words('真的。快快说话。')],
    ]);
  });

  test('a pause inside words that were replaced is gone, a cue is not', () => {
    const held = script([words('甲乙'), pause, cue, words('丙丁。')]);
    expect(linesOf(rewritten(held, '子丑寅卯！'))).toEqual([[cue, words('子丑寅卯！')]]);
  });

  test('letters of two code units stay whole', () => {
    const smiling = script([words('好😀', strong), words('。')]);
    expect(linesOf(rewritten(smiling, '好😁。'))).toEqual([[words('好', strong), words('😁。')]]);
  });
});

test('the words are always those that were written', () => {
  const texts = [
    '',
    '热。',
    '我们。我们。',
    '见面\n\n重庆',
    `${scriptText(rich)}${scriptText(rich)}`,
    '那里\n那里非常热。',
  ];
  for (const text of texts) expect(scriptText(rewritten(rich, text))).toBe(scriptText(scriptFromText(text)));
});
