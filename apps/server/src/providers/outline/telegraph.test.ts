import { describe, expect, test } from 'vitest';
import { noteOf } from './note-of.ts';
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
    ['Sales of bread actually rose by 12 percent in one year', 'Sales of bread rose by 12% in one year'],
    ['水质十分重要的河段有三处', '水质重要的河段有三处'],
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
    'Apart from Mondays, the museum is open to all visitors every day',
    'While the engine is running, the hood of the car must stay closed',
    'Since the war ended, the town has doubled its population',
    'To enter the laboratory, all students must wear goggles and gloves',
    'The fee was not actually paid by the tenants of the house',
    'The new glue holds as well as the old one on wood and on metal',
    'Doctors who are women earn less than others in this town',
    'The belt measures the range of motion of the knee and the hip',
    '如果数据没有清洗，就不能直接用于训练',
    '每三十分钟检查一次设备的温度',
    '只占十分之一的人口住在城里',
    '非常规能源的比重正在上升',
    '教师应检验其实际效果',
    '学校公布了其实施方案',
    '尤其实用的是第三种方法',
    '学校将针对新员工进行培训',
    '老师面对全体学生进行检查',
    '二者相对独立地进行研究',
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

  test.each([
    'Nobody is allowed in the hall after ten',
    'None of the rooms are open at night for visitors',
    'The teacher said the pool is closed in the winter',
  ])('has no name in front of it where that would turn it: %s', (text) => {
    expect(noteOf(text).label).toBeUndefined();
  });

  test('of two things that are said neither is taken for the other', () => {
    expect(stateIn('The hall is closed in winter, and the garden stays open')).toBeUndefined();
    expect(stateIn('The hall is closed in winter but it may be rented')).toBeUndefined();
  });
});

test('a line does not say by what its page is called already', () => {
  expect(withoutPlace('在使用检索工具时，应选择正确的关键词', '文献的检索')).toBe('应选择正确的关键词');
  for (const text of ['在天气炎热时，应减少户外的活动', '在不使用检索工具时，应关闭电脑的电源'])
    expect(withoutPlace(text, '文献的检索')).toBe(text);
});
