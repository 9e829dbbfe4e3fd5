import { describe, expect, test } from 'vitest';
import { stateIn, telegraphed, withoutPlace } from './telegraph.ts';

describe('what is left out of a note', () => {
  test.each([
    [
      'Although the first winter was hard, farmers of the valley have planted more trees every year',
      'Farmers of the valley have planted more trees every year',
    ],
    [
      'To shorten the way to school, the town will build a bridge over the canal',
      'The town will build a bridge over the canal',
    ],
    ['Children who are interested in music learn faster', 'Children interested in music learn faster'],
    ['Sales of bread clearly rose by 12 percent in one year', 'Sales of bread rose by 12% in one year'],
    ['这座桥其实是一个连接两个村庄的通道', '这座桥是连接两个村庄的通道'],
    ['老师每周都会对作业进行检查', '老师每周都会检查作业'],
  ])('is heard: %s', (text, note) => {
    expect(telegraphed(text)).toBe(note);
  });

  test.each([
    'If the water is too warm, the fish will leave the upper part of the lake',
    'Because of the rain, the match may not begin before noon on Saturday',
    'Although the shop is small, it sells more bread than the market',
    'Since 1996, the library has been open on Sundays for all readers',
    'Houses that were not insured lost half of their value',
    'The guide says “people who are interested in music” come twice',
    '如果数据没有清洗，就不能直接用于训练',
  ])('is never what turns the meaning: %s', (text) => {
    expect(telegraphed(text)).toBe(text);
  });
});

describe('how a thing is', () => {
  test.each([
    [
      'The mall is located near the station and is open on Sundays',
      'mall',
      'Located near the station and open on Sundays',
    ],
    ['Paper cups are not allowed in the laboratory', 'Paper cups', 'Not allowed in the laboratory'],
  ])('stands behind its name: %s', (text, label, said) => {
    expect(stateIn(text)).toEqual({ label, text: said });
  });

  test('of two things that are said neither is taken for the other', () => {
    expect(stateIn('The hall is closed in winter, and the garden stays open')).toBeUndefined();
    expect(stateIn('The hall is closed in winter but it may be rented')).toBeUndefined();
  });
});

test('a line does not say by what its page is called already', () => {
  expect(withoutPlace('在使用检索工具时，应选择正确的关键词', '文献的检索')).toBe('应选择正确的关键词');
  expect(withoutPlace('在天气炎热时，应减少户外的活动', '文献的检索')).toBe('在天气炎热时，应减少户外的活动');
});
