import { describe, expect, test } from 'vitest';
import { noteOf, notesOn } from './note-of.ts';
import { questionFor } from './questions.ts';

const lower = (text: string) => text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

describe('a sentence on a slide is a note', () => {
  test.each([
    [
      'Team building is a collective term for various types of activities',
      { label: 'Team building', text: 'A collective term for various types of activities' },
    ],
    ['时间戳是一种按毫秒记录的数字', { label: '时间戳', text: '一种按毫秒记录的数字' }],
    ['光合作用是指植物把光能变成化学能的过程', { label: '光合作用', text: '植物把光能变成化学能的过程' }],
  ])('what a thing is stands behind its name: %s', (sentence, note) => {
    expect(noteOf(sentence)).toEqual(note);
  });

  test.each([
    'This is a collective term for various types of activities',
    'The following plan is an early list of the topics of the year',
    'Often there is a debate about what the garden of the school is for',
    'Whether the place is a great city or a small village makes no difference',
    'The reason that they left is a long story of its own',
    'The effectiveness of team building differs substantially',
    '这是一种按毫秒记录的数字',
    '它不是一种药',
    '午睡的长短对下午的注意力有什么影响？',
  ])('nothing else gets a name: %s', (sentence) => {
    expect(noteOf(sentence)).toEqual({ text: sentence });
  });

  test('what only adds to a long sentence is said and not shown', () => {
    expect(
      noteOf(
        'Dragon boat racing has a rich history of ceremonial traditions, which originated in southern China',
      ).text,
    ).toBe('Dragon boat racing has a rich history of ceremonial traditions');
  });

  test.each([
    [
      'Towns with wide streets and old trees, which somebody planted long ago, have cooler summers',
      'Towns with wide streets and old trees have cooler summers',
    ],
    [
      'We also find that the children of both towns sleep longer on the days after a long walk in the woods',
      'The children of both towns sleep longer on the days after a long walk in the woods',
    ],
    [
      '从这些数据可以看出，学生最担心的问题并不是考试的分数，而是老师的态度',
      '学生最担心的问题并不是考试的分数，而是老师的态度',
    ],
    [
      '近年来，随着地铁线路的不断增加，越来越多的居民在上下班的路上不再开车出行',
      '越来越多的居民在上下班的路上不再开车出行',
    ],
  ])('what only leads to it is said and not shown: %s', (sentence, note) => {
    expect(noteOf(sentence).text).toBe(note);
  });

  test.each([
    'Some people say that the children of both towns sleep longer on the days after a long walk',
    '有人认为，住在河边的孩子比住在山里的孩子更早学会游泳',
  ])('who says so stays where it is not the author: %s', (sentence) => {
    expect(noteOf(sentence)).toEqual({ text: sentence });
  });

  test.each([
    ['在评分方法方面，本课程主要看平时的作业', { label: '评分方法', text: '本课程主要看平时的作业' }],
    [
      '对于新来的同事，部门会安排一位老师带三个月',
      { label: '新来的同事', text: '部门会安排一位老师带三个月' },
    ],
  ])('what it says it is about is its name: %s', (sentence, note) => {
    expect(noteOf(sentence)).toEqual(note);
  });

  test.each([
    ['There are four main portfolios in the society', 'Four main portfolios in the society'],
    [
      'Remember to tell the others when you finish a task to avoid that two people do the same work',
      'Tell the others when you finish a task',
    ],
    [
      'The rooms of the new building are kept open at night so that students can work there',
      'Kept open at night',
    ],
    ['本报告详细分析了午睡对学生下午注意力的影响', '分析了午睡对学生下午注意力的影响'],
    [
      '仓库每天晚上都要清点一次所有的零件和工具，以便第二天早上补货',
      '仓库每天晚上都要清点一次所有的零件和工具',
    ],
  ])('who writes, that it is important, why and what for are said and not shown: %s', (sentence, note) => {
    expect(noteOf(sentence).text).toBe(note);
  });

  test.each([
    'You must never open the door of the oven while it is hot',
    'We must be home before it gets dark in the woods',
  ])('what would turn its meaning stays: %s', (sentence) => {
    expect(noteOf(sentence).text).toBe(sentence);
  });

  test.each([
    [
      'Floor plan',
      'A floor plan shows the rooms and the doors of one storey',
      'Shows the rooms and the doors of one storey',
    ],
    ['图书馆', '图书馆提供两百多个安静的座位给学生', '提供两百多个安静的座位给学生'],
    ['时间戳', '时间戳的精度决定了消息的先后顺序', '时间戳的精度决定了消息的先后顺序'],
  ])('what its page is called is not named again: %s', (title, text, note) => {
    expect(notesOn(title, new Set([text]))({ text }).text).toBe(note);
  });

  test('a row of things is never cut', () => {
    const row =
      'Examples of practice areas for designers are wayfinding, placemaking, branded environments and displays';
    expect(noteOf(row).text).toBe(row);
    const inside =
      'The study found that some activities, including team building and training, improve the results of teams';
    expect(noteOf(inside).text).toBe(inside);
  });

  test('points of lists stay as their author wrote them', () => {
    const lines = [{ text: 'A team is a group with one goal' }, { text: 'A leader is a person who leads' }];
    expect(lines.map(notesOn('Teams', new Set(['A team is a group with one goal'])))).toEqual([
      { label: 'Team', text: 'A group with one goal' },
      { text: 'A leader is a person who leads' },
    ]);
  });
});

describe('the question that a sentence answers', () => {
  test.each([
    ['Team building is a collective term for various activities', 'What is team building?'],
    ['The harvest is the end of a long year on the fields', 'What is the harvest?'],
    ['Wetlands are the kidneys of a landscape', 'What are wetlands?'],
    ['There are four approaches to team building', 'Which approaches to team building are there?'],
    ['光合作用是指植物把光能变成化学能的过程', '什么是光合作用？'],
    ['全球变暖的主要原因是温室气体的排放', '全球变暖的主要原因是什么？'],
    ['2025 年市场规模 2680 亿元，比上年增长 7.2%', '2025 年市场规模是多少？'],
  ])('%s', (sentence, question) => {
    expect(questionFor(sentence, lower)).toBe(question);
  });

  test.each([
    'They left early',
    'M is the set of all robots in the system',
    '这是一种药物的名字',
    'A book printed in 868 is the earliest known one',
  ])('is left out where there is none: %s', (sentence) => {
    expect(questionFor(sentence, lower)).toBeUndefined();
  });
});
