import { expect, test } from 'vitest';
import { asked, page } from './testing.ts';
import { verdictOf } from './yes-or-no.ts';

test.each([
  ['Must nominees be mobile?', 'Qualified by mobility: nominees must be mobile.', 'yes'],
  [
    'Can universities cross-certify with the bridge?',
    'Universities may cross-certify with the bridge.',
    'yes',
  ],
  ['Are reviews a calibration of performance?', 'Reviews are not a calibration of performance.', 'no'],
  ['Is smoking allowed in the yard?', 'Smoking is not allowed in the yard.', 'no'],
  ['Is the pool heated?', 'The pool is heated, and the hall is not.', 'yes'],
  ['Does the plan cover travel?', "The plan doesn't cover travel.", 'no'],
  ['快煮饭能预约吗？', '快煮饭和蒸煮不能预约。', 'no'],
  ['展厅里可以拍照吗', '展厅里可以拍照，不可以用闪光灯。', 'yes'],
  ['事假是无薪假吗？', '事假为无薪假，事假是无薪假的一种。', undefined],
  ['能不能跨桶 join？', '不支持跨桶的 join，也没有事务。', 'no'],
  ['丧假带薪吗？', '丧假带薪，可以事后补交证明。', 'yes'],
  ['骑电助力车必须戴头盔吗？', '骑电助力车必须戴头盔。', 'yes'],
  ['内锅是不是可以放入洗碗机？', '内锅不可以放入洗碗机。', 'no'],
])('%s %s', (question, text, verdict) => {
  expect(verdictOf(question, text)).toBe(verdict);
});

// Each shares its words with the question and does not surely answer it.
test.each([
  ['Does the cat eat the bird?', 'The bird eats the cat.'],
  ['Is the plant open?', 'The plant was open until 2019.'],
  ['Is Venus the largest planet?', 'Venus is the second largest planet.'],
  ['Are all rooms heated?', 'Most rooms are heated.'],
  ['Are rooms heated?', 'Only two rooms are heated.'],
  ['Is the pool heated?', 'If it is cold, the pool is heated.'],
  ['Is the pool heated?', 'Is the pool heated?'],
  ['Is the pool heated in winter?', 'The pool is heated.'],
  ['Is the pool open or closed?', 'The pool is open.'],
  ['Must guests pay?', 'Guests may pay.'],
  ['Can you name the pool?', 'The pool has a name.'],
  ['Isn’t the pool heated?', 'The pool is heated.'],
  ['Is the pool heated?', 'The pool is not only heated.'],
  ['Is level 4 stronger than level 1?', 'Here we have level 1 and level 4.'],
  ['月卡能退吗？', '开通 3 天内没有骑过的月卡可以退，骑过就不能退。'],
  ['普通车免费吗？', '65 岁以上的老人骑普通车免费。'],
  ['老人骑车收钱吗？', '老人骑车，家属收钱不收费。'],
  ['宿舍能养猫还是养狗？', '宿舍能养猫。'],
  ['所有员工都带薪吗？', '员工带薪。'],
  ['现在还能报名吗', '去年能报名。'],
  ['食堂能刷卡吗？', '食堂不锈钢桌子能刷卡。'],
  ['普通车免费吗？', '学生凭学生证骑普通车免费。'],
  ['Are rooms heated?', 'The rooms of the northern wing are heated on Sundays.'],
  ['Is drinking allowed?', 'Drinking is allowed after 6 pm.'],
])('%s is neither affirmed nor denied by %s', (question, text) => {
  expect(verdictOf(question, text)).toBeUndefined();
});

test('a question for yes or no hears it with the sentence that says so', () => {
  const deck = [
    page(
      'The yard',
      [],
      'The yard is behind the house. Smoking is not allowed in the yard. It has two old trees.',
    ),
    page('The kitchen', [], 'The kitchen is on the second floor. Meals are cooked there every day.'),
  ];
  const found = asked(deck, 'Is smoking allowed in the yard?');
  expect(found.said).toContain('not allowed');
  expect(found.verdict).toBe('no');
  expect(asked(deck, 'Where is smoking allowed?').verdict).toBeUndefined();
});
