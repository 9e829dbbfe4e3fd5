import { expect, test } from 'vitest';
import { createEmbeddedAnswers } from './embedded.ts';
import type { PageOfPassages, Passage } from './port.ts';

const answers = createEmbeddedAnswers();

const zhTitles = [
  '认识太阳系',
  '太阳：一切的中心',
  '内侧四颗：岩石行星',
  '外侧四颗：巨行星',
  '地球为什么特别',
];
const zhScripts = [
  ['大家好，我是晓讲。', '今天我们用几分钟认识太阳系：中间的太阳是什么样，八颗行星各有什么脾气。'],
  ['它的表面大约五千五百摄氏度。', '你现在看到的阳光，是八分二十秒以前从太阳出发的。'],
  [
    '水星没有大气保温，昼夜温差大约六百度，可它两极的阴影里居然有冰。',
    '金星裹着厚厚的二氧化碳，表面约四百六十五度，比水星还热。',
    '火星上有太阳系最高的火山，奥林帕斯山，高约二十二公里。',
  ],
  ['木星最大，它的大红斑是一场吹了几百年的风暴。', '土星的光环由无数冰块和岩石组成。'],
  ['第一，距离合适，水能以液态存在。', '第三，有磁场，把太阳风挡在外面。'],
];
const enTitles = ['Meet the solar system', 'The Sun', 'Worlds of rock', 'The giants', 'Why Earth is special'];
const enScripts = [
  ['Hello, I am Claire.'],
  ['Its surface is about 5,500 degrees Celsius.', 'The sunlight you see left the Sun eight minutes ago.'],
  [
    'Still, there is ice in the shadows at the poles of Mercury.',
    'Venus is wrapped in carbon dioxide and is the hottest planet of all.',
    'Mars has the highest volcano we know, Olympus Mons.',
  ],
  ['Jupiter is the largest, and its Great Red Spot is a storm.', 'The rings of Saturn are ice and rock.'],
  ['A magnetic field keeps the solar wind away.'],
];

function deck(titles: string[], scripts: string[][]): [PageOfPassages[], Passage[]] {
  const pages = titles.map((title, index) => ({ page: index + 1, title }));
  const passages = scripts.flatMap((lines, index) =>
    lines.map((text): Passage => ({ page: index + 1, text, kind: 'script' })),
  );
  return [pages, passages];
}
const zh = deck(zhTitles, zhScripts);
const en = deck(enTitles, enScripts);

test.each([
  ['为什么金星比水星还热？', 3, '二氧化碳'],
  ['水星两极有冰吗', 3, '居然有冰'],
  ['大红斑是什么？', 4, '风暴'],
  ['太阳表面多少度', 2, '五千五百'],
  ['最高的火山在哪里', 3, '奥林帕斯山'],
  ['土星光环是由什么组成的？', 4, '冰块和岩石'],
  ['磁场有什么用', 5, '太阳风'],
])('%s is answered from page %i', async (question, page, words) => {
  const { outcome, sentences } = await answers.answer(question, ...zh);
  expect(outcome).not.toBe('none');
  expect(sentences.map((sentence) => sentence.page)).toContain(page);
  expect(sentences.map(({ text }) => text).join('')).toContain(words);
});

test.each([
  ['Which planet is the hottest?', 3, 'Venus'],
  ['What is the Great Red Spot?', 4, 'storm'],
  ['What are the rings of Saturn made of?', 4, 'ice and rock'],
  ['How hot is the surface of the Sun?', 2, '5,500'],
  ['highest volcano', 3, 'Olympus'],
])('%s is answered from page %i', async (question, page, words) => {
  const { outcome, sentences } = await answers.answer(question, ...en);
  expect(outcome).not.toBe('none');
  expect(sentences[0]?.page).toBe(page);
  expect(sentences.map(({ text }) => text).join(' ')).toContain(words);
});

test.each([
  ['今天股票涨了吗？'],
  ['你们公司的退货政策是什么？'],
  ['how do I cook rice'],
  ['？？？'],
  ['😀😀'],
  ['的了吗'],
])('%s is not in the deck, and it says so', async (question) => {
  expect((await answers.answer(question, ...zh)).outcome).toBe('none');
  expect((await answers.answer(question, ...en)).outcome).toBe('none');
});

test('who asks for what a page is about hears what it says, not what it asks', async () => {
  const pages = [{ page: 1, title: '地球为什么特别' }];
  const passages = [
    '那么地球为什么特别？',
    '第一，距离合适，水能以液态存在。',
    '第二，有大气，能保温，也挡住了大多数流星。',
    '第三，有磁场，把太阳风挡在外面。',
  ].map((text): Passage => ({ page: 1, text, kind: 'script' }));
  const { outcome, sentences } = await answers.answer('地球为什么特别？', pages, passages);
  expect(outcome).toBe('found');
  expect(sentences).toEqual(passages.slice(1, 3));
});

