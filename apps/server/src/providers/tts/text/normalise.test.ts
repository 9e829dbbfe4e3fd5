import { describe, expect, test } from 'vitest';
import type { SayAs, TextSpan } from '../port.ts';
import { normalise } from './normalise.ts';

const span = (text: string, more: Partial<TextSpan> = {}): TextSpan => ({
  kind: 'text',
  text,
  srcStart: 0,
  ...more,
});

/** Words with a space between English ones; letters that are spelled stand in brackets. */
const spoken = (spans: TextSpan[], language: 'zh-CN' | 'en-US'): string =>
  normalise(spans, language)
    .map(({ kind, say }) => (kind === 'letter' ? `<${say}>` : kind === 'english' ? ` ${say}` : say))
    .join('')
    .trim();

describe('Chinese reads', () => {
  test.each([
    ['今天是2026年11月15日，星期日。', '今天是二零二六年十一月十五日,星期日.'],
    ['会议时间：2026-03-08 14:30', '会议时间:二零二六年三月八日十四点三十分'],
    ['日期2026/1/5', '日期二零二六年一月五日'],
    ['2019-2023年', '二零一九到二零二三年'],
    ['2024级学生', '二零二四级学生'],
    ['98年毕业', '九八年毕业'],
    ['90后和00后', '九零后和零零后'],
    ['9:05开始', '九点零五分开始'],
    ['14:00准时', '十四点准时'],
    ['用时01:02:03', '用时一小时零二分零三秒'],
    ['比分3:2', '比分三比二'],
    ['增长了12.5%', '增长了百分之十二点五'],
    ['80%-90%', '百分之八十到百分之九十'],
    ['下降-3%', '下降负百分之三'],
    ['浓度5‰', '浓度千分之五'],
    ['价格￥3,999.00元', '价格三千九百九十九元'],
    ['¥5万', '五万元'],
    ['$1.2亿', '一点二亿美元'],
    ['请拨打13812345678', '请拨打幺三八,幺二三四,五六七八'],
    ['客服电话400-820-8820', '客服电话四零零,八二零八八二零'],
    ['拨打110', '拨打幺幺零'],
    ['验证码：302518', '验证码:三零二五幺八'],
    ['约占2/3', '约占三分之二'],
    ['10-20人', '十到二十人'],
    ['3~5km', '三到五公里'],
    ['下载速度100Mbps', '下载速度一百兆每秒'],
    ['面积120m²', '面积一百二十平方米'],
    ['时速80km/h', '时速八十公里每小时'],
    ['气温-5℃', '气温零下五摄氏度'],
    ['第2名有2个苹果', '第二名有两个苹果'],
    ['12个', '十二个'],
    ['2万人', '两万人'],
    ['10203', '一万零二百零三'],
    ['20000元', '两万元'],
    ['2000年前', '两千年前'],
    ['1,234,567', '一百二十三万四千五百六十七'],
    ['100000000', '一亿'],
    ['10010', '一万零一十'],
    ['3.14159', '三点一四一五九'],
    ['-8', '负八'],
    ['100+个', '一百多个'],
    ['007号', '零零七号'],
    ['版本2.3.1发布', '版本二点三点一发布'],
    ['A320客机', '<A>三二零客机'],
    ['5G网络和3D打印', '五<G>网络和三<D>打印'],
    ['我们用了PPT和MP3', '我们用了 PPT和 MP三'],
    ['C++语言', '<C>加加语言'],
    ['3×5=15', '三乘五等于十五'],
    ['5 - 3 = 2', '五减三等于二'],
    ['邮箱admin@rostrum.com', '邮箱 admin艾特 rostrum点 com'],
    ['第Ⅱ章', '第二章'],
    ['１２３人', '一百二十三人'],
    ['😀你好👍🏻！', '你好!'],
    ['**重点**：`代码`', '重点:代码'],
    ['他说“好的”。', '他说“好的”.'],
    ['iPhone 15手机', 'iPhone十五手机'],
    ['他说I have 3 apples吗', '他说<I> have three apples吗'],
    ['二〇二六年', '二零二六年'],
  ])('%s as %s', (text, expected) => {
    expect(spoken([span(text)], 'zh-CN')).toBe(expected);
  });
});

describe('English reads', () => {
  test.each([
    ['It grew 12.5% in 2026.', 'It grew twelve point five percent in twenty twenty six.'],
    ['in 2008', 'in two thousand eight'],
    ['in 1905', 'in nineteen oh five'],
    ['the 1990s', 'the nineteen nineties'],
    ['21st century', 'twenty first century'],
    ['1,234 people', 'one thousand two hundred thirty four people'],
    ['3000 words', 'three thousand words'],
    ['$3.50 and $5M', 'three dollars and fifty cents and five million dollars'],
    ['$1 million', 'one million dollars'],
    ['€1', 'one euro'],
    ['Nov 15, 2026', 'November fifteenth, twenty twenty six'],
    ['15 March 2024', 'the fifteenth of March twenty twenty four'],
    ['2026-03-08', 'March eighth, twenty twenty six'],
    ['at 3:30 pm', 'at three thirty PM'],
    ['at 9:00', "at nine o'clock"],
    ['10:05', 'ten oh five'],
    ['Dr. Smith met Mr. Lee.', 'doctor Smith met mister Lee.'],
    ['tools, e.g. maps', 'tools, for example maps'],
    ['1/2 cup and 3/4 mile', 'one half cup and three quarters mile'],
    ['10-20 km', 'ten to twenty kilometers'],
    ['1 km', 'one kilometer'],
    ['-5°C', 'minus five degrees Celsius'],
    ['5 GB', 'five gigabytes'],
    ['Call (555) 123-4567.', 'Call five five five, one two three, four five six seven.'],
    ['10k users', 'ten thousand users'],
    ['No. 5', 'number five'],
    ['U.S. economy', '<U><S> economy'],
    ["I don't know, it’s OK.", "I don't know, it's OK."],
    ['Visit www.example.com now.', 'Visit<W><W><W> dot example dot com now.'],
    ['2 + 2 = 4', 'two plus two equals four'],
    ['R&D', '<R> and<D>'],
  ])('%s as %s', (text, expected) => {
    expect(spoken([span(text)], 'en-US')).toBe(expected);
  });
});

test('a number alone is read in the language of the text', () => {
  expect(spoken([span('12')], 'zh-CN')).toBe('十二');
  expect(spoken([span('12')], 'en-US')).toBe('twelve');
});

test.each<[SayAs, string, string]>([
  ['digits', '2026', '二零二六'],
  ['telephone', '110', '幺幺零'],
  ['number', '2026', '两千零二十六'],
  ['date', '20260308', '二零二六年三月八日'],
  ['time', '1430', '十四点三十分'],
  ['letters', 'AI2', '<A><I>二'],
])('what its author marked as %s is read so', (sayAs, text, expected) => {
  expect(spoken([span('共'), span(text, { srcStart: 1, sayAs })], 'zh-CN')).toBe(`共${expected}`);
});

test('every piece knows where it stands in the original text', () => {
  const text = '用了99.5%的AI，OK。';
  const places = normalise([span(text, { srcStart: 100 })], 'zh-CN').map(({ say, srcStart, srcEnd }) => [
    say,
    text.slice(srcStart - 100, srcEnd - 100),
  ]);
  expect(places).toEqual([
    ['用了', '用了'],
    ['百分之九十九点五', '99.5%'],
    ['的', '的'],
    ['AI', 'AI'],
    [',', '，'],
    ['OK', 'OK'],
    ['.', '。'],
  ]);
});
