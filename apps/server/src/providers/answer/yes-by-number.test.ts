import { expect, test } from 'vitest';
import { asked, page } from './testing.ts';
import { verdictByNumber } from './yes-by-number.ts';

test.each([
  ['Is the mill premium above 1 %?', 'Mill premium stable: 0.40–0.64% of all sales.', 'no'],
  ['Is the mill premium below 1 percent?', 'The mill premium is 0.4%.', 'yes'],
  ['Does the press weigh over 5 kg?', 'The press weighs 5 kg.', 'no'],
  ['Does the press weigh at least 5 kg?', 'The press weighs 5 kg.', 'yes'],
  ['Did the trial have more than 100 patients?', 'The trial had 120 patients.', 'yes'],
  ['准确率超过90%了吗？', '测试集上的准确率是百分之九十二。', 'yes'],
  ['报名费低于50元吗？', '报名费是80元。', 'no'],
])('%s %s', (question, text, verdict) => {
  expect(verdictByNumber(question, text)).toBe(verdict);
});

// The number is another one's, or nobody knows how much it is.
test.each([
  ['Is the premium above 1 %?', 'The premium rose by 2 % to 3 %.'],
  ['Is the premium above 1 %?', 'The premium is 0.5–2 %.'],
  ['Is the premium above 1 %?', 'The premium should be 2 %.'],
  ['Is the premium above 1 %?', 'The discount is 2 %.'],
  ['Is the premium above 1 %?', 'The premium is over 0.5 %.'],
  ['Is the press longer than 5 m?', 'The press weighs 6 kg.'],
  ['What is above 1 %?', 'The premium is 2 %.'],
  ['准确率超过90%了吗？', '召回率是92%。'],
  ['准确率超过90%了吗？', '目标是准确率95%。'],
])('%s is left open by %s', (question, text) => {
  expect(verdictByNumber(question, text)).toBeUndefined();
});

test('a number is compared before it is told', () => {
  const deck = [
    page('Premiums', [['Mill premium stable: 0.40–0.64% of all sales']]),
    page('Ovens', [['Every oven burns wood']]),
    page('Sales', [['Sales fell in spring']]),
  ];
  const { said, verdict } = asked(deck, 'Is the mill premium above 1 %?');
  expect(said).toContain('0.40');
  expect(verdict).toBe('no');
});
