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
