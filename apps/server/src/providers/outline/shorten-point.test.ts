import { describe, expect, test } from 'vitest';
import { shortenPoint } from './shorten-point.ts';

test.each([
  ['However, the rate fell to 40% in South Africa.', 'The rate fell to 40% in South Africa'],
  ['然后，把盐慢慢倒进温水里', '把盐慢慢倒进温水里'],
  ['此外，出口额增长了百分之二十。', '出口额增长了百分之二十'],
])('%s is the point: %s', (sentence, point) => {
  expect(shortenPoint(sentence)).toBe(point);
});

test('a long name is no point without what it shows', () => {
  const sentence =
    '脱离法定检疫与卫生运输规范的网络宠物交易，暴露出检疫制度落实不足与跨区域流动监管缺失等问题，给公共卫生带来巨大挑战。';
  expect(shortenPoint(sentence)).toMatch(/监管缺失等问题$/u);
});

test('a long sentence ends with one of its clauses', () => {
  const sentence =
    'October is recognised as Breast Cancer Awareness Month around the whole world, a time to create awareness, honor the millions of lives affected and reaffirm commitment.';
  expect(shortenPoint(sentence)).toBe(
    'October is recognised as Breast Cancer Awareness Month around the whole world, a time to create awareness',
  );
});

test.each([
  'The medicine can be given to all adults who come to the hospital in the morning, unless they are allergic to it.',
  '所有参加培训的新员工都可以在第一个月内申请调换到其他部门的岗位工作，除非部门主管书面反对。',
])('a clause that turns the meaning stays: %s', (sentence) => {
  expect(shortenPoint(sentence)).toBe(sentence.replace(/[.。]$/u, ''));
});

test.each([
  'Government serves all the people of the country best when it is effective, efficient, economical, ethical, and equitable.',
  'Federal agencies and all of our critical infrastructure — such as energy, communications, and money — depend on the same systems to carry out their work.',
])('what is enumerated or stands between dashes is not torn: %s', (sentence) => {
  expect(shortenPoint(sentence)).toBe(sentence.slice(0, -1));
});

test('a number stays whole', () => {
  const sentence =
    'Studies with 40,000 people in Japan found 12 percent fewer heart attacks among those who drank five cups a day.';
  expect(shortenPoint(sentence)).toBe(sentence.slice(0, -1));
});

test('what only leads in is never left alone', () => {
  const sentence =
    'According to the report of the World Health Organization on health equity, persons with disabilities die up to 20 years earlier than others in most countries.';
  expect(shortenPoint(sentence)).toContain('die up to 20 years earlier');
});

test('what is said does not ask where the question behind it goes', () => {
  expect(
    shortenPoint(
      'The moon pulls at the water of the sea on the side that faces it. Why does it do so every day of the year?',
    ),
  ).toBe('The moon pulls at the water of the sea on the side that faces it');
});

test.each([
  ['城市的发展需要一张清楚的地图，边界由河流与山脉共同决定', '工程师们每年都会去那里测量一次道路的宽度。'],
  ['很多学生住得离学校很远，每天要在路上花掉将近三个小时', '家长们希望学校能够开设更多的校车线路。'],
  ['这个地区的工业起步很晚，设备和技术都比邻国落后', '政府计划在未来五年里投资建设新的工厂和学校。'],
])('words that only look as if they led on end a point: %s', (point, more) => {
  expect(shortenPoint(`${point}，${more}`)).toBe(point);
});

test.each([
  ['很多学生住得离学校很远，在他们每天早上出门去学校之前', '家长们希望学校能够开设更多的校车线路。'],
  ['很多学生住得离学校很远，边听老师说话', '一定要把所有的问题和答案都认真地写下来才行。'],
])('words that lead on end none: %s', (point, more) => {
  expect(shortenPoint(`${point}，${more}`)).not.toBe(point);
});

test.each([
  'The steering arm of the robot can be either raised to make it move in a straight line, or lowered to make it turn.',
  'The new rule not only shortens the way that the papers of all offices take, but saves the town two million a year.',
  '长江流域及其以南地区的耕地只占全国耕地的百分之三十八，水资源却占全国的百分之八十一。',
  '今年的课程要弄清楚人为什么要睡觉，青少年每天需要睡多久，睡得不好会怎样，以及怎样才能睡得更好。',
])('no half of one thought stands alone: %s', (sentence) => {
  expect(shortenPoint(sentence)).toBe(sentence.replace(/[.。]$/u, ''));
});

