import { countingIds } from '@app/deck/testing.ts';
import { expect, test } from 'vitest';
import { drawOutline } from './draw-outline.ts';
import { makeTalk } from './make-talk.ts';
import { answeredBy, askAt } from './questions.ts';
import { documentOf } from './testing.ts';

const talkOf = (text: string, pages?: { from: number; to: number }) => {
  const document = documentOf(text);
  return makeTalk(drawOutline(document, 'x', pages), document, { newId: countingIds(), name: 'x' });
};

test('the last page asks what the talk has answered, and the words name one of the questions', () => {
  const last = talkOf(`# Tea
## Leaves
A tea bush is a plant with small white flowers and hard leaves. Farmers pick the leaves by hand in April. Cool nights make the leaves sweeter.
## Water
Water is the best companion of green tea. The water should not boil. Old water tastes flat.`).at(-1);
  expect(last?.content).toMatchObject({
    kind: 'questions',
    entries: [{ text: 'What is a tea bush?' }, { text: 'What is water?' }],
  });
  expect(last?.told.map(({ text }) => text).join(' ')).toContain('What is a tea bush?');
});

test('a part is counted as the contents count it', () => {
  const chapter = (name: string, parts: number) =>
    `## ${name}\n${Array.from(
      { length: parts },
      (_, at) =>
        `### ${name} ${at + 1}\nFarmers of ${name} ${at + 1} pick the leaves by hand in month ${at + 1}. The hill of ${name} is ${at + 3}00 metres high. Traders of ${name} come on day ${at + 9} with ${at + 2} carts.`,
    ).join('\n')}`;
  const talk = talkOf(
    `# Tea\n${[chapter('Hangzhou', 1), chapter('Suzhou', 8), chapter('Fuzhou', 8)].join('\n')}`,
    { from: 20, to: 30 },
  );
  const agenda = talk.find(({ content }) => content.kind === 'agenda')?.content;
  const listed = agenda?.kind === 'agenda' ? agenda.entries.map(({ text }) => text) : [];
  const sections = talk.flatMap(({ content }) => (content.kind === 'section' ? [content] : []));
  expect(sections.length).toBeGreaterThan(0);
  for (const { title, number } of sections) expect(listed[number - 1]).toBe(title);
  expect(talk.flatMap(({ told }) => told.map(({ text }) => text)).join(' ')).not.toContain('first part');
});

test.each([
  ['李强汇报', '赵婷汇报', '孙浩提出', false],
  ['产品介绍', '投资建议', '长篇小说', true],
])('what is left of a part is what was said, not who spoke: %s', (first, second, third, isLeft) => {
  const part = (name: string) => `## ${name}
### ${name}的上月
- ${first}：${name}的新版支付页面已经上线，支付成功率提高到百分之九十六。
- ${second}：${name}的客服收到的退款投诉降到每周四十五件，比上月少一半。
- ${third}：${name}的旧机型打开首页仍然需要四秒，用户常常中途离开。
### ${name}的讨论
- 首页加载：${name}的轮播图由五张减到两张，由技术部在月底前负责完成。
- 会员续费：${name}在到期前七天提醒用户，试行一个月以后再看结果。
- 年末准备：${name}的服务器扩容一倍，预算八万元，由财务部审核。`;
  const talk = talkOf(`# 例会纪要\n${['华东', '华南', '华北', '西北'].map(part).join('\n')}`);
  const summary = talk.filter(({ content }) => content.kind !== 'agenda').slice(-2);
  expect(JSON.stringify(summary).includes(`${first}、`), JSON.stringify(summary)).toBe(isLeft);
});

test('a title that quotes stands in a question with the marks that stand inside others', () => {
  expect(askAt((title) => `“${title}”？`, 'zh', 1)('“对还是错”：交易乱象')).toBe(
    '“‘对还是错’：交易乱象”里最重要的是什么？',
  );
});

test('pages below one heading are led to by what is new in their names', () => {
  const paragraph = (name: string) =>
    `${name} grow slowly on the high hills, and farmers water ${name} each morning. Nobody cuts ${name} before the summer. In a dry year ${name} need shade, or ${name} lose their scent. Old families keep ${name} for guests. Traders weigh ${name} in the evening, when the market of the town is nearly over and the roads are empty.`;
  const talk = talkOf(
    `# Tea\n## Plants\n${['Red camellias', 'White jasmines', 'Wild orchids', 'Blue asters'].map(paragraph).join('\n')}`,
    { from: 10, to: 15 },
  );
  const titles = talk.map(({ content }) => content.title);
  const told = talk.flatMap((page) => page.told.map(({ text }) => text)).join(' ');
  expect(titles.filter((title) => title.startsWith('Plants:')).length).toBeGreaterThan(1);
  expect(told).not.toMatch(/Plants: \S+ .*Plants: /u);
});

test('a title that asks is asked, and of two names only the one that does', () => {
  const page = (text: string) => ({ id: 'a', kind: 'page' as const, text, from: [], children: [] });
  const lower = (text: string) => text;
  expect(answeredBy([page('为什么会翻：三角形'), page('认识你的车 · 翻车了怎么办（每班）')], lower)).toEqual(
    [],
  );
  expect(answeredBy([page('认识你的车 · 怎样停车（每班一次）'), page('How do we pay')], lower)).toEqual([
    '怎样停车？',
    'How do we pay?',
  ]);
});

test('one part alone needs no list of parts', () => {
  const pages = ['Leaves', 'Roots', 'Water', 'Light', 'Soil'].map(
    (name) =>
      `### ${name}\n${name} of the tea bush are told of by old farmers in many ways. Each village has its own words for ${name}. Young people learn ${name} from their parents in the long evenings of winter, when there is little to do on the hills and the roads are closed.`,
  );
  const talk = talkOf(
    `# Tea\nTea is grown on high hills. It is drunk in all the world. People like it in the morning.\n## Plants\n${pages.join('\n')}`,
    { from: 10, to: 15 },
  );
  expect(talk.map(({ content }) => content.kind)).not.toContain('agenda');
});
