import { expect, test } from 'vitest';
import { statisticsLimits } from './limits.ts';
import { metrics } from './states/metric.ts';

test('the data board counts viewers, interactions, collections and likes, and lists the top 5 questions', () => {
  expect(metrics).toEqual(['viewers', 'interactions', 'collections', 'likes']);
  expect(statisticsLimits.topQuestions).toBe(5);
});
