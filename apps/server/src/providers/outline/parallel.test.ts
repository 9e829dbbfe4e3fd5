import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import { countingIds } from '@app/deck/testing.ts';
import { describe, expect, test } from 'vitest';
import { readPlainText } from '../document/text/txt/read-txt.ts';
import { drawOutline } from './draw-outline.ts';
import { makeTalk } from './make-talk.ts';
import { materialOf } from './material.ts';
import { withParallels } from './parallel.ts';
import { documentOf } from './testing.ts';

function talkOf(text: string) {
  const document = documentOf(text);
  const outline = drawOutline(document, 'x');
  return { outline, talk: makeTalk(outline, document, { newId: countingIds(), name: 'x' }) };
}
const shownOn = (pages: ReturnType<typeof talkOf>['talk'], title: string): string =>
  pages
    .flatMap(({ content, slide }) => (content.title.startsWith(title) ? JSON.stringify(slide) : []))
    .join('');

const long = (name: string, at: number) =>
  `${name}方面：连续${at + 4}周睡眠不足的学生，注意力水平下降百分之${at + 20}，反应时间变长。做题因此变得粗心，成绩也跟着下降。`;
const end = '## 结尾\n同学们从今天起记录自己的睡眠时间。坚持一个月以后再比较前后的变化。';

describe('parallel lines are shown together', () => {
  test.each([4, 6])('%i paragraphs that each begin with a name', (count) => {
    const names = ['学习', '身体', '情绪', '安全', '家庭', '社交'].slice(0, count);
    const { talk } = talkOf(
      `# 睡眠\n## 影响\n睡眠不足的影响可以分开来看。\n${names.map(long).join('\n')}\n${end}`,
    );
    const shown = shownOn(talk, '影响');
    expect(names.filter((name) => !shown.includes(`${name}方面`))).toEqual([]);
  });

  test('paragraphs that begin in the same way', () => {
    const stages = ['浅睡眠', '深睡眠', '快速眼动睡眠'];
    const { talk } = talkOf(
      `# 睡眠\n## 过程\n${stages.map((name) => `${name}阶段，身体会发生一些变化，持续约20分钟。2021年有3万人参加了对它的研究，花费1.2亿元。`).join('\n')}\n${end}`,
    );
    const shown = shownOn(talk, '过程');
    expect(stages.filter((name) => !shown.includes(`${name}阶段`))).toEqual([]);
  });

  test.each([6, 9])('%i points of a list, on two slides where one has no room', (count) => {
    const items = Array.from(
      { length: count },
      (_, at) => `Keep rule number ${'abcdefghi'[at]} when you go to bed at night`,
    );
    const { talk } = talkOf(
      `# Sleep\n## Rules\nIn 2023 about 40,000 people kept them, 12 percent more than in 2022.\n${items.map((item) => `- ${item}`).join('\n')}\n## Ends\nThe study closed at noon. On every Sunday of the year nobody worked there at all.`,
    );
    const slides = talk.filter(({ content }) => content.title.startsWith('Rules'));
    expect(items.filter((item) => !JSON.stringify(slides).includes(item))).toEqual([]);
  });

  test('none of them comes before the others, and what is no order has no steps', () => {
    const items = [
      '巩固记忆：白天学到的知识会变成长时记忆',
      '清除废物：有害物质被带走',
      '促进生长：激素大量分泌',
    ];
    const { talk } = talkOf(
      `# 睡眠\n## 人为什么要睡觉\n睡眠的作用归纳为三条：\n${items.map((item) => `- ${item}`).join('\n')}\n${end}`,
    );
    const page = talk.find(({ content }) => content.title === '人为什么要睡觉');
    expect(['points', 'cards']).toContain(page?.content.kind);
    expect(JSON.stringify(page?.told)).not.toContain('步');
  });

  test('beside a table with little room they are not shown in part', () => {
    const causes = ['作业占用了晚上的时间', '屏幕的光让人没有睡意', '生物钟会向后推迟', '家庭作息不规律'];
    const document = readPlainText(
      `# 睡眠\n## 睡多久\n各国给出了建议的时间，差别不大。\n\n| 年龄 | 建议 | 就寝 |\n|---|---|---|\n| 小学生 | 9—12 | 21:20 |\n| 初中生 | 9 | 22:00 |\n| 高中生 | 8 | 23:00 |\n\n${causes.map((cause) => `- ${cause}`).join('\n')}\n\n${end}`,
    );
    expect(document.blocks.some(({ kind }) => kind === 'table')).toBe(true);
    const points = JSON.stringify(pagesOfOutline(drawOutline(document, 'x')));
    expect(new Set(causes.map((cause) => points.includes(cause))).size).toBe(1);
  });
});

test('questions and answers are no list of parallel points', () => {
  const lines = [
    '提问：每天睡多久才够用？',
    '回答：每天九个小时就够了。',
    '提问：每天何时上床去睡？',
    '回答：每天晚上十点以前。',
  ];
  const document = documentOf(`# 睡眠\n## 问答\n${lines.join('\n')}\n${end}`);
  const sentences = materialOf(document, 'x').sections.flatMap(({ sentences: own }) => own);
  expect(sentences.some(({ text }) => text.includes('九个小时'))).toBe(true);
  expect(withParallels(sentences).filter(({ list }) => list !== undefined)).toEqual([]);
});

test('the summary has a line for each part, also where a part only names things', () => {
  const { talk } = talkOf(
    `# 水循环\n## 环节\n水在自然界里不停地运动，推动它的能量来自太阳辐射和地球的重力。主要的环节如下：\n- 蒸发：海水变成水汽\n- 降水：水汽变成雨雪\n- 径流：雨水汇入江河\n## 意义\n水循环维护了全球水的动态平衡。它每年把许多泥沙从高原和山地带进海洋里，塑造了平原和三角洲的样子。\n## 特点\n我国水资源的总量居世界第六位。人均水量却只有世界平均水平的四分之一，南方多而北方少，夏秋多而冬春少。\n## 办法\n解决分布不均的主要办法是修建水库。跨流域调水也是常用的办法，例如把长江的水调到华北和西北的缺水地区。`,
  );
  const summary = talk.at(-2);
  expect(summary?.content).toMatchObject({
    kind: 'summary',
    entries: [{ label: '环节', text: '蒸发、降水、径流' }, {}, {}, {}],
  });
});

test('where a list is too long to be shown its number is told', () => {
  const items =
    '访客登记 垃圾分类 宠物牵绳 车辆停放 阳台花盆 空调外机 楼道灯光 电梯检修 雨天防滑 快递柜台 消防通道 健身器材 绿地浇水 屋顶水箱 夜间施工 房屋出租'
      .split(' ')
      .map((name) => `${name}由物业公司按月检查并且公布结果`);
  const { talk } = talkOf(
    `# 公寓\n## 守则\n住户守则从今年一月一日起执行。\n${items.map((item) => `- ${item}`).join('\n')}\n${end}`,
  );
  const page = talk.find(({ content }) => content.title === '守则');
  const shown = items.filter((item) => JSON.stringify(page?.slide).includes(item)).length;
  expect(shown).toBeGreaterThan(1);
  expect(page?.told.map(({ text }) => text)).toContain(`一共有16条，页面上列出了其中的${shown}条。`);
});
