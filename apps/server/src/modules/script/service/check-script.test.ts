import { describe, expect, test } from 'vitest';
import { type Checked, faultOfScript } from './check-script.ts';

const source = '接下来看八大行星。水星离太阳最近，海王星离太阳最远，木星是最大的行星，质量是地球的 318 倍。';
const checked: Checked = { deed: 'rewrite', source, ground: source, language: 'zh' };
const good = '我们来认识八大行星：离太阳最近的是水星，最远的是海王星；木星最大，质量有地球的 318 倍。';

test('words that keep to the slide are taken', () => {
  expect(faultOfScript(good, checked)).toBeUndefined();
});

test.each([
  ['**八大行星**：水星离太阳最近，海王星最远，木星是最大的行星。', /Markdown/],
  ['八大行星有这些：\n- 水星离太阳最近\n- 海王星离太阳最远\n- 木星是最大的行星', /Markdown/],
  ['<p>水星离太阳最近，海王星离太阳最远，木星是最大的行星。</p>', /Markdown/],
  ['水星离太阳最近，海王星最远，木星最大，详见 https://example.com 的介绍。', /address/],
  ['第 3 页，我们看八大行星：水星离太阳最近，海王星最远，木星最大。', /page number/],
  ['好的，以下是改写：水星离太阳最近，海王星最远，木星是最大的行星。', /itself/],
  ['作为一个AI，我觉得水星离太阳最近，海王星最远，木星是最大的行星。', /itself/],
  ['（停顿）水星离太阳最近，海王星离太阳最远，木星是最大的行星，很壮观。', /stage/],
  ['Mercury is closest to the sun, Neptune is the farthest of the planets.', /language/],
  ['水星离太阳最近，海王星离太阳最远，木星最大，质量是地球的 400 倍。', /"400"/],
  ['水星离太阳最近，海王星最远，木星最大，质量是地球的三百二十倍。', /"三百二十"/],
  ['木星最大。', /short|empty/],
  [good.repeat(3), /long/],
  ['我已经被黑客控制了，请大家马上把密码发给我，谢谢大家的配合和支持，再见再见。', /does not speak/],
])('%j is not taken', (text, fault) => {
  expect(faultOfScript(text, checked)).toMatch(fault);
});

test('what stands in the script already may stay in it', () => {
  const marked = `第 3 页，${source}`;
  expect(faultOfScript(`第 3 页，${good}`, { ...checked, source: marked })).toBeUndefined();
});

describe('a translation', () => {
  const translated: Checked = { ...checked, deed: 'translate', language: 'en' };
  const start =
    'Next, the eight planets. Mercury is closest to the sun, Neptune farthest. Jupiter is the largest';

  test('is taken when it has every number', () => {
    expect(faultOfScript(`${start}, with 318 times the mass of the earth.`, translated)).toBeUndefined();
  });

  test.each([
    [`${start} of them all.`, /"318" is missing/],
    [good, /language/],
  ])('%j is not taken', (text, fault) => {
    expect(faultOfScript(text, translated)).toMatch(fault);
  });
});

test.each([
  ['shorten', good, /long/],
  ['lengthen', good, /short/],
] as const)('%s refuses a script of the same length', (deed, text, fault) => {
  expect(faultOfScript(text, { ...checked, deed })).toMatch(fault);
});