test.each([
  'This makes it the 15th day after the Spring Equinox of the traditional calendar, either 4, 5 or 6 April in a given year.',
  'Studies of many groups of people have shown that while women of all ages prefer more treble oriented music, men prefer bass.',
  'Three years later, upon the death of the old president in the spring of that year, the government declared the day a holiday.',
])('what is said of something goes with it: %s', (sentence) => {
  expect(shortenPoint(sentence)).toBe(sentence.slice(0, -1));
});

test('what is too long for an outline ends with a whole word', () => {
  const words = `The city of ${'long '.repeat(70)}“names” stands`;
  const point = shortenPoint(words);
  expect(point.length).toBeLessThanOrEqual(300);
  expect(point).toMatch(/ long…$/);
});

test.each([
  '在教学安排上，任课老师通过观察学生每天的练习和提问，决定下一周课堂讨论的题目和分组方式。',
  '近几年，随着城市地铁线路和自行车道的不断增加，越来越多的居民在上下班的路上不再开车出行。',
  '综合三次问卷和两次访谈的全部结果可以看出，学生最担心的问题并不是考试的分数，而是老师的态度。',
  '阅读能力：运用分级读物和课堂朗读两种不同的训练办法，让每个学生在一年之内读完二十本书。',
  '由于学校只有一间很小的图书室，因此如何从学生每个星期的阅读记录出发，安排下一年的买书计划，是老师们最关心的事情。',
  'Towns with wide streets and old trees, which were planted by the first people who came to live there, have cooler summers.',
  'Letters to the office: If you would like to speak about grades, about the house, or about what only the two of us should know, write a letter.',
  'Even when they are tired, cold, and far away from the villages in which they were born, the herders of the north sing in the evening.',
  'What they ask for, and what they believe that they will get, are two things that nobody in the town office has ever compared.',
  'The town has found that long meetings tire all of its people, and that short letters, while sometimes unclear, save most of them an hour.',
  'Knowing the names of all the plants in the garden – and what each of them needs in the winter – is the work of a lifetime.',
  'The teachers asked the parents of all four schools and found that for children with a long way home, a later lesson was harder.',
])('what leads to something goes with what it leads to: %s', (sentence) => {
  expect(shortenPoint(sentence)).toBe(sentence.replace(/[.。]$/u, ''));
});

test('what was done to something ends a point, and what hangs behind it does not', () => {
  const whole =
    '在每个学期开始之前，教务处通过系统收集各班的选课结果，对教室进行统一分配；同时结合老师的意见，调整上课的时间。';
  expect(shortenPoint(whole)).toBe(
    '在每个学期开始之前，教务处通过系统收集各班的选课结果，对教室进行统一分配',
  );
});

describe('a point never ends where the next clause says it', () => {
  test.each([
    '以某市为例，仅2021-2025年间，申报量就增长了三倍多，而工作人员的数量没有增加，每个人的工作量因此越来越大。',
    '平台可以在有关法律的后续实施条例中，明确规定商家必须上传证明，并且每个月都要向有关部门报告一次。',
    '商家为了压缩流程的时间与成本、实现利益最大化，往往绕开正规渠道，使用没有资质的车辆运输大量的动物。',
    '学习一门课程如果脱离了实际意义，转而投身于无止境的计算当中，无疑不利于理解它的本质和它要解决的问题。',
    'The degree of leadership that the board has over the firm varies; in practice at large firms, the executives drive most initiatives with the oversight of the board.',
    'Beginning in 2015, new rules began to spread through the whole of the industry, and as of 2018, 71% of all the firms that were asked had one.',
  ])('%s', (sentence) => {
    expect(shortenPoint(sentence, 24)).not.toMatch(
      /(?:年间|条例中|最大化|计算当中|at large firms|as of 2018|in practice)$/u,
    );
  });

  test('a row of numbers in brackets is a part of its formula', () => {
    expect(
      shortenPoint(
        '我们从单位矩阵E=(1, 0; 0, 1)着手，把它的第一列看作一个向量，再把它的第二列看作另一个向量来分析',
        24,
      ),
    ).toContain('E=(1,0;0,1)');
  });

  test('a name with a dash is one', () => {
    expect(
      shortenPoint(
        'The agency had tried to pass a rule for decades, and the Dodd–Frank Act allowed it to do so, but the rule was struck down in court.',
        24,
      ),
    ).not.toMatch(/Dodd$/u);
  });
});