test('a heading is no answer, and a whole sentence is better than a fragment', async () => {
  const pages = [{ page: 1, title: '外侧四颗' }];
  const lines = ['外侧四颗', '木星', '木星：最大的行星，有一场吹了几百年的风暴'];
  const passages = [
    ...['木星最大，它的大红斑是一场吹了几百年的风暴。'].map(
      (text): Passage => ({ page: 1, text, kind: 'script' }),
    ),
    ...lines.map((text): Passage => ({ page: 1, text, kind: 'slide' })),
  ];
  const { sentences } = await answers.answer('木星是什么？', pages, passages);
  expect(sentences).toEqual([passages[0]]);
});

test.each([
  ['哪颗最大', '木星'],
  ['土星光环是什么做的', '土星'],
  ['how hot is it on the Sun', '5,500'],
  ['which one is the biggest', 'Jupiter'],
])('%s finds the same thing in other words', async (question, words) => {
  const { sentences } = await answers.answer(question, ...(/[a-z]/.test(question) ? en : zh));
  expect(sentences.map(({ text }) => text).join(' ')).toContain(words);
});

test('what the deck does not say outright is called near, not found', async () => {
  const { outcome, sentences } = await answers.answer('木星有多少颗卫星？', ...zh);
  expect(outcome).toBe('near');
  expect(sentences[0]?.page).toBe(4);
});

test.each([
  ['火星上有没有生命？', 'Is there life on Mars?'],
  ['土星有多大？', 'How big is Saturn?'],
])('%s: what is said of another thing is no answer', async (chinese, english) => {
  for (const [question, deck] of [[chinese, zh] as const, [english, en] as const]) {
    const { outcome, sentences } = await answers.answer(question, ...deck);
    expect(outcome).not.toBe('found');
    for (const { text } of sentences) expect(text).toMatch(/火星|土星|Mars|Saturn/);
  }
});

test.each([
  ['你好', 'greeting'],
  ['Hello!', 'greeting'],
  ['谢谢老师', 'thanks'],
  ['thank you so much', 'thanks'],
  ['再说一遍', 'again'],
  ['Can you repeat that?', 'again'],
  ['第九页讲了什么？', 'noPage'],
  ['What is on slide 12?', 'noPage'],
])('%s asks for nothing that the deck has: %s', async (question, remark) => {
  expect(await answers.answer(question, ...zh)).toEqual({ outcome: 'none', sentences: [], remark });
});

test.each([
  ['第四页讲了什么', 4],
  ['第 4 页的内容是什么？', 4],
  ['what does page four say', 4],
  ['Tell me about the fourth slide', 4],
  ['最后一页', 5],
])('%s is answered with that page', async (question, page) => {
  const { outcome, sentences } = await answers.answer(question, ...zh);
  expect(outcome).toBe('found');
  expect(new Set(sentences.map((sentence) => sentence.page))).toEqual(new Set([page]));
});

test.each([
  ['奥林匹斯山有多高', '奥林帕斯山'],
  ['Wich planet is the bigest?', 'Jupiter'],
  ['What is the Graet Red Spot?', 'storm'],
])('%s is understood although it is mistyped', async (question, words) => {
  const { sentences } = await answers.answer(question, ...(/[a-z]/.test(question) ? en : zh));
  expect(sentences.map(({ text }) => text).join(' ')).toContain(words);
});

test('a deck without words answers nothing', async () => {
  expect((await answers.answer('太阳', [], [])).outcome).toBe('none');
});

const report = deck(
  ['Our restaurant', 'The new house in Darien', 'Money'],
  [
    ['We have cooked for twenty years.', 'Guests come back every week.'],
    [
      'Darien has no other house like ours, and the station is near.',
      'The kitchen of the old bakery can be used as it is.',
      'Rent is low for ten years.',
    ],
    ['The bank lends us half of it.', 'Sales grow by a tenth each year.'],
  ],
);

test('a comparison with what the deck does not know gets the page that has most of it, told to be near', async () => {
  const question = 'How do rent, kitchen and station differ between the house in Darien and one in Paris?';
  const { outcome, sentences } = await answers.answer(question, ...report);
  expect(outcome).toBe('near');
  expect(sentences.map(({ page }) => page)).toEqual([2]);
});

test('a long question of which no page has enough is not answered', async () => {
  const question =
    'For which reasons was the observatory on the mountain in Chile moved during the last year?';
  expect((await answers.answer(question, ...report)).outcome).toBe('none');
});
