import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import { countingIds } from '@app/deck/testing.ts';
import { describe, expect, test } from 'vitest';
import type { Block } from '../document/document.ts';
import { drawOutline } from './draw-outline.ts';
import { countsHeadings, headingOf } from './headings.ts';
import { keyPhrase } from './key-phrase.ts';
import { makeTalk } from './make-talk.ts';
import { materialOf } from './material.ts';
import { ownNameOf } from './page-names.ts';
import { shortClaim } from './short-claim.ts';
import { subjectIn } from './subject-of.ts';
import { documentOf } from './testing.ts';
import { topicOf } from './topic-of.ts';

const sentencesOf = (text: string) =>
  materialOf(documentOf(text), 'x').sections.flatMap(({ sentences }) => sentences);

test.each([
  ['水循环的主要环节有六个，每一个都离不开太阳。', '水循环的主要环节'],
  ['一夜的睡眠并不是一个样子的，它由四到六个周期组成。', undefined],
  ['我国水资源总量约为2.8万亿立方米，居世界第六位。', '我国水资源总量'],
  ['The water cycle consists of six stages that follow each other.', 'water cycle'],
  ['This consists of six stages that follow each other.', undefined],
])('a page is named by what a sentence says something of: %s', (sentence, topic) => {
  expect(topicOf(sentencesOf(sentence), [])).toBe(topic);
});

test.each([
  ['The research we did was about towers, and it took a year.', undefined],
  ['The old towers are made of stone, and nobody lives there.', 'Old towers'],
])('what somebody does is no name of a page: %s', (sentence, subject) => {
  expect(subjectIn(sentence)).toBe(subject);
});

test('what people keep doing is no name of a page either', () => {
  const text =
    'We keep track of stones. The towers keep track of players. Players keep track of the hill that they are on.';
  expect(keyPhrase(sentencesOf(text), [], []) ?? '').not.toMatch(/track/u);
});

test('a novel is called as its file, and its first chapter keeps its name', () => {
  const chapter = (name: string) =>
    `# ${name}\n老陈在${name}里推开一扇木门，屋里一片漆黑。他摸出${name}的火柴，划了三次才点着。火光照见${name}的一个孩子。`;
  const novel = documentOf(['第一章 雨夜', '第二章 学堂', '第三章 远行'].map(chapter).join('\n'));
  const outline = drawOutline({ ...novel, title: '第一章 雨夜' }, '山路');
  expect(outline.title).toBe('山路');
  expect(pagesOfOutline(outline)[0]?.page.text).toBe('雨夜');
});

test('who is below an age is not pointed at', () => {
  expect(shortClaim(['18岁以下儿童免费进入老茶馆。'], [])).toContain('以下');
});

test('a document that is one chapter is called as it', () => {
  const chapter = documentOf(
    '# 第一章 茶树\n## 生长\n茶树长得很慢，十年才高过人。\n## 采摘\n茶农在清晨采摘嫩叶。',
  );
  expect(drawOutline({ ...chapter, title: '第一章 茶树' }, 'ch1').title).toContain('茶树');
});

test.each([
  ['Press freedom is fragile. Laws protect press freedom. Courts defend press freedom.', /press freedom/i],
  ['Set theory is old. Schools teach set theory. Many books explain set theory.', /set theory/i],
])('a name may begin as what somebody does: %s', (text, name) => {
  expect(keyPhrase(sentencesOf(text), [], []) ?? '').toMatch(name);
});

test('a page is not named by of whom it speaks, nor by what leads to something', () => {
  const sentences = sentencesOf(
    '对于雌犬而言：手术之后应当休息三天。The commands are as follows: press the keys to move and click to shoot.',
  );
  const plan = { title: '', path: [], sentences, things: [], blocks: [], parts: [], isShared: false };
  expect(ownNameOf(plan, ['fighters on the other team.'], []) ?? '').not.toMatch(/而言|follows|fighters/u);
});

test.each([
  ['.搜索功能', '搜索功能'],
  ['.NET 框架', '.NET 框架'],
  ['1.3 2026年河北高考关键规则', '2026年河北高考关键规则'],
])('a heading stands without its number and without the stop of another one: %s', (text, heading) => {
  expect(headingOf(text)).toBe(heading);
});

test('what only counts or points is no name of a page', () => {
  const text = '每个周期大约九十分钟。每个周期都有三个阶段。每个周期之后人会醒一下。';
  expect(keyPhrase(sentencesOf(text), [], []) ?? '').not.toMatch(/每/u);
});

test('the title of the document is neither a point of its first page nor the name of the next', () => {
  const title = 'How rivers and lakes of the whole country are kept clean in summer';
  const lines = Array.from(
    { length: 12 },
    (_, at) => `In 20${at + 10} people took ${at + 3} tons of waste out of the river near town number ${at}.`,
  );
  const document = documentOf(`# ${title}\n${title}\n${lines.join('\n')}`);
  const talk = makeTalk(drawOutline(document, 'x'), document, { newId: countingIds(), name: 'x' });
  expect(talk[0]?.content.title).toBe(title);
  expect(JSON.stringify(talk.slice(1))).not.toContain(title);
});

test('pages of one chapter with the same headings are told apart by what these stand below', () => {
  const room = (name: string) =>
    `## ${name}\n### 用途\n${name}每天早上八点开门，晚上十点关门，周末也一样开放。来的人先在门口登记，再领一把钥匙。钥匙离开的时候还给门口的老师。\n### 规则\n在${name}里不能大声说话，也不能吃有味道的东西。用过的工具要放回原来的架子上。谁弄坏了东西要马上告诉老师。`;
  const house = documentOf(`# 校舍手册\n${['图书馆', '实验室', '音乐室'].map(room).join('\n')}`);
  const titles = pagesOfOutline(drawOutline(house, 'x', { from: 10, to: 15 })).map(({ page }) => page.text);
  expect(titles).toContain('图书馆：规则');
  expect(new Set(titles).size).toBe(titles.length);
});

describe('headings of a document', () => {
  const heading = (text: string): Block => ({ kind: 'heading', page: 1, level: 1, text });
  const line = (text: string): Block => ({ kind: 'paragraph', page: 1, text });
  const titles = (blocks: Block[]) =>
    materialOf({ pages: 1, pagesLeft: 0, blocks }, 'x').sections.map(({ title }) => title);

  test('one that two lines hold is one', () => {
    const text = (name: string) => line(`The ${name} moves on a grid that is fed by a single common signal.`);
    expect(
      titles([
        text('car'),
        heading('I. Beyond string control: gains through'),
        heading('control by voltage'),
        text('robot'),
        heading('II. End'),
        text('arm'),
      ]),
    ).toEqual(['', 'Beyond string control: gains through control by voltage', 'End']);
  });

  test('letters count parts beside Roman numbers, too', () => {
    expect(countsHeadings(['I. Robots', 'A. Arms of robots', 'B. Legs of robots', 'V. Ends'])).toBe(true);
  });
});

test('the first of several chapters does not name the talk, and neither does a piece of a letterhead', () => {
  const chapters = documentOf(`
# 背景
## 起源
茶树最早生长在西南的山里，那里的居民很早就开始采摘它的叶子，并把它们晒干以后再喝。
# 方法
## 采摘
采茶要在清明之前的早晨进行，只摘最嫩的两片叶子，其余的都留在枝上。
`);
  expect(drawOutline(chapters, '茶叶报告').title).toBe('茶叶报告');
  expect(drawOutline({ ...chapters, title: '广 东' }, '茶叶报告').title).toBe('茶叶报告');
});
