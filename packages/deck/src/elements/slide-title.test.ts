import { expect, test } from 'vitest';
import { titleOf } from './slide-title.ts';
import { aText } from '../testing.ts';

test('a slide is called by its title, else by its first words', () => {
  const body = aText('第一点\n第二点');
  expect(titleOf([body, aText('标题', { role: 'title' })])).toBe('标题');
  expect(titleOf([aText('Logo', { role: 'decoration' }), body])).toBe('第一点');
  expect(titleOf([aText(' ', { role: 'title' })])).toBe('');
  expect(titleOf([aText('2', { role: 'slide-number' }), aText('May', { role: 'date' })])).toBe('');
  expect(titleOf([aText('Building\nEffective Agents', { role: 'title' })])).toBe('Building Effective Agents');
});

test('a page mark is no name of a slide that has other words', () => {
  expect(titleOf([aText('P · 04'), aText('02'), aText('Eight rules')])).toBe('Eight rules');
  expect(titleOf([aText('4 / 14'), aText('第 4 页'), aText('八条原则')])).toBe('八条原则');
  expect(titleOf([aText('2031'), aText('Outlook')])).toBe('2031');
  expect(titleOf([aText('4 / 14')])).toBe('4 / 14');
});
