import { describe, expect, test } from 'vitest';
import {
  formatClock,
  formatDay,
  formatMinute,
  formatMoment,
  formatMoney,
  formatNumber,
  formatPrice,
} from './format.ts';

// Local times: what is said depends on the day where the reader is.
const now = new Date(2026, 10, 15, 14, 30);
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('a moment', () => {
  test.each([
    [before(0), '刚刚', 'Just now'],
    [before(-0.5), '刚刚', 'Just now'],
    [before(5), '5 分钟前', '5 minutes ago'],
    [new Date(2026, 10, 15, 10, 32), '今天 10:32', 'Today 10:32'],
    [new Date(2026, 10, 14, 23, 5), '昨天 23:05', 'Yesterday 23:05'],
    [new Date(2026, 10, 3, 9, 0), '11 月 3 日', 'Nov 3'],
    [new Date(2025, 1, 28, 9, 0), '2025 年 2 月 28 日', 'Feb 28, 2025'],
  ])('%s is %s', (date, zh, en) => {
    expect(formatMoment(date, 'zh-CN', now)).toBe(zh);
    expect(formatMoment(date, 'en-US', now)).toBe(en);
  });

  test('also to the minute and to the day', () => {
    const date = new Date(2026, 10, 3, 9, 5);
    expect(formatMinute(date, 'zh-CN')).toBe('2026 年 11 月 3 日 09:05');
    expect(formatDay(date, 'en-US')).toBe('Nov 3, 2026');
  });
});

test('numbers and money follow the language', () => {
  expect(formatNumber(200_000, 'zh-CN')).toBe('200,000');
  expect(formatPrice({ CNY: 1999, USD: 279 }, 'zh-CN')).toBe('¥1,999');
  expect(formatPrice({ CNY: 1999, USD: 279 }, 'en-US')).toBe('$279');
  expect(formatMoney(9.5, 'USD', 'en-US')).toBe('$9.50');
});

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [245_000, '4:05'],
  [-1, '0:00'],
])('%i ms is %s on a clock', (ms, text) => {
  expect(formatClock(ms)).toBe(text);
});
