import { describe, expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';
import { shorten } from './shorten.ts';
import { simplify } from './simplify.ts';

test.each([
  ['大家好。今天讲光，很有趣！\n第二行', ['大家好。', '今天讲光，很有趣！\n', '第二行']],
  ['Pi is 3.14. Node.js runs. “Yes!” Done', ['Pi is 3.14. ', 'Node.js runs. ', '“Yes!” ', 'Done']],
  ['', []],
])('%j is cut into its sentences, and nothing is lost', (text, expected) => {
  expect(sentencesOf(text)).toEqual(expected);
  expect(sentencesOf(text).join('')).toBe(text);
});

describe('shortening', () => {
  const solar =
    '接下来看太阳系。太阳系以太阳为中心（它的质量占全系的绝大部分）。八颗行星绕着太阳转。离太阳近的四颗行星是岩石行星。离太阳远的四颗行星是气体行星。大家晚上抬头时天气好就能看见一些。众所周知，太阳给了地球光和热。';

  test('leaves out asides, fillers and what says least, and invents nothing', () => {
    const short = shorten(solar)!;
    expect(short.length).toBeLessThan(solar.length * 0.75);
    expect(short).toMatch(/^接下来看太阳系。/);
    expect(short).not.toMatch(/众所周知|（|晚上抬头/);
    for (const sentence of sentencesOf(short)) expect(solar.replace(/（.*?）/u, '')).toContain(sentence);
  });

  test('never loses one of the things that are counted', () => {
    const counted = '这里有三点。第一，速度快，省时间。第二，成本低，省预算。第三，质量稳，少返工。';
    expect(shorten(counted)).toBeUndefined();
  });

  test('keeps a sentence that the next one leans on', () => {
    const text =
      'Water boils at 100 degrees. The kettle in the picture is red. It stands on a stove. Steam rises from the boiling water. The stove heats the water.';
    const short = shorten(text)!;
    expect(short).not.toMatch(/^(?!.*The kettle).*It stands/su);
    expect(short).toContain('Water boils at 100 degrees.');
  });

  test('of one short sentence nothing can go', () => {
    expect(shorten('今天讲光。')).toBeUndefined();
  });
});

describe('simplifying', () => {
  test.each([
    ['由于天气原因，航班尚未起飞。', '因为天气原因，航班还没有起飞。'],
    [
      '植物通过叶片吸收阳光并把水和二氧化碳变成养分与氧气，同时我们呼吸的氧气有很大一部分正是由此而来。',
      '植物通过叶片吸收阳光并把水和二氧化碳变成养分与氧气。同时我们呼吸的氧气有很大一部分正是由此而来。',
    ],
    ['We utilize sensors in order to measure light.', 'We use sensors to measure light.'],
    ['Subsequently, the team demonstrated it.', 'Then, the team showed it.'],
  ])('%j becomes %j', (written, said) => {
    expect(simplify(written)).toBe(said);
  });

  test('what is plain already is not changed, nor what has another language', () => {
    expect(simplify('光走得很快。')).toBeUndefined();
    expect(simplify('これは日本語の文章です。')).toBeUndefined();
  });
});
